// Editing, and the delegate methods, notifications and events that it triggers, in order:
//
// - begin: `shouldBeginEditing`; the previous first responder resigns; the field becomes first responder;
//   `didBeginEditing`, its notification, `.editingDidBegin`; the keyboard appears,
// - key: `shouldChangeCharactersIn`; the text changes; `didChangeSelection`, `.editingChanged`, its notification,
// - return key: commits marked text; otherwise `shouldReturn`; `.editingDidEndOnExit` and `.primaryActionTriggered`; editing ends if the former has a
//   handler,
// - end: `shouldEndEditing`; the field resigns; `didEndEditing`, its notification, `.editingDidEnd`; the keyboard
//   disappears.
//
// https://developer.apple.com/documentation/uikit/uitextfielddelegate
extension UITextField {
    // MARK: - Beginning and ending

    func beginEditing() -> Bool {
        if isFirstResponder { return true }
        guard canBecomeFirstResponder, delegate?.textFieldShouldBeginEditing(self) ?? true else { return false }
        return FirstResponder.change(to: self)
    }

    func endEditing() -> Bool {
        guard isFirstResponder else { return true }
        let mayEnd = delegate?.textFieldShouldEndEditing(self) ?? true
        guard mayEnd || FirstResponder.isForcing else { return false }
        return FirstResponder.resign(self)
    }

    func editingDidBegin() {
        isEditing = true
        if clearsOnBeginEditing, hasText, delegate?.textFieldShouldClear(self) ?? true { text = "" }
        caretView.start()
        sideViewsDidChange()
        delegate?.textFieldDidBeginEditing(self)
        NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
        sendActions(for: .editingDidBegin)
    }

    func editingDidEnd() {
        guard isEditing else { return }
        isEditing = false
        content.unmark()
        scroll = 0
        caretView.stop()
        sideViewsDidChange()
        delegate?.textFieldDidEndEditing(self, reason: .committed)
        NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
        sendActions(for: .editingDidEnd)
    }

    // MARK: - Changing

    /// Changes the text without asking the delegate, and informs it of the change.
    func edit(_ range: Range<Int>, to replacement: String) {
        let old = content.selection
        // A text field has a single line.
        let line = replacement.replacing(/\R/, with: " ")
        content.replace(range, with: line)
        contentDidChange()
        if isEditing { caretView.start() }
        if content.selection != old { delegate?.textFieldDidChangeSelection(self) }
        sendActions(for: .editingChanged)
        NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
        Keyboard.shared.textDidChange(of: self)
    }

    /// Replaces the marked text, or the selection, by other marked text.
    func mark(_ text: String, _ selectedRange: NSRange) {
        edit(content.marked ?? content.selection, to: text)
        content.mark(text.utf16.count)
        guard let marked = content.marked else { return }
        let start = marked.lowerBound + selectedRange.location
        select(start..<start + selectedRange.length)
    }

    func select(_ range: Range<Int>) {
        let old = content.selection
        content.select(range)
        guard content.selection != old else { return }
        if isEditing { caretView.start() }
        setNeedsLayout()
        delegate?.textFieldDidChangeSelection(self)
        Keyboard.shared.textDidChange(of: self)
    }

    // MARK: - Taps

    /// Handles a tap. The first tap begins editing, each tap moves the caret, and a double tap selects a word.
    func tapped(at point: CGPoint, count: Int) {
        let wasEditing = isEditing
        guard becomeFirstResponder() else { return }
        layoutIfNeeded()
        let offset = offset(at: point)
        let word = content.word(at: offset)
        select(wasEditing && count % 2 == 0 && !word.isEmpty ? word : offset..<offset)
    }

    func clearByButton() {
        guard delegate?.textFieldShouldClear(self) ?? true else { return }
        edit(0..<content.length, to: "")
    }

    func traitsDidChange() {
        if isEditing { Keyboard.shared.traitsDidChange(of: self) }
    }
}

// MARK: - KeyboardClient

extension UITextField: KeyboardClient {
    var textBeforeCaret: String { content.substring(0..<content.selection.lowerBound) }

    func keyboardInsert(_ text: String) {
        if mayChange(content.selection, to: text) { insertText(text) }
    }

    func keyboardDelete() {
        guard let range = content.rangeToDelete else { return }
        if mayChange(range, to: "") { deleteBackward() }
    }

    func keyboardReturn() {
        if content.marked != nil { return unmarkText() }
        guard delegate?.textFieldShouldReturn(self) ?? true else { return }
        let endsOnExit = allControlEvents.contains(.editingDidEndOnExit)
        sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered])
        if endsOnExit { resignFirstResponder() }
    }

    private func mayChange(_ range: Range<Int>, to text: String) -> Bool {
        delegate?.textField(
            self, shouldChangeCharactersIn: NSRange(location: range.lowerBound, length: range.count),
            replacementString: text) ?? true
    }
}
