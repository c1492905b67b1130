/// A key of a hardware keyboard.
public enum HardwareKey: String, CaseIterable, Sendable {
    /// The Tab key: moves the focus to the next element, or with Shift to the previous one.
    case tab
    /// The Space key: activates the element, or types a space.
    case space
    /// The Return key: activates the element, or presses return in a text input.
    case `return`
    /// The Escape key: goes back, or closes the frontmost screen. In a text input it first discards marked text.
    case escape
    /// The Up Arrow key: a press for the app, otherwise moves the caret of a text input, or increments an adjustable
    /// element.
    case upArrow
    case downArrow
    case leftArrow
    case rightArrow
}
