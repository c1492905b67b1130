import Simulator
import Testing
import UIKit

@testable import MessageStackView
@testable import MessageStackViewHostedTests

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
