import Testing
import UIKit

@testable import MessageStackView

/// A post that blocks the app: an alert or a pop-up.
enum BlockingKind: CaseIterable {
    case alert, popup

    /// Returns a request to ask whether photos should be deleted.
    func request(_ actions: [PostAction] = [.cancel("Keep"), .destructive("Delete")]) -> PostRequest {
        let (title, text) = ("Delete 12 photos?", "They are removed from all your devices.")
        switch self {
        case .alert: return PostRequest(AlertMessage(title, text: text, actions: actions))
        case .popup: return PostRequest(PopupMessage(title, text: text, actions: actions))
        }
    }
}

extension Stage {
    /// Returns the button with a title in a posted view.
    func button(_ title: String, of post: Post) throws -> UIButton {
        let buttons = try #require(post.view).descendants.compactMap { $0 as? UIButton }
        return try #require(buttons.first { $0.configuration?.title == title })
    }

    /// Taps the button with a title in a posted view.
    func tapButton(_ title: String, of post: Post) async throws {
        await tap(try button(title, of: post))
    }

    /// Returns the frame of a view in the coordinates of the window.
    func screenFrame(of view: UIView) -> CGRect { view.screenFrame }

    /// Waits until tasks have run, without time for an animation.
    func runTasks() async {
        await watch(frames: 5) {}
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

    /// The frame at rest in the coordinates of the window.
    var screenFrame: CGRect { convert(bounds, to: nil) }

    /// The subviews at any depth.
    var descendants: [UIView] { subviews.flatMap { [$0] + $0.descendants } }

    /// The slot that contains the view.
    var slot: PostSlot? { enclosingSlot }
}
