/// The keyboard of the device. It appears for the first responder of the key window, notifies the app of its frame, and
/// types text when keys are pressed.
///
/// It follows `FirstResponder`: `update()` determines the required content, compares it with the current content, and
/// moves the keyboard accordingly (`Keyboard+Moving.swift`). Windows and views are in `KeyboardWindow.swift` and
/// `KeyboardView.swift`, the keys in `KeyboardLayout.swift`.
@MainActor
package final class Keyboard {
    package static let shared = Keyboard()

    /// The position of the keyboard on the screen.
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

    /// Whether a hardware keyboard is connected, so that only an accessory view is shown; `false` by default.
    package var isHardwareConnected = false {
        didSet { if isHardwareConnected != oldValue { update() } }
    }

    /// The position of an iPad's floating keyboard, in screen coordinates; `nil`, the default, docks it at the lower
    /// edge.
    package var floatingOrigin: CGPoint? {
        didSet { if floatingOrigin != oldValue { update() } }
    }

    // MARK: - State

    var place = Place.hidden
    var content: KeyboardContent?
    weak var responder: UIResponder?
    /// The number of moves so far, with which an interrupted move detects that it must not post its last notifications.
    var moves = 0
    /// The distance by which a finger has moved the docked keyboard down, in points.
    var pushed: CGFloat = 0
    let guides = KeyboardGuides()

    private var madeWindow: KeyboardWindow?

    var window: KeyboardWindow {
        if let madeWindow { return madeWindow }
        let window = KeyboardWindow(frame: UIScreen.inUse.bounds)
        madeWindow = window
        return window
    }

    /// The keyboard's windows, which are above all windows of the app.
    var windows: [UIWindow] { madeWindow.map { $0.isHidden ? [] : [$0] } ?? [] }

    /// The frame of the keyboard, in screen coordinates; `nil` while it is hidden. During an animation it is the final
    /// frame.
    package var frame: CGRect? {
        guard case .docked(let frame) = place else { return place.frame }
        return frame.offsetBy(dx: 0, dy: pushed)
    }

    package var isDocked: Bool { if case .docked = place { true } else { false } }

    /// The keys that are shown.
    package var keys: [KeyView] { madeWindow?.host.keyboardView?.keyViews ?? [] }

    /// Resets the keyboard for a new device. Observers that outlive the device are notified that it disappears.
    package func reset() {
        if place != .hidden { UIView.performWithoutAnimation { move(to: nil) } }
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

    /// Shows the content that the first responder needs, or hides the keyboard.
    func update() {
        let responder = FirstResponder.current
        self.responder = responder
        move(to: responder.flatMap(content(for:)))
    }

    /// Updates the keyboard if the first responder was lost without resigning, for example because its window was
    /// released.
    func followIfLost() {
        if content != nil, FirstResponder.current !== responder || responder == nil { update() }
    }

    /// Updates the keyboard for a possibly different screen size or orientation.
    package func screenDidChange() {
        guard let madeWindow else { return }
        madeWindow.frame = UIScreen.inUse.bounds
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

    /// Resigns the first responder, as the dismiss key does.
    package func dismiss() {
        responder?.resignFirstResponder()
    }
}
