/// What stands at the bottom of the screen for a first responder, and how large it is.
struct KeyboardContent {
    enum Body {
        case none
        case system(KeyboardStyle)
        case custom(UIView)
    }

    var body: Body
    var accessory: UIView?
    var accessoryHeight: CGFloat = 0
    /// In points; of body and accessory together.
    var size: CGSize

    /// Whether anything is shown.
    var isEmpty: Bool { size.height <= 0 }

    /// Whether it is made of the same views.
    func hasSameViews(as other: KeyboardContent) -> Bool {
        guard accessory === other.accessory else { return false }
        switch (body, other.body) {
        case (.none, .none), (.system, .system): return true
        case (.custom(let first), .custom(let second)): return first === second
        default: return false
        }
    }
}

/// What the first responder's traits make of the system keyboard.
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
