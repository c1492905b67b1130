import Foundation
import Simulator
import Testing
import UIKit

@testable import MessageStackView
@testable import MessageStackViewHostedTests

/// Checks that the library follows accessibility rules and doesn't have other libraries' defects in the presentation of
/// posts, as far as they have no test in the suite of the part concerned.
///
/// Documentation/AccessibilityRules.md and DefectsElsewhere.md list them.
@MainActor
struct RivalPresentationTests {
    private let stage = Stage()

    private func frame(of view: UIView) -> CGRect { view.convert(view.bounds, to: nil) }

    private func middle(of view: UIView) -> CGPoint { CGPoint(x: frame(of: view).midX, y: frame(of: view).midY) }

    /// Adds a button to the app near the lower edge of the screen.
    private func makeButton(_ action: @escaping () -> Void) -> UIButton {
        let size = stage.view.bounds
        let button = UIButton(frame: CGRect(x: 20, y: size.maxY - 120, width: size.width - 40, height: 60))
        button.addAction(UIAction { _ in action() }, for: .touchUpInside)
        stage.view.insertSubview(button, at: 0)
        return button
    }

    // MARK: SwiftEntryKit

    /// SwiftEntryKit ignores the tap action that should delay the exit.
    @Test("SEK-D18: a tap on the backdrop holds the post for its duration", .tags(.swiftEntryKit))
    func tapOnBackdropHoldsPostForItsDuration() {
        let postView = stage.makePostView(
            PostPresentation { $0.backdrop = PostBackdrop(touches: .absorb.and(.keep(atLeast: 8))) })
        let post = postView.post(PostRequest(view: Stage.makeMessageView(), dismissAfter: 3))
        stage.rest()
        stage.simulator.tap(at: CGPoint(x: 200, y: 600))
        stage.simulator.advance(by: 7)
        #expect(post.phase == .shown)
        stage.simulator.advance(by: 3)
        #expect(post.reason == .timeout)
    }

    /// SwiftEntryKit crashes because the continued drag unwraps the missing superview.
    @Test("SEK-D23: a drag continues after its post was removed", .tags(.swiftEntryKit), arguments: [false, true])
    func dragContinuesAfterPostIsRemoved(animated: Bool) {
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

    /// SwiftEntryKit adds constraints for each new image and keeps the old ones.
    @Test("SEK-D31: a new image has the last size that was set", .tags(.swiftEntryKit))
    func newImageHasTheLastImageSize() {
        let view = Stage.makeMessageView()
        stage.makePostView(PostPresentation { $0.placement = .top }).post(PostRequest(view: view))
        for side in [20, 40, 30] {
            view.leftImageViewSize = CGSize(width: side, height: side)
            view.set(message: Message(title: "Title", leftImage: PostTheme.Palette.success.icon))
            stage.rest()
        }
        #expect(stage.simulator.layoutConflicts == [])
        #expect(view.leftImageView.bounds.size == CGSize(width: 30, height: 30))
    }

    // MARK: SwiftMessages

    /// The view with which SwiftMessages tracks the keyboard blocks touches after the keyboard has left.
    @Test("SM-D19: the app can be touched after the keyboard was dismissed", .tags(.swiftMessages))
    func appIsTouchableAfterKeyboardDismissal() {
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

    /// A spring that overshoots would move the post off its edge. SwiftMessages enlarges the view to cover the gap.
    @Test(arguments: [
        PostPresentation.bar(.top), .bar(.bottom), .bar(.top), .tab(.top), .tab(.bottom), .statusLine, .fullScreen,
    ])
    func postAtTheEdgeNeverLeavesItWhileEntering(presentation: PostPresentation) throws {
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

    /// SwiftMessages collects the accessibility elements once, at the entrance, and lists each text twice.
    @Test("SM-D25: an updated text is read once and replaces the old one", .tags(.swiftMessages))
    func updatedTextIsReadOnceInsteadOfTheOldOne() {
        let post = stage.makePostView(.card(.bottom)).post(Message(title: "Uploading"))
        stage.rest()
        post.update(with: Message(title: "Uploaded"))
        stage.rest()
        let dump = stage.simulator.accessibilityDump()
        #expect(dump.components(separatedBy: "Uploaded").count == 2 && !dump.contains("Uploading"))
    }

    /// SwiftMessages identifies a message by its text, and loses it when the text changes.
    @Test("SM-D27: a post with a changed text is found by its key", .tags(.swiftMessages))
    func postWithChangedTextIsFoundByItsKey() {
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

    /// SwiftMessages has a public `Identifiable`, which hides that of the standard library in importing files.
    @Test("SM-D28: public names hide no names of the standard library", .tags(.swiftMessages))
    func publicNamesHideNoStandardLibraryNames() {
        let types: [any Identifiable.Type] = [Post.self]
        #expect(types.count == 1 && Duration.zero < .seconds(1) && Result<Int, any Error>.success(1).isSuccess)
    }

    // MARK: Text input

    /// Elsewhere, the keyboard covers the field, or a drag that begins in it moves the post.
    @Test("K9, K15: a text field in a post keeps its drags while editing", .tags(.commonDefects))
    func textFieldInPostKeepsItsDragsWhileEditing() {
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

    @Test("D28: two visible posts are both accessible")
    func visiblePostsAreBothAccessible() {
        let postView = stage.makePostView(.card(.bottom))
        postView.postManager.isSerialQueue = false
        postView.post(Message(title: "First"))
        postView.post(Message(title: "Second"))
        stage.rest()
        let dump = stage.simulator.accessibilityDump()
        #expect(dump.contains("First") && dump.contains("Second"))
    }

    /// No accessibility element covers the screen, and touches pass through with VoiceOver running.
    @Test(
        "D32: touches outside a post reach the app with VoiceOver too",
        arguments: [PostPresentation(), .card(.bottom), .bar(.top), .float(.bottom), .tab(.top)])
    func touchesOutsidePostReachTheAppWithVoiceOver(presentation: PostPresentation) {
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

    /// Checks that no text is clipped or scrolls horizontally at a width of 320 points and the largest text size.
    @Test(
        "D36, D37: the largest text fits on the narrowest screen",
        arguments: [PostPresentation.bar(.top), .float(.top), .card(.bottom), .tab(.bottom), .centered])
    func largestTextFitsOnNarrowestScreen(presentation: PostPresentation) throws {
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
    /// Whether the view contains an accessibility element that covers more than half of it.
    fileprivate var hasLargeElement: Bool {
        func elements(in view: UIView) -> [UIView] {
            view.isAccessibilityElement ? [view] : view.subviews.flatMap(elements)
        }
        return elements(in: self).contains { $0.bounds.width * $0.bounds.height > bounds.width * bounds.height / 2 }
    }
}
