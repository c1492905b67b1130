/// Shows a menu beside what a finger rests on.
///
/// After half a second the delegate is asked for a menu. If there is one, the touches in the view are cancelled, the
/// view is lifted off a dimmed background and the menu comes in beside it. A finger that is still down chooses by moving
/// onto an item and lifting; a tap chooses too, or beside the menu dismisses it.
/// https://developer.apple.com/documentation/uikit/uicontextmenuinteraction
@MainActor
open class UIContextMenuInteraction: NSObject, UIInteraction {
    public enum Appearance: Int, Sendable {
        /// No menu is shown.
        case unknown = 0
        /// With a preview.
        case rich = 1
        /// A menu alone.
        case compact = 2
    }

    open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
    open private(set) weak var view: UIView?

    public init(delegate: any UIContextMenuInteractionDelegate) {
        self.delegate = delegate
        super.init()
        gate.mayBegin = { [weak self] in self?.mayBegin() ?? false }
        recognizer.delegate = gate
        recognizer.addHandler { [weak self] _ in self?.fingerDidMove() }
    }

    /// How the menu that is shown looks.
    open var menuAppearance: Appearance {
        session.map { $0.isCompact ? .compact : .rich } ?? .unknown
    }

    /// Where the gesture that shows the menu is, or was last; in a view, or on the window for nil.
    open func location(in view: UIView?) -> CGPoint { recognizer.location(in: view) }

    /// Dismisses the menu with an animation, if there is one.
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

    /// A control's menu that opens as a finger comes down has no preview.
    var isCompact = false {
        didSet { recognizer.minimumPressDuration = isCompact ? 0 : Self.pressDuration }
    }
    var session: ContextMenuSession?

    /// The view leaves its window.
    func viewWillLeaveWindow() { session?.end(animated: false) }

    // MARK: - Private

    private static let pressDuration: TimeInterval = 0.5
    private let recognizer = UILongPressGestureRecognizer()
    private let gate = ContextMenuGate()
    private var configuration: UIContextMenuConfiguration?

    private func mayBegin() -> Bool {
        guard session == nil, let view, view.window != nil else { return false }
        configuration = delegate?.contextMenuInteraction(
            self, configurationForMenuAtLocation: recognizer.location(in: view))
        return configuration != nil
    }

    private func fingerDidMove() {
        switch recognizer.state {
        case .began:
            guard let configuration, let view, let window = view.window else { return }
            self.configuration = nil
            let session = ContextMenuSession(of: self, configuration, from: view, in: window)
            self.session = session
            session.begin()
        case .changed: session?.fingerDidMove(to: recognizer.location(in: nil))
        case .ended: session?.fingerDidLift(at: recognizer.location(in: nil))
        case .possible, .cancelled, .failed: break
        }
    }
}

/// Asks whether there is a menu before the gesture takes the touch away from others.
private final class ContextMenuGate: NSObject, UIGestureRecognizerDelegate {
    var mayBegin: () -> Bool = { false }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { mayBegin() }
}
