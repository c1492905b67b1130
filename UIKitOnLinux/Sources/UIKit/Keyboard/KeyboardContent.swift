/// The views at the bottom of the screen for a first responder, and their size.
struct KeyboardContent {
    enum Body {
        case none
        case system(KeyboardStyle)
        case custom(UIView)
    }

    var body: Body
    var accessory: UIView?
    var accessoryHeight: CGFloat = 0
    /// The total size of body and accessory, in points.
    var size: CGSize

    /// Whether the content is empty.
    var isEmpty: Bool { size.height <= 0 }

    /// Whether both contents consist of the same views.
    func hasSameViews(as other: KeyboardContent) -> Bool {
        guard accessory === other.accessory else { return false }
        switch (body, other.body) {
        case (.none, .none), (.system, .system): return true
        case (.custom(let first), .custom(let second)): return first === second
        default: return false
        }
    }
}

/// The style of the system keyboard, which follows from the first responder's text input traits.
struct KeyboardStyle: Equatable {
    var type = UIKeyboardType.default
    var returnKey = UIReturnKeyType.default
    var appearance = UIKeyboardAppearance.default
    var hasSuggestions = true

    @MainActor
    init(_ traits: (any UITextInputTraits)?) {
        guard let traits else { return }
        type = traits.keyboardType
        returnKey = traits.returnKeyType
        appearance = traits.keyboardAppearance
        let isPad = [.numberPad, .phonePad, .decimalPad, .asciiCapableNumberPad].contains(type)
        hasSuggestions = !isPad && !traits.isSecureTextEntry && traits.autocorrectionType != .no
    }
}
