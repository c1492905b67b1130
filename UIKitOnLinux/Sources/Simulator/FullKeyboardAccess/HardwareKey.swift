/// A key of a hardware keyboard by which Full Keyboard Access is used.
public enum HardwareKey: String, CaseIterable, Sendable {
    /// Goes to the next element; with shift to the one before.
    case tab
    /// Activates the element, or types a space.
    case space
    /// Activates the element, or presses return in what is typed into.
    case `return`
    /// Goes back, or closes what is in front.
    case escape
}
