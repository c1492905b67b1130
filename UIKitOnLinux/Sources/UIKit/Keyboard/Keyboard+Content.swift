// The content of the keyboard for a first responder.
extension Keyboard {
    /// Returns the keyboard's content, or `nil` for a responder that needs neither keys nor an input view.
    func content(for responder: UIResponder) -> KeyboardContent? {
        let custom = responder.inputView
        let takesKeys = responder is any UIKeyInput
        let accessory = responder.inputAccessoryView
        guard custom != nil || takesKeys || accessory != nil else { return nil }
        let screen = UIScreen.inUse
        var content = KeyboardContent(
            body: .none, accessory: accessory, size: CGSize(width: screen.bounds.width, height: 0))
        if let custom {
            content.body = .custom(custom)
            content.size.height = height(of: custom)
        } else if takesKeys, !isHardwareConnected {
            let style = KeyboardStyle(responder as? any UITextInputTraits)
            content.body = .system(style)
            if floatingOrigin != nil, screen.configuration.idiom == .pad {
                content.size = KeyboardMetrics.floatingSize
            } else {
                content.size.height = KeyboardMetrics(screen.configuration)
                    .height(withSuggestions: style.hasSuggestions)
            }
        }
        if let accessory {
            content.accessoryHeight = height(of: accessory)
            content.size.height += content.accessoryHeight
        }
        return content.isEmpty ? nil : content
    }

    /// Returns the height of an input view: its Auto Layout height at the screen's width, or the height of its frame.
    private func height(of view: UIView) -> CGFloat {
        if !view.translatesAutoresizingMaskIntoConstraints {
            let target = CGSize(width: UIScreen.inUse.bounds.width, height: 0)
            return view.systemLayoutSizeFitting(
                target, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
            ).height
        }
        let intrinsic = view.intrinsicContentSize.height
        return view.bounds.height > 0 ? view.bounds.height : max(0, intrinsic)
    }

    func place(of content: KeyboardContent) -> Place {
        let screen = UIScreen.inUse.bounds
        if let origin = floatingOrigin, UIScreen.inUse.configuration.idiom == .pad, case .system = content.body {
            let x = min(max(0, origin.x), max(0, screen.width - content.size.width))
            let y = min(max(0, origin.y), max(0, screen.height - content.size.height))
            return .floating(CGRect(origin: CGPoint(x: x, y: y), size: content.size))
        }
        return .docked(
            CGRect(x: 0, y: screen.height - content.size.height, width: screen.width, height: content.size.height))
    }
}
