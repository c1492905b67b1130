/// The keyboard of the device: it comes for the first responder of the key window, tells the app where it will be, and
/// types what its keys say.
///
/// It follows what `FirstResponder` holds: `update()` works out what should be shown, compares it with what is, and
/// moves from one to the other (`Keyboard+Moving.swift`). Windows and views of it are in `KeyboardWindow.swift` and
/// `KeyboardView.swift`; keys in `KeyboardLayout.swift`.
@MainActor
package final class Keyboard {
    package static let shared = Keyboard()

    /// Where the keyboard is on the screen.
    enum Place: Equatable {
        case hidden
        case docked(CGRect)
        case floating(CGRect)

        var frame: CGRect? {
            switch self {
            case .hidden: nil
            case .docked(let frame), .floating(let frame): frame
            }
        }
    }

    // MARK: - Settings of the device

    /// Whether keys of another keyboard are at hand, so that only an accessory view is shown; false by default.
    package var isHardwareConnected = false {
        didSet { if isHardwareConnected != oldValue { update() } }
    }

    /// Where an iPad's keyboard has been torn off to, in screen coordinates; nil, the default, for the lower edge.
    package var floatingOrigin: CGPoint? {
        didSet { if floatingOrigin != oldValue { update() } }
    }

    // MARK: - State

    var place = Place.hidden
    var content: KeyboardContent?
    weak var responder: UIResponder?
    /// Counts moves, so that one that was overtaken says nothing at its end.
    var moves = 0
    /// How far a finger has pushed the docked keyboard down, in points.
    var pushed: CGFloat = 0
    let guides = KeyboardGuides()

    private var madeWindow: KeyboardWindow?

    var window: KeyboardWindow {
        if let madeWindow { return madeWindow }
        let window = KeyboardWindow(frame: UIScreen.main.bounds)
        madeWindow = window
        return window
    }

    /// The windows to draw and to touch, above all of the app's.
    var windows: [UIWindow] { madeWindow.map { $0.isHidden ? [] : [$0] } ?? [] }

    /// Where the keyboard is or moves to, in screen coordinates; nil while it is away.
    package var frame: CGRect? {
        guard case .docked(let frame) = place else { return place.frame }
        return frame.offsetBy(dx: 0, dy: pushed)
    }

    package var isDocked: Bool { if case .docked = place { true } else { false } }

    /// The keys that are shown, to be touched one by one.
    package var keys: [KeyView] { madeWindow?.host.keyboardView?.keyViews ?? [] }

    /// A new device begins.
    package func reset() {
        madeWindow?.isHidden = true
        madeWindow = nil
        place = .hidden
        content = nil
        responder = nil
        moves += 1
        pushed = 0
        isHardwareConnected = false
        floatingOrigin = nil
    }

    // MARK: - Following the first responder

    /// Shows what the first responder wants, or goes.
    func update() {
        let responder = FirstResponder.current
        self.responder = responder
        move(to: responder.flatMap(content(for:)))
    }

    /// A first responder that went without a word, as with a window that was dropped, takes the keyboard along.
    func followIfLost() {
        if content != nil, FirstResponder.current !== responder || responder == nil { update() }
    }

    /// Size or orientation may be others.
    func screenDidChange() {
        guard let madeWindow else { return }
        madeWindow.frame = UIScreen.main.bounds
        madeWindow.propagateTraits()
        update()
    }

    func traitsDidChange(of responder: UIResponder) {
        if responder === self.responder { update() }
    }

    func textDidChange(of responder: UIResponder) {
        if responder === self.responder { madeWindow?.host.keyboardView?.textDidChange() }
    }

    // MARK: - Typing

    package func type(_ text: String) {
        if let client = responder as? any KeyboardClient {
            client.keyboardInsert(text)
        } else {
            (responder as? any UIKeyInput)?.insertText(text)
        }
    }

    package func deleteBackward() {
        if let client = responder as? any KeyboardClient {
            client.keyboardDelete()
        } else {
            (responder as? any UIKeyInput)?.deleteBackward()
        }
    }

    package func pressReturn() {
        if let client = responder as? any KeyboardClient {
            client.keyboardReturn()
        } else {
            (responder as? any UIKeyInput)?.insertText("\n")
        }
    }

    /// Has the first responder give way, as the key with the keyboard on it does.
    package func dismiss() {
        responder?.resignFirstResponder()
    }
}
