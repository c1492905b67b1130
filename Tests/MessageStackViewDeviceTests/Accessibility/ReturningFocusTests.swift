import Simulator
import Testing
import UIKit

@testable import MessageStackView

/// The accessibility rule D26: a focus that is in a post when it ends moves to the next post, or returns to the place from
/// which it came, or to an element that the app names.
@MainActor
@Suite(.leavesNothingBehind)
struct ReturningFocusTests {
    private let stage = Stage()
    private let postView: PostView
    private let buttons: [UIButton]
    private var voiceOver: VoiceOver { stage.simulator.voiceOver }

    init() {
        buttons = stage.addButtons(["Archive", "Delete", "Share"])
        postView = stage.makePostView(.card(.top))
        postView.postManager.capacity = 3
        postView.postManager.showsOneAtATimeForAssistiveTechnology = false
    }

    private func settle() { stage.simulator.advance(by: 2) }

    private func withVoiceOver(_ body: () throws -> Void) rethrows {
        stage.simulator.advance(by: 0.1)
        voiceOver.start()
        voiceOver.focus(on: buttons[1])
        defer { voiceOver.stop() }
        try body()
    }

    private func post(_ title: String, _ edit: (inout PostRequest) -> Void = { _ in }) -> Post {
        var request = PostRequest(Message(title))
        request.duration = .untilRemoved
        edit(&request)
        let post = postView.post(request)
        settle()
        return post
    }

    private func focus(on post: Post) {
        voiceOver.focus(on: post.view?.firstAccessibilityElement as? UIResponder)
    }

    /// An element that is no responder, as SwiftUI content may have.
    private final class Element {}

    @Test func focusReturnsToAnElementThatIsNoResponder() {
        withVoiceOver {
            let element = Element()
            stage.simulator.moveFocus(to: element)
            let post = post("Saved")
            focus(on: post)
            post.remove()
            settle()
            #expect(UIAccessibility.focusedElement(using: nil).map { $0 as AnyObject === element } == true)
        }
    }

    @Test func modalPostGetsTheFocusOnAnElementThatIsNoResponder() {
        withVoiceOver {
            let elements = [Element(), Element()]
            let view = UIView()
            view.heightAnchor.constraint(equalToConstant: 90).isActive = true
            view.accessibilityElements = elements
            let post = postView.post(PostRequest(view: view), as: .alert)
            settle()
            #expect(UIAccessibility.focusedElement(using: nil).map { $0 as AnyObject === elements[0] } == true)
            post.remove()
            settle()
            #expect(voiceOver.focusedElement === buttons[1])
        }
    }

    @Test func focusReturnsToItsOrigin() {
        withVoiceOver {
            let post = post("Saved")
            focus(on: post)
            post.remove()
            settle()
            #expect(voiceOver.focusedElement === buttons[1])
        }
    }

    @Test func focusElsewhereStays() {
        withVoiceOver {
            let post = post("Saved")
            focus(on: post)
            voiceOver.focus(on: buttons[0])
            let moves = stage.simulator.focusMoves
            post.remove()
            settle()
            #expect(voiceOver.focusedElement === buttons[0] && stage.simulator.focusMoves == moves)
        }
    }

    @Test(.without(.focusMovesLate, because: "if VoiceOver ignores the third request, it chooses the nearest element"))
    func focusMovesToNextPost() {
        withVoiceOver {
            let posts = ["First", "Second", "Third"].map { post($0) }
            focus(on: posts[1])
            posts[1].remove()
            settle()
            #expect(voiceOver.focusedElement?.accessibilityLabel == "Third")
            posts[2].remove()
            settle()
            #expect(voiceOver.focusedElement?.accessibilityLabel == "First")
            posts[0].remove()
            settle()
            #expect(voiceOver.focusedElement === buttons[1])
        }
    }

    @Test func focusMovesToNamedElement() {
        withVoiceOver {
            let post = post("Saved") { [buttons] in $0.accessibilityReturnElementProvider = { buttons[2] } }
            focus(on: post)
            buttons[1].removeFromSuperview()
            post.remove()
            settle()
            #expect(voiceOver.focusedElement === buttons[2], "Archive is nearer to the post")
        }
    }

    @Test func updateReplacesNamedElement() {
        withVoiceOver {
            let post = post("Saved")
            var request = PostRequest(Message("Sent"))
            request.accessibilityReturnElementProvider = { [buttons] in buttons[2] }
            post.update(with: request)
            settle()
            focus(on: post)
            buttons[1].removeFromSuperview()
            post.remove()
            settle()
            #expect(voiceOver.focusedElement === buttons[2], "Archive is nearer to the post")
        }
    }

    @Test func postWithoutFocusMovesNothing() {
        withVoiceOver {
            let post = post("Saved")
            let moves = stage.simulator.focusMoves
            post.remove()
            settle()
            #expect(voiceOver.focusedElement === buttons[1] && stage.simulator.focusMoves == moves)
        }
    }
}
