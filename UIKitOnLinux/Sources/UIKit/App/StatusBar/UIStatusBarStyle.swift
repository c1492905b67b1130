/// The style of the status bar's content, dark or light. `default` follows the interface style.
public enum UIStatusBarStyle: Int, Sendable {
    case `default` = 0
    case lightContent = 1
    case darkContent = 3
}
