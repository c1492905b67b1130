// Editing, with the same order of calls as in a text field, except that the keyboard appears earlier.
extension UITextView {
    nonisolated public class var textDidBeginEditingNotification: NSNotification.Name {
        NSNotification.Name("UITextViewTextDidBeginEditingNotification")
    }
    nonisolated public class var textDidChangeNotification: NSNotification.Name {
        NSNotification.Name("UITextViewTextDidChangeNotification")
    }
    nonisolated public class var textDidEndEditingNotification: NSNotification.Name {
        NSNotification.Name("UITextViewTextDidEndEditingNotification")
    }

    private var textDelegate: (any UITextViewDelegate)? { delegate as? any UITextViewDelegate }

    // MARK: - Beginning and ending

    func beginEditing() -> Bool {
        if isFirstResponder { return true }
        guard canBecomeFirstResponder, textDelegate?.textViewShouldBeginEditing(self) ?? true else { return false }
        return FirstResponder.change(to: self)
    }

    func endEditing() -> Bool {
        guard isFirstResponder else { return true }
        let mayEnd = textDelegate?.textViewShouldEndEditing(self) ?? true
        guard mayEnd || FirstResponder.isForcing else { return false }
        return FirstResponder.resign(self)
    }

    func editingDidBegin() {
        isEditing = true
        caretView.start()
        setNeedsLayout()
        // Unlike with a text field, the keyboard appears before `textViewDidBeginEditing`.
        Keyboard.shared.update()
        textDelegate?.textViewDidBeginEditing(self)
        NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
    }

    func editingDidEnd() {
        guard isEditing else { return }
        isEditing = false
        content.unmark()
        caretView.stop()
        setNeedsLayout()
        textDelegate?.textViewDidEndEditing(self)
        NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
    }

    // MARK: - Changing

    /// Changes the text without asking the delegate, and informs it of the change.
    func edit(_ range: Range<Int>, to replacement: String) {
        let old = content.selection
        dropAttributes()
        content.replace(range, with: replacement)
        contentDidChange()
        if isEditing { caretView.start() }
        if content.selection != old { textDelegate?.textViewDidChangeSelection(self) }
        textDelegate?.textViewDidChange(self)
        NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
        Keyboard.shared.textDidChange(of: self)
        if isEditing { showRange(selectedRange) }
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
        textDelegate?.textViewDidChangeSelection(self)
        Keyboard.shared.textDidChange(of: self)
    }

    // MARK: - Taps

    /// Handles a tap. The first tap begins editing, each tap moves the caret, and a double tap selects a word.
    func tapped(_ tap: UIGestureRecognizer) {
        let wasEditing = isEditing
        guard becomeFirstResponder() else { return }
        layoutIfNeeded()
        let offset = offset(at: tap.location(in: self))
        let word = content.word(at: offset)
        let isSecond = wasEditing && FrameClock.now - lastTap < 0.35
        select(isSecond && !word.isEmpty ? word : offset..<offset)
        lastTap = isSecond ? -.infinity : FrameClock.now
    }

    func traitsDidChange() {
        if isEditing { Keyboard.shared.traitsDidChange(of: self) }
    }
}

// MARK: - KeyboardClient

extension UITextView: KeyboardClient {
    var textBeforeCaret: String { content.substring(0..<content.selection.lowerBound) }

    func keyboardInsert(_ text: String) {
        if mayChange(content.selection, to: text) { insertText(text) }
    }

    func keyboardDelete() {
        guard let range = content.rangeToDelete else { return }
        if mayChange(range, to: "") { deleteBackward() }
    }

    /// Inserts a line break, or commits marked text. The delegate is asked as for other text.
    func keyboardReturn() {
        if content.marked != nil { unmarkText() } else { keyboardInsert("\n") }
    }

    private func mayChange(_ range: Range<Int>, to text: String) -> Bool {
        textDelegate?.textView(
            self, shouldChangeTextIn: NSRange(location: range.lowerBound, length: range.count), replacementText: text)
            ?? true
    }
}
