import Simulator
import Testing
import UIKit

@testable import MessageStackView
@testable import MessageStackViewHostedTests

/// A post with an action on a simulated device, the runs of the action's handler, and the reported ends of the post.
@MainActor
final class ActionTrial {
    /// A ready-made post and its poster.
    enum Kind: CaseIterable {
        case banner, bottomCard, stackBanner, windowBanner, alert, stackAlert, popup, undo
    }

    let stage = Stage()
    let kind: Kind
    /// The title of the tested action. Its handler increments `runs`.
    let title: String
    private(set) var post: Post!
    private(set) var runs = 0
    private(set) var cancellations = 0
    /// The reasons that the manager has reported to its delegate.
    private(set) var ends: [PostRemovalReason] = []

    init(_ kind: Kind) throws {
        self.kind = kind
        title = kind == .undo ? "Undo" : "Retry"
        stage.simulator.advance(by: 0)
        let poster = try makePoster()
        poster.postManager.delegate = self
        post = show(on: poster)
    }

    var simulator: Simulator { stage.simulator }

    /// The identifier in the reason for the end.
    var id: String { kind == .undo ? "undo" : title }

    /// The button of the tested action.
    var button: UIButton {
        get throws { try #require(actionsView.buttons.first { $0.action.title == title }) }
    }

    var slot: PostSlot {
        get throws { try #require(post.view?.slot) }
    }

    /// The element that VoiceOver reads first in the post.
    var text: UIResponder {
        get throws {
            let slot = try slot
            return try #require(
                simulator.voiceOver.elements.first { ($0 as? UIView)?.isDescendant(of: slot) == true })
        }
    }

    /// Returns the rendered center of the button in screen coordinates, also while the post moves.
    func seenButtonCenter() throws -> CGPoint {
        let button = try button
        return seenPoint(CGPoint(x: button.bounds.midX, y: button.bounds.midY), in: button)
    }

    /// Returns the rendered position in screen coordinates of a point of a view, also while the view moves.
    func seenPoint(_ point: CGPoint, in view: UIView) -> CGPoint {
        sequence(first: view, next: \.superview).reduce(point) { point, view in
            let layer = view.layer.presentation() ?? view.layer
            let offset = CGPoint(x: point.x - layer.bounds.midX, y: point.y - layer.bounds.midY)
                .applying(layer.affineTransform())
            return CGPoint(x: layer.position.x + offset.x, y: layer.position.y + offset.y)
        }
    }

    /// Advances the device until the button is on the screen while the post is entering.
    func advanceToVisibleButton() throws {
        for _ in 0..<60 where try !isButtonOnScreen { simulator.advance(by: Simulator.frame) }
        try #require(isButtonOnScreen && post.phase == .entering)
    }

    /// Expects one run of the handler, and one end of the post by the action.
    func expectChosenOnce(sourceLocation: SourceLocation = #_sourceLocation) async {
        await simulator.advance(by: 3)
        #expect(runs == 1, sourceLocation: sourceLocation)
        #expect(ends == [.action(id: id)], sourceLocation: sourceLocation)
        #expect(post.reason == .action(id: id) && post.phase == .ended, sourceLocation: sourceLocation)
        #expect(cancellations == 0, sourceLocation: sourceLocation)
    }

    // MARK: - Private

    private var actionsView: PostActionsView {
        get throws { try #require(post.view?.actionsView) }
    }

    private var isButtonOnScreen: Bool {
        get throws {
            let center = try seenButtonCenter()
            let (slot, layer) = (try slot, try slot.seenLayer)
            // A stack opens a slot, which clips the button at first.
            let corners = [
                CGPoint(x: layer.bounds.minX, y: layer.bounds.minY),
                CGPoint(x: layer.bounds.maxX, y: layer.bounds.maxY),
            ]
            let seen = corners.map { seenPoint($0, in: slot) }
            return stage.safeFrame.contains(center) && (seen[0].y..<seen[1].y).contains(center.y)
        }
    }

    private func makePoster() throws -> any Poster {
        switch kind {
        case .stackBanner, .stackAlert: stage.view.createMessageStackView()
        case .windowBanner: try #require(stage.window.windowScene).postWindow()
        default: stage.postView
        }
    }

    private func show(on poster: some Poster) -> Post {
        let actions: [PostAction] = [
            PostAction(title) { [weak self] in self?.runs += 1 },
            .cancel("Later") { [weak self] in self?.cancellations += 1 },
        ]
        switch kind {
        case .banner, .stackBanner, .windowBanner:
            return poster.post(Message("Upload failed", subtitle: "No connection", actions: actions))
        case .bottomCard:
            return poster.post(Message(.error, "Upload failed", actions: actions), as: .card(.bottom))
        case .alert, .stackAlert:
            return poster.post(AlertMessage("Upload failed", text: "No connection", actions: actions))
        case .popup:
            return poster.post(PopupMessage("Upload failed", hero: .icon("🍝"), actions: actions))
        case .undo:
            return poster.post(undoable: "Deleted") { [weak self] in
                self?.cancellations += 1
            } undo: { [weak self] in
                self?.runs += 1
            }
        }
    }
}

// MARK: - PostManagerDelegate

extension ActionTrial: PostManagerDelegate {
    func postManager(_ postManager: PostManager, didEnd post: Post, reason: PostRemovalReason) {
        ends.append(reason)
    }
}

extension UIView {
    /// The actions view inside the view.
    var actionsView: PostActionsView? {
        self as? PostActionsView ?? subviews.lazy.compactMap(\.actionsView).first
    }

    /// The button with a title in the actions view inside the view.
    func actionButton(_ title: String) -> PostActionButton? {
        actionsView?.buttons.first { $0.action.title == title }
    }

    /// The frame in the coordinates of the window.
    var screenFrame: CGRect { convert(bounds, to: nil) }
}
