/// Dark or light content in the status bar; `default` follows the interface style.
public enum UIStatusBarStyle: Int, Sendable {
    case `default` = 0
    case lightContent = 1
    case darkContent = 3
}
