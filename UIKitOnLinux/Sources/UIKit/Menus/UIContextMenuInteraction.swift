/// An interaction that shows a context menu after a long press.
///
/// After half a second, the delegate is asked for a configuration. If it returns one, the touches in the view are
/// canceled, the view is lifted above a dimmed background, and the menu appears next to it. To choose an action, the
/// user moves the same finger to it and lifts, or taps it; a tap outside the menu dismisses it.
/// https://developer.apple.com/documentation/uikit/uicontextmenuinteraction
@MainActor
open class UIContextMenuInteraction: NSObject, UIInteraction {
    public enum appearance: Int, Sendable {
        /// No menu is shown.
        case unknown = 0
        /// A menu with a preview.
        case rich = 1
        /// A menu without a preview.
        case compact = 2
    }

    open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
    open private(set) weak var view: UIView?

    public init(delegate: any UIContextMenuInteractionDelegate) {
        self.delegate = delegate
        super.init()
        gate.mayBegin = { [weak self] in
            self?.clickOnScreen = nil
            return self?.mayBegin() ?? false
        }
        recognizer.delegate = gate
        recognizer.addHandler { [weak self] _ in self?.fingerDidMove() }
    }

    /// The appearance of the current menu.
    open var menuAppearance: UIContextMenuInteraction.appearance {
        session.map { $0.isCompact ? .compact : .rich } ?? .unknown
    }

    /// Returns the current or last location of the gesture that shows the menu, in a view's coordinates; in the
    /// window's for `nil`.
    open func location(in view: UIView?) -> CGPoint {
        guard let clickOnScreen else { return recognizer.location(in: view) }
        return (view ?? self.view?.window)?.pointFromScreen(clickOnScreen) ?? clickOnScreen
    }

    /// Dismisses the current menu with an animation. Does nothing if no menu is shown.
    open func dismissMenu() { session?.end() }

    // MARK: - UIInteraction

    open func willMove(to view: UIView?) {
        session?.end(animated: false)
        self.view?.removeGestureRecognizer(recognizer)
    }

    open func didMove(to view: UIView?) {
        self.view = view
        view?.addGestureRecognizer(recognizer)
    }

    // MARK: - Internal

    /// Whether the menu opens on touch down and without a preview, as a control's menu does.
    var isCompact = false {
        didSet { recognizer.minimumPressDuration = isCompact ? 0 : Self.pressDuration }
    }
    var session: ContextMenuSession?

    /// Opens the menu for a click with the secondary button, at a point of the screen.
    ///
    /// - Returns: `false` if the delegate has no menu for the point.
    func open(at point: CGPoint) -> Bool {
        clickOnScreen = point
        guard mayBegin() else { return false }
        show()
        return true
    }

    /// Ends the menu because the view is about to leave its window.
    func viewWillLeaveWindow() { session?.end(animated: false) }

    // MARK: - Private

    private static let pressDuration: TimeInterval = 0.5
    private let recognizer = UILongPressGestureRecognizer()
    private let gate = ContextMenuGate()
    private var configuration: UIContextMenuConfiguration?
    /// The location of the secondary click that opened the menu; nil if a long press opened it.
    private var clickOnScreen: CGPoint?

    private func mayBegin() -> Bool {
        guard session == nil, let view, view.window != nil else { return false }
        configuration = delegate?.contextMenuInteraction(
            self, configurationForMenuAtLocation: location(in: view))
        return configuration != nil
    }

    private func fingerDidMove() {
        switch recognizer.state {
        case .began: show()
        case .changed: session?.fingerDidMove(to: recognizer.location(in: nil))
        case .ended: session?.fingerDidLift(at: recognizer.location(in: nil))
        case .possible, .cancelled, .failed: break
        }
    }

    private func show() {
        guard let configuration, let view, let window = view.window else { return }
        self.configuration = nil
        let session = ContextMenuSession(of: self, configuration, from: view, in: window)
        self.session = session
        session.begin()
    }
}

/// A gate that asks for the configuration before the long press cancels the touches of other recognizers.
private final class ContextMenuGate: NSObject, UIGestureRecognizerDelegate {
    var mayBegin: () -> Bool = { false }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { mayBegin() }
}
