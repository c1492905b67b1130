import Simulator
import Testing
import UIKit

@testable import MessageStackView

/// A post that blocks the app: an alert or a pop-up.
enum BlockingKind: CaseIterable, CustomTestStringConvertible, Sendable {
    case alert
    case popup

    var testDescription: String { self == .alert ? "alert" : "pop-up" }

    /// Returns a request to ask whether photos should be deleted.
    func request(_ actions: [PostAction] = [.cancel("Keep"), .destructive("Delete")]) -> PostRequest {
        let (title, text) = ("Delete 12 photos?", "They are removed from all your devices.")
        switch self {
        case .alert: return PostRequest(AlertMessage(title: title, text: text, actions: actions))
        case .popup: return PostRequest(PopupMessage(title: title, text: text, actions: actions))
        }
    }
}

extension Stage {
    /// Returns a post view that fills the screen and has the default presentation.
    func makePostView() -> PostView { makePostView(PostPresentation()) }

    /// Returns the button with a title in a posted view.
    func button(_ title: String, of post: Post) throws -> UIButton {
        let buttons = try #require(post.view).descendants.compactMap { $0 as? UIButton }
        return try #require(buttons.first { $0.configuration?.title == title })
    }

    /// Taps the button with a title in a posted view.
    func tapButton(_ title: String, of post: Post) throws {
        simulator.tap(try button(title, of: post))
    }

    /// Returns the frame of a view in the coordinates of the screen.
    func screenFrame(of view: UIView) -> CGRect { view.convert(view.bounds, to: nil) }

    /// The labels of the elements that VoiceOver can reach, in reading order.
    var readLabels: [String?] { simulator.voiceOver.elements.map { $0.accessibilityLabel } }
}

extension UIView {
    /// The subviews at any depth.
    var descendants: [UIView] { subviews.flatMap { [$0] + $0.descendants } }
}
