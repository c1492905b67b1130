/// The keys of a keyboard, as usage codes of the USB standard for human interface devices.
///
/// The keys that the simulated keyboard has, the digits, and their variants on other keyboards.
///
/// https://developer.apple.com/documentation/uikit/uikeyboardhidusage
public enum UIKeyboardHIDUsage: Int, Sendable {
    case keyboard1 = 30
    case keyboard2 = 31
    case keyboard3 = 32
    case keyboard4 = 33
    case keyboard5 = 34
    case keyboard6 = 35
    case keyboard7 = 36
    case keyboard8 = 37
    case keyboard9 = 38
    case keyboard0 = 39
    /// The Return key above the right Shift key.
    case keyboardReturnOrEnter = 40
    case keyboardEscape = 41
    /// The key that deletes backward.
    case keyboardDeleteOrBackspace = 42
    case keyboardTab = 43
    case keyboardSpacebar = 44
    case keyboardDeleteForward = 76
    case keyboardRightArrow = 79
    case keyboardLeftArrow = 80
    case keyboardDownArrow = 81
    case keyboardUpArrow = 82
    /// The Enter key of the numeric keypad.
    case keypadEnter = 88
    /// A second Return key, which few keyboards have.
    case keyboardReturn = 158
}
