/// One controller shown over another, from `present` until it is gone.
///
/// The callbacks of appearance come in UIKit's order. In full screen: presenter will disappear, presented will appear,
/// presented did appear, presenter did disappear; back again with the roles exchanged. Otherwise the presented one alone.
@MainActor
final class Presentation {
    private enum Phase {
        case entering, shown, dragged, leaving
    }

    private(set) weak var presenter: UIViewController?
    let presented: UIViewController
    /// Whether the presenter's view is out of the window while the presented one is shown.
    let coversPresenter: Bool

    private let view: PresentationView
    private var phase = Phase.entering
    private var transition: ControllerTransition?
    private var completions: [() -> Void] = []
    /// Whether callbacks of the entrance run, during which a dismissal has to wait.
    private var isTellingOfEntrance = false
    private var pendingLeave: (animated: Bool, completion: (() -> Void)?)?
    /// Where the presenter's view stood.
    private var home: (superview: UIView, index: Int)?

    init(of presented: UIViewController, over presenter: UIViewController, in window: UIWindow) {
        self.presenter = presenter
        self.presented = presented
        coversPresenter = presented.modalPresentationStyle == .fullScreen && !(presented is UIAlertController)
        view = presented.makePresentationView(in: window)
        view.onEscape = { [weak self] in self?.escape() ?? false }
        if let sheet = view as? SheetView { follow(sheet) }
    }

    // MARK: - Entering

    func enter(in window: UIWindow, animated: Bool, completion: (() -> Void)?) {
        if let completion { completions.append(completion) }
        presented.passage = .presented
        tellOfEntrance {
            if coversPresenter { presenter?.beginAppearanceTransition(false, animated: animated) }
            presented.beginAppearanceTransition(true, animated: animated)
            window.addSubview(view)
            UIView.performWithoutAnimation {
                view.layoutIfNeeded()
                view.prepareContent()
            }
            presented.confirmAppearance()
            transition = ControllerTransition(animated: animated, timing: view.entranceTiming) { [view] in
                view.showContent()
            } completion: { [weak self] _ in
                self?.didEnter()
            }
        }
    }

    private func didEnter() {
        phase = .shown
        transition = nil
        tellOfEntrance {
            presented.endAppearanceTransition()
            if coversPresenter { takeOutPresenter() }
            UIAccessibility.post(notification: .screenChanged, argument: nil)
            complete()
        }
    }

    /// A dismissal from inside `callbacks` follows them.
    private func tellOfEntrance(_ callbacks: () -> Void) {
        isTellingOfEntrance = true
        callbacks()
        isTellingOfEntrance = false
        guard let leave = pendingLeave else { return }
        pendingLeave = nil
        self.leave(animated: leave.animated, completion: leave.completion)
    }

    private func takeOutPresenter() {
        guard let presenter, let presenterView = presenter.viewIfLoaded else { return }
        if let superview = presenterView.superview {
            home = (superview, superview.subviews.firstIndex { $0 === presenterView } ?? 0)
            presenterView.removeFromSuperview()
        }
        presenter.endAppearanceTransition()
    }

    // MARK: - Leaving

    /// Leaves with all that stands on it; an entrance that is under way comes to its end first. A call while it leaves
    /// adds its completion.
    func leave(
        animated: Bool, timing: any UITimingCurveProvider = UISpringTimingParameters(), completion: (() -> Void)?
    ) {
        guard !isTellingOfEntrance else {
            pendingLeave = (animated, completion)
            return
        }
        if phase == .entering { transition?.finish() }
        if let completion { completions.append(completion) }
        guard phase != .leaving else { return }
        let leaving = stack
        for above in leaving.dropFirst().reversed() {
            above.beginLeaving(animated: animated, bringsBackPresenter: false)
        }
        if phase == .shown { beginLeaving(animated: animated, bringsBackPresenter: coversPresenter) }
        phase = .leaving
        transition = ControllerTransition(animated: animated, timing: timing) {
            for presentation in leaving { presentation.view.hideContent() }
        } completion: { [weak self] _ in
            self?.didLeave(leaving)
        }
    }

    func leaveNow() {
        leave(animated: false, completion: nil)
        transition?.finish()
    }

    /// This one and those that stand on it, back to front.
    private var stack: [Presentation] { [self] + (presented.presentation?.stack ?? []) }

    private func beginLeaving(animated: Bool, bringsBackPresenter: Bool, phase: Phase = .leaving) {
        transition?.finish()
        self.phase = phase
        presented.passage = .dismissed
        presented.beginAppearanceTransition(false, animated: animated)
        guard bringsBackPresenter, let presenter else { return }
        presenter.beginAppearanceTransition(true, animated: animated)
        if let home, let presenterView = presenter.viewIfLoaded {
            home.superview.insertSubview(presenterView, at: home.index)
        }
        presenter.confirmAppearance()
    }

    private func didLeave(_ leaving: [Presentation]) {
        transition = nil
        for presentation in leaving { presentation.takeOut() }
        if coversPresenter { presenter?.endAppearanceTransition() }
        for presentation in leaving.reversed() { presentation.presented.endAppearanceTransition() }
        UIAccessibility.post(notification: .screenChanged, argument: nil)
        complete()
    }

    private func takeOut() {
        view.removeFromSuperview()
        view.releaseContent()
        presenter?.presentation = nil
        presented.ownPresentation = nil
    }

    private func complete() {
        let completions = completions
        self.completions = []
        for completion in completions { completion() }
    }

    // MARK: - Swipes and escapes

    private func escape() -> Bool {
        guard phase == .shown, presented.dismissesOnEscape, let presenter else { return false }
        presenter.dismiss(animated: true)
        return true
    }

    private func follow(_ sheet: SheetView) {
        sheet.mayDismiss = { [weak self] in
            guard let self else { return false }
            return phase == .shown && !presented.isModalInPresentation && presented.presentation == nil
        }
        sheet.onDragBegan = { [weak self] in
            self?.beginLeaving(animated: true, bringsBackPresenter: false, phase: .dragged)
        }
        sheet.onDragEnded = { [weak self] dismisses, velocity in
            guard let self, phase == .dragged else { return }
            let timing = UISpringTimingParameters(
                mass: 3, stiffness: 1000, damping: 500, initialVelocity: CGVector(dx: velocity, dy: velocity))
            if dismisses { leave(animated: true, timing: timing, completion: nil) } else { springBack(with: timing) }
        }
    }

    /// The sheet was let go of too early: what was told that it disappears hears the opposite.
    private func springBack(with timing: any UITimingCurveProvider) {
        presented.passage = nil
        presented.beginAppearanceTransition(true, animated: true)
        presented.confirmAppearance()
        phase = .entering
        transition = ControllerTransition(animated: true, timing: timing) { [view] in
            view.showContent()
        } completion: { [weak self] _ in
            self?.phase = .shown
            self?.transition = nil
            self?.presented.endAppearanceTransition()
        }
    }
}
