import Foundation
import Simulator
import Testing
import UIKit

@testable import MessageStackView

/// What goes wrong elsewhere in how posts are shown, and has no test beside the part that it concerns. README.md has the
/// list.
@MainActor
struct RivalPresentationTests {
    private let stage = Stage()

    private func frame(of view: UIView) -> CGRect { view.convert(view.bounds, to: nil) }

    private func middle(of view: UIView) -> CGPoint { CGPoint(x: frame(of: view).midX, y: frame(of: view).midY) }

    /// A button of the app at the lower edge of the screen.
    private func makeButton(_ action: @escaping () -> Void) -> UIButton {
        let size = stage.view.bounds
        let button = UIButton(frame: CGRect(x: 20, y: size.maxY - 120, width: size.width - 40, height: 60))
        button.addAction(UIAction { _ in action() }, for: .touchUpInside)
        stage.view.insertSubview(button, at: 0)
        return button
    }

    // MARK: SwiftEntryKit

    /// D18: what was to hold the post held nothing.
    @Test func aTapBesideAPostHoldsItForAsLongAsItSays() {
        let postView = stage.makePostView(
            PostPresentation { $0.backdrop = PostBackdrop(touches: .absorb.and(.hold(8))) })
        let post = postView.post(PostRequest(view: Stage.makeMessageView(), dismissAfter: 3))
        stage.rest()
        stage.simulator.tap(at: CGPoint(x: 200, y: 600))
        stage.simulator.advance(by: 7)
        #expect(post.phase == .shown)
        stage.simulator.advance(by: 3)
        #expect(post.reason == .timeout)
    }

    /// D23: the finger that still moves asks for a superview that is gone.
    @Test(arguments: [false, true])
    func aFingerGoesOnAfterItsPostIsGone(animated: Bool) {
        let view = Stage.makeMessageView()
        let post = stage.makePostView(PostPresentation { $0.placement = .top }).post(PostRequest(view: view))
        stage.rest()
        let step = CGVector(dx: 0, dy: 3)
        stage.finger.down(at: middle(of: view))
        stage.finger.move(by: step, frames: 10)
        post.remove(animated: animated)
        stage.finger.move(by: step, frames: 10)
        stage.rest()
        stage.finger.move(by: step, frames: 10)
        stage.finger.up()
        stage.rest()
        #expect(post.reason == .programmatic && view.superview == nil && view.transform == .identity)
    }

    /// D31: each image added constraints to those of the last.
    @Test func aNewImageHasTheSizeOfTheLastOne() {
        let view = Stage.makeMessageView()
        stage.makePostView(PostPresentation { $0.placement = .top }).post(PostRequest(view: view))
        for side in [20, 40, 30] {
            view.leftImageViewSize = CGSize(width: side, height: side)
            view.set(message: Message(title: "Title", leftImage: PostTheme.success.icon))
            stage.rest()
        }
        #expect(stage.simulator.layoutConflicts == [])
        #expect(view.leftImageView.bounds.size == CGSize(width: 30, height: 30))
    }

    // MARK: SwiftMessages

    /// D19: a view that follows the keyboard took the touches where the keyboard is, or was.
    @Test func whereAKeyboardWasTheAppIsTouched() {
        var taps = 0
        let button = makeButton { taps += 1 }
        let postView = stage.makePostView(PostPresentation { $0.placement = .bottom })
        postView.edgeInsets.bottom = 200
        postView.post(PostRequest(view: Stage.makeMessageView()))
        stage.showKeyboard()
        stage.rest()
        stage.view.endEditing(true)
        stage.rest()
        stage.simulator.tap(at: middle(of: button))
        #expect(taps == 1)
    }

    /// A spring that goes too far takes a bar off its edge; there, what is posted is made larger to cover that.
    @Test(arguments: [
        PostPresentation.toast(.top), .toast(.bottom), .note(.top), .tab(.top), .tab(.bottom), .statusLine, .fullScreen,
    ])
    func whatTouchesItsEdgeStaysThereAsItComes(presentation: PostPresentation) throws {
        let view = Stage.makeMessageView()
        stage.makePostView(presentation).post(PostRequest(view: view))
        let slot = try #require(view.slot)
        let isAtTop = presentation.placement.position == .top
        for _ in 0..<60 {
            stage.simulator.advance(by: Simulator.frame)
            let shift = try #require(slot.layer.presentation()).affineTransform().ty
            #expect(isAtTop ? shift <= 0.01 : shift >= -0.01)
        }
        #expect(slot.transform == .identity)
    }

    /// D25: what VoiceOver reads was listed once, when the message came, and each text twice.
    @Test func anUpdatedTextIsReadOnceAndTheOldOneNoMore() {
        let post = stage.makePostView(.card(.bottom)).post(Message(title: "Uploading"))
        stage.rest()
        post.update(with: Message(title: "Uploaded"))
        stage.rest()
        let dump = stage.simulator.accessibilityDump()
        #expect(dump.components(separatedBy: "Uploaded").count == 2 && !dump.contains("Uploading"))
    }

    /// D27: a message was known by its text, and lost with it.
    @Test func aPostWhoseTextChangesIsFoundByItsKey() {
        let postView = stage.makePostView(.card(.bottom))
        let view = Stage.makeMessageView()
        var request = PostRequest(view: view)
        request.key = "upload"
        let post = postView.post(request)
        stage.rest()
        view.set(message: Message(title: "Another text"))
        #expect(postView.postManager.posts(withKey: "upload").map(\.id) == [post.id])
        postView.postManager.remove(key: "upload")
        stage.rest()
        #expect(post.reason == .programmatic)
    }

    /// D28: a public `Identifiable` hid the standard library's in every file that imported the module.
    @Test func noNameHidesOneOfTheStandardLibrarys() {
        let types: [any Identifiable.Type] = [Post.self]
        #expect(types.count == 1 && Duration.zero < .seconds(1) && Result<Int, any Error>.success(1).isSuccess)
    }

    // MARK: Fields

    /// K9: covered by the keyboard. K15: a swipe that began on a text moved it.
    @Test func aTextFieldInAPostKeepsItsDragsWhileSomebodyTypes() {
        let field = UITextField()
        field.text = "A text to select in"
        field.heightAnchor.constraint(equalToConstant: 60).isActive = true
        let post = stage.makePostView(PostPresentation { $0.placement = .bottom }).post(PostRequest(view: field))
        stage.rest()
        field.becomeFirstResponder()
        stage.rest()
        let start = middle(of: field)
        stage.simulator.pan(from: start, to: CGPoint(x: start.x, y: start.y + 50))
        stage.rest()
        #expect(post.phase == .shown && field.isFirstResponder)
    }

    // MARK: Accessibility

    /// D28: what can't be touched can't be reached, and the reverse.
    @Test func whatIsSeenOfTwoPostsIsRead() {
        let postView = stage.makePostView(.card(.bottom))
        postView.postManager.isSerialQueue = false
        postView.post(Message(title: "First"))
        postView.post(Message(title: "Second"))
        stage.rest()
        let dump = stage.simulator.accessibilityDump()
        #expect(dump.contains("First") && dump.contains("Second"))
    }

    /// D32: no element covers the screen, and touches go through with VoiceOver on too.
    @Test(arguments: [PostPresentation(), .card(.bottom), .toast(.top), .float(.bottom), .tab(.top)])
    func besideAPostTheAppIsTouchedWithVoiceOverToo(presentation: PostPresentation) {
        var taps = 0
        let button = makeButton { taps += 1 }
        button.frame.origin.y = stage.view.bounds.midY
        button.setTitle("App", for: .normal)
        stage.simulator.isVoiceOverRunning = true
        stage.makePostView(presentation).post(Message(title: "Post"))
        stage.rest()
        #expect(stage.simulator.tapElement(named: "App"))
        #expect(taps == 1)
        #expect(!stage.view.hasLargeElement)
    }

    /// D36, D37: 320 points wide, at the largest text size, nothing is cut off or needs to be scrolled sideways.
    @Test(arguments: [PostPresentation.toast(.top), .float(.top), .card(.bottom), .tab(.bottom), .centered])
    func onTheNarrowestScreenTheLargestTextIsSeenWhole(presentation: PostPresentation) throws {
        let host = UIView(frame: CGRect(x: 30, y: 60, width: 320, height: 700))
        stage.view.addSubview(host)
        stage.simulator.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
        let postView = host.createPostView(layout: .top)
        postView.presentation = presentation
        let view = Stage.makeMessageView("A new message", "Somebody has written to you")
        postView.post(PostRequest(view: view))
        stage.rest()
        for label in [view.titleLabel, view.subtitleLabel] {
            let needed = label.sizeThatFits(CGSize(width: label.bounds.width, height: .greatestFiniteMagnitude))
            #expect(label.bounds.height >= needed.height - 1 && needed.width <= label.bounds.width + 1)
            let frame = label.convert(label.bounds, to: host)
            #expect(frame.minX >= 0 && frame.maxX <= 320)
        }
        let scrollView = try #require(view.slot?.body?.scrollView)
        #expect(scrollView.contentSize.width <= scrollView.bounds.width + 0.5)
    }
}

extension Result {
    fileprivate var isSuccess: Bool {
        if case .success = self { true } else { false }
    }
}

extension UIView {
    /// Whether an element for assistive technologies in here is as large as half the view.
    fileprivate var hasLargeElement: Bool {
        func elements(in view: UIView) -> [UIView] {
            view.isAccessibilityElement ? [view] : view.subviews.flatMap(elements)
        }
        return elements(in: self).contains { $0.bounds.width * $0.bounds.height > bounds.width * bounds.height / 2 }
    }
}
