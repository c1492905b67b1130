/// A press of a button or key, from its beginning to its end.
///
/// Like Apple's, the class isn't isolated to the main actor.
///
/// https://developer.apple.com/documentation/uikit/uipress
open class UIPress: NSObject {
    /// The phases of a press.
    public enum Phase: Int, Sendable {
        case began = 0
        /// The force of the press has changed.
        case changed = 1
        /// The button is held, and hasn't changed since the previous event.
        case stationary = 2
        case ended = 3
        /// The system has taken over the press.
        case cancelled = 4
    }

    /// The buttons of a remote control.
    public enum PressType: Int, Sendable {
        case upArrow = 0
        case downArrow = 1
        case leftArrow = 2
        case rightArrow = 3
        case select = 4
        case menu = 5
        case playPause = 6

        /// The type of all keys of a keyboard.
        ///
        /// On iOS, the type of a key is a value without a public case: 2000 plus the usage code, for arrow keys too, as
        /// logged in https://github.com/hajimehoshi/ebiten/issues/1090. A Swift enum can't have such values, so all keys
        /// share this one. Apps identify a key by ``UIPress/key``.
        @_spi(Simulator) case keyboardKey = 2000
    }

    /// The type of the press. For a key, it is none of the public cases.
    open internal(set) var type: PressType

    open internal(set) var phase = Phase.began

    /// The time of the last change in seconds of media time.
    open internal(set) var timestamp: TimeInterval

    /// The key, or nil for a press that isn't from a keyboard.
    open internal(set) var key: UIKey?

    /// The window in which the press began.
    open internal(set) var window: UIWindow?

    /// The responder that was the first to receive the press: the first responder, for example.
    open internal(set) var responder: UIResponder?

    /// The force: 1 while the key is down, and 0 after its release.
    open var force: CGFloat { phase == .ended || phase == .cancelled ? 0 : 1 }

    /// A Boolean value that indicates whether the beginning of the press has reached the end of the responder chain
    /// because no responder has handled it.
    var isUnhandled = false

    init(of key: UIKey, in window: UIWindow, to responder: UIResponder, at time: TimeInterval) {
        type = .keyboardKey
        self.key = key
        self.window = window
        self.responder = responder
        timestamp = time
    }

    func advance(to phase: Phase, at time: TimeInterval) {
        self.phase = phase
        timestamp = time
    }
}
