import MessageStackView
import UIKit

/// A poster of an app that keeps all rules, except for one mistake.
final class TrialPoster: UIView, Poster, UIViewPoster {
    enum Mistake: CaseIterable {
        case callsEntranceTwice, callsExitTwice, forgetsEntrance, forgetsExit
        case completesEntranceBeforeItAddsSlot, completesExitBeforeItRemovesSlot, leavesSlot
        case animatesEachEntrance, animatesEachExit, laysOutLater, ignoresSecondRemoval
        case replacesOlderSlot, addsSlotAgainAfterEntrance, retainsSlots, staysTransparent, addsSlotsBehind
        case ignoresUpdates, updatesLater, losesEntranceInUpdate, completesOnlyInWindow
        case addsToListAfterCompletion, leavesFourthSlot
    }

    private(set) lazy var postManager = PostManager(poster: self)
    private let mistake: Mistake?
    private var slots: [UIView] = []
    private var enteringSlot: UIView?
    private var leavingSlots: [UIView] = []
    private var entrance: UIViewPropertyAnimator?
    private var completions: [@MainActor () -> Void] = []
    private var exitCount = 0

    init(_ mistake: Mistake?) {
        self.mistake = mistake
        super.init(frame: CGRect(x: 20, y: 100, width: 180, height: 300))
    }

    required init?(coder: NSCoder) { nil }

    func post(view: UIView, animated: Bool, completion: @escaping @MainActor () -> Void) {
        if mistake == .completesEntranceBeforeItAddsSlot { completion() }
        if mistake == .replacesOlderSlot { slots.first?.removeFromSuperview() }
        enteringSlot = view
        if mistake != .addsToListAfterCompletion { slots.append(view) }
        if mistake == .addsSlotsBehind { insertSubview(view, at: 0) } else { addSubview(view) }
        if mistake == .laysOutLater {
            Task { self.fit(view) }
        } else {
            fit(view)
        }
        let finish: @MainActor () -> Void = { [self] in
            if mistake == .addsSlotAgainAfterEntrance { addSubview(view) }
            enteringSlot = nil
            switch mistake {
            case .completesEntranceBeforeItAddsSlot: break
            case .forgetsEntrance: completions.append(completion)
            default: completion()
            }
            if mistake == .callsEntranceTwice { completion() }
            if mistake == .addsToListAfterCompletion, view.superview != nil { slots.append(view) }
        }
        guard animated || mistake == .animatesEachEntrance else { return finish() }
        view.alpha = 0
        if mistake == .losesEntranceInUpdate { completions = [finish] }
        entrance = animate({ [self] in
            if mistake == .losesEntranceInUpdate { completions.popLast()?() } else { finish() }
        }) { [mistake] in view.alpha = mistake == .staysTransparent ? 0 : 1 }
    }

    func remove(view: UIView, animated: Bool, completion: @escaping @MainActor () -> Void) {
        if mistake == .addsToListAfterCompletion, !slots.contains(view), view !== enteringSlot { return completion() }
        if mistake == .ignoresSecondRemoval, leavingSlots.contains(view) { return }
        leavingSlots.append(view)
        exitCount += 1
        if mistake == .completesExitBeforeItRemovesSlot { completion() }
        let finish: @MainActor () -> Void = { [self] in
            if mistake != .retainsSlots { forget(view) }
            if mistake != .leavesSlot, mistake != .leavesFourthSlot || exitCount < 4 { view.removeFromSuperview() }
            switch mistake {
            case .completesExitBeforeItRemovesSlot: break
            case .forgetsExit: completions.append(completion)
            case .completesOnlyInWindow where window == nil: completions.append(completion)
            default: completion()
            }
            if mistake == .callsExitTwice { completion() }
        }
        guard animated || mistake == .animatesEachExit else { return finish() }
        animate(finish) { view.alpha = 0 }
    }

    func update(view: UIView, animated: Bool) {
        switch mistake {
        case .ignoresUpdates: return
        case .updatesLater where !animated: Task { self.fit(view) }
        case .losesEntranceInUpdate:
            entrance?.stopAnimation(true)
            view.alpha = 1
            fit(view)
        default:
            if animated {
                animate {
                } changes: {
                    self.fit(view)
                }
            } else {
                fit(view)
            }
        }
    }

    private func forget(_ view: UIView) {
        slots.removeAll { $0 === view }
        leavingSlots.removeAll { $0 === view }
    }

    private func fit(_ view: UIView) {
        let size = view.systemLayoutSizeFitting(
            CGSize(width: bounds.width, height: 0),
            withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
        view.frame = CGRect(x: 0, y: 0, width: bounds.width, height: size.height)
        view.layoutIfNeeded()
    }

    @discardableResult
    private func animate(
        _ completion: @escaping @MainActor () -> Void, changes: @escaping @MainActor () -> Void
    ) -> UIViewPropertyAnimator {
        let animator = UIViewPropertyAnimator(duration: 0.3, curve: .easeInOut) { changes() }
        animator.addCompletion { _ in completion() }
        animator.startAnimation()
        return animator
    }
}
