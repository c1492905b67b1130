import Simulator
import Testing
import UIKit

@testable import MessageStackView
@testable import MessageStackViewForms
@testable import MessageStackViewHostedTests

/// The place of the window's post view in the view hierarchy: while an assistive technology runs, it is in the container of the
/// presentation in front.
@MainActor
@Suite(.leavesNothingBehind)
struct PresentationContainerTests {
    private let stage = Stage()
    private var voiceOver: VoiceOver { stage.simulator.voiceOver }

    private func withVoiceOver(_ body: () throws -> Void) rethrows {
        voiceOver.start()
        defer { voiceOver.stop() }
        try body()
    }

    private func post(_ edit: (inout PostRequest) -> Void = { _ in }) -> Post {
        var request = PostRequest(Message(.error, "Upload failed", actions: [PostAction("Retry")]))
        request.duration = .untilRemoved
        edit(&request)
        return stage.postView.post(request)
    }

    private func containerView(of controller: UIViewController) -> UIView? {
        controller.presentationController?.containerView
    }

    /// Expects a post to be shown at a frame of the screen, in each of some frames.
    private func expect(_ post: Post, at frame: CGRect, frames: Int = 90) throws {
        for _ in 0..<frames {
            stage.simulator.advance(by: Simulator.frame)
            let view = try #require(post.view)
            #expect(post.phase == .shown && view.window === stage.window && stage.seenFrame(of: view) == frame)
        }
    }

    // MARK: Place

    @Test(arguments: ScreenCover.allCases, [PostPresentation(), .bar(.bottom)])
    func postViewIsInTheContainerWhileATechnologyRuns(cover: ScreenCover, presentation: PostPresentation) throws {
        let post = post { $0.editPresentation { $0 = presentation } }
        stage.rest()
        let frame = stage.seenFrame(of: try #require(post.view))
        let controller = cover.present(on: stage)
        let container = try #require(containerView(of: controller))
        #expect(stage.postView.superview === stage.window)
        voiceOver.start()
        try expect(post, at: frame)
        #expect(stage.postView.superview === container)
        #expect(container.subviews.last === stage.postView)
        #expect(container.subviews.allSatisfy { $0.layer.zPosition <= stage.postView.layer.zPosition })
        voiceOver.stop()
        try expect(post, at: frame)
        #expect(stage.postView.superview === stage.window)
    }

    @Test(
        .without(.framesAreUneven, .timersAreLate, because: "two entrances are compared frame by frame"),
        arguments: ScreenCover.allCases, [PostEdge.top, .bottom])
    func postOfACoveredWindowEntersAsElsewhere(cover: ScreenCover, edge: PostEdge) throws {
        stage.postView.edge = edge
        func framesOfEntrance() throws -> [CGRect] {
            let post = post()
            let frames = try (0..<60).map { _ in
                stage.simulator.advance(by: Simulator.frame)
                return stage.seenFrame(of: try #require(post.view))
            }
            #expect(post.phase == .shown)
            post.remove(animated: false)
            stage.rest()
            return frames
        }
        let controller = cover.present(on: stage)
        let frames = try framesOfEntrance()
        try withVoiceOver {
            let post = post()
            #expect(stage.postView.superview === containerView(of: controller))
            post.remove(animated: false)
            let framesInContainer = try framesOfEntrance()
            #expect(framesInContainer == frames)
        }
    }

    @Test(arguments: ScreenCover.allCases)
    func postViewIsInTheWindowDuringTransitions(cover: ScreenCover) throws {
        try withVoiceOver {
            let post = post()
            stage.rest()
            let frame = stage.seenFrame(of: try #require(post.view))
            let controller = cover.present(on: stage)
            let container = try #require(containerView(of: controller))
            #expect(stage.postView.superview === container)
            controller.dismiss(animated: true)
            try expect(post, at: frame, frames: 3)
            #expect(stage.postView.superview === stage.window)
            try expect(post, at: frame)
            #expect(controller.presentingViewController == nil && stage.postView.superview === stage.window)
        }
    }

    @Test func postViewFollowsTheFrontmostPresentation() throws {
        try withVoiceOver {
            _ = post()
            stage.rest()
            let sheet = ScreenCover.largeSheet.present(on: stage)
            let alert = UIAlertController(title: "Discard?", message: nil, preferredStyle: .alert)
            alert.addAction(UIAlertAction(title: "Keep", style: .cancel))
            sheet.present(alert, animated: true)
            stage.rest()
            let container = try #require(containerView(of: alert))
            #expect(stage.postView.superview === container)
            alert.dismiss(animated: true)
            stage.rest()
            #expect(stage.postView.superview === containerView(of: sheet))
            sheet.dismiss(animated: true)
            stage.rest()
            #expect(stage.postView.superview === stage.window)
        }
    }

    @Test(.containersAreModal, arguments: [true, false])
    func presentationInAPartOfTheWindowHidesNoPost(isInSheet: Bool) throws {
        let child = UIViewController()
        child.definesPresentationContext = true
        if isInSheet {
            child.sheetPresentationController?.detents = [.medium()]
            stage.controller.present(child, animated: false)
        } else {
            stage.controller.addChild(child)
            child.view.frame = CGRect(x: 0, y: 400, width: 393, height: 300)
            stage.view.addSubview(child.view)
            child.didMove(toParent: stage.controller)
        }
        stage.rest()
        let presented = UIViewController()
        presented.modalPresentationStyle = .overCurrentContext
        child.present(presented, animated: false)
        stage.rest()
        try withVoiceOver {
            let post = post()
            stage.rest()
            #expect(stage.postView.superview === (isInSheet ? containerView(of: child) : stage.window))
            let slot = try #require(post.view?.slot)
            #expect(slot.isReached(by: voiceOver))
        }
    }

    /// Nothing in the container is reached if UIKit makes the presented view modal.
    @Test(arguments: ScreenCover.allCases)
    func postIsShownAndLeavesIfThePresentedViewIsModal(cover: ScreenCover) throws {
        stage.simulator.readings.insert(.presentedViewsAreModal)
        cover.present(on: stage)
        try withVoiceOver {
            let post = stage.postView.post(Message(.success, "Saved"))
            stage.rest()
            let slot = try #require(post.view?.slot)
            #expect(post.phase == .shown && !slot.isReached(by: voiceOver))
            stage.simulator.advance(by: 30)
            #expect(post.reason == .timeout)
        }
    }

    // MARK: Interruptions

    @Test(.containersAreModal, .bothReadings(of: .movedViewsLookRemoved))
    func canceledDismissalKeepsTheFocus() throws {
        try withVoiceOver {
            let post = post()
            let controller = ScreenCover.mediumSheet.present(on: stage)
            let container = try #require(containerView(of: controller))
            let retry = try #require(voiceOver.elements.first { $0.accessibilityLabel == "Retry" })
            voiceOver.focus(on: retry)
            let moves = stage.simulator.focusMoves
            let top = stage.seenFrame(of: controller.view).minY
            stage.finger.down(at: CGPoint(x: 196, y: top + 12))
            stage.finger.move(by: CGVector(dx: 0, dy: 6), frames: 12)
            #expect(controller.isBeingDismissed && stage.postView.superview === stage.window)
            stage.finger.move(by: CGVector(dx: 0, dy: -5), frames: 12)
            stage.finger.up()
            stage.rest()
            #expect(controller.presentingViewController != nil && stage.postView.superview === container)
            #expect(voiceOver.focusedElement === retry && post.phase == .shown)
            #expect(stage.simulator.focusMoves > moves, "VoiceOver may have moved the focus meanwhile")
        }
    }

    @Test(.bothReadings(of: .movedViewsLookRemoved))
    func movedFormKeepsTheFirstResponder() throws {
        let post = stage.postView.post(FormMessage("Rename", fields: [.name()], submit: "OK"))
        stage.rest()
        let field = try #require(post.view?.firstTextField)
        field.becomeFirstResponder()
        let controller = ScreenCover.largeSheet.present(on: stage)
        field.becomeFirstResponder()
        stage.rest()
        withVoiceOver {
            stage.rest()
            #expect(stage.postView.superview === containerView(of: controller) && field.isFirstResponder)
        }
        post.remove(animated: false)
    }

    /// A dismissal without animation takes the container and the post view off the screen in one turn.
    @Test(arguments: ScreenCover.allCases, [true, false])
    func postOutlastsItsContainer(cover: ScreenCover, isContainerRetained: Bool) throws {
        let buttons = stage.addButtons(["Archive"])
        try withVoiceOver {
            let post = post { $0.duration = .seconds(30) }
            stage.rest()
            let controller = cover.present(on: stage)
            let frame = stage.seenFrame(of: try #require(post.view))
            let container = isContainerRetained ? containerView(of: controller) : nil
            #expect(stage.postView.superview === containerView(of: controller))
            controller.dismiss(animated: false)
            try expect(post, at: frame)
            #expect(stage.postView.superview === stage.window)
            // The focus in the post holds it.
            voiceOver.focus(on: buttons[0])
            stage.rest()
            #expect(post.countdown?.isRunning == true)
            withExtendedLifetime(container) {}
        }
    }

    /// A slot in motion stays in the container, which the dismissal removes.
    @Test func movingPostOutlastsItsContainer() {
        withVoiceOver {
            let controller = ScreenCover.largeSheet.present(on: stage)
            let post = post {
                $0.editPresentation {
                    $0.transition = PostTransition(entrance: .fade(timing: PostTransition.Timing(duration: 3)))
                }
            }
            stage.simulator.advance(by: 0.1)
            controller.dismiss(animated: true)
            stage.rest()
            stage.simulator.advance(by: 3)
            #expect(post.phase == .shown && stage.postView.superview === stage.window)
            post.remove()
            stage.rest()
            #expect(post.phase == .ended && stage.postView.superview == nil)
        }
    }

    @Test func fingerKeepsThePostViewWhereItIs() throws {
        try withVoiceOver {
            let post = post { $0.allowsCopying = false }
            stage.rest()
            let frame = stage.seenFrame(of: try #require(post.view))
            stage.finger.down(at: CGPoint(x: frame.midX, y: frame.minY + 8))
            let controller = ScreenCover.largeSheet.present(on: stage)
            #expect(stage.postView.superview === stage.window)
            stage.finger.up()
            stage.rest()
            #expect(stage.postView.superview === containerView(of: controller))
        }
    }

    @Test func removedPostViewEndsItsPosts() {
        withVoiceOver {
            let post = post()
            ScreenCover.largeSheet.present(on: stage)
            stage.postView.removeFromSuperview()
            stage.rest()
            #expect(post.reason == .hostGone && stage.postView.superview == nil)
        }
    }

    @Test func postViewThatTheAppMovesStaysThere() {
        let area = UIView(frame: stage.view.bounds)
        stage.view.addSubview(area)
        withVoiceOver {
            let post = post()
            stage.rest()
            area.addSubview(stage.postView)
            stage.rest()
            #expect(stage.postView.superview === area && post.phase == .shown)
        }
    }

    /// A screen that a posted controller presents is in front of the post, as without an assistive technology.
    @Test(.without(.presentersViewsAreLost, because: "the post of a view that doesn't return ends"))
    func presentationOfAPostedControllerStaysInFront() throws {
        try withVoiceOver {
            let posted = UIViewController()
            posted.preferredContentSize = CGSize(width: 300, height: 100)
            var request = PostRequest(viewController: posted)
            request.duration = .untilRemoved
            let post = stage.postView.post(request)
            stage.rest()
            ScreenCover.largeSheet.present(on: stage)
            let presented = UIViewController()
            presented.modalPresentationStyle = .fullScreen
            posted.present(presented, animated: true)
            stage.rest()
            let hit = try #require(stage.window.hitTest(CGPoint(x: 196, y: 110), with: nil))
            #expect(hit.isDescendant(of: presented.view))
            presented.dismiss(animated: true)
            stage.rest()
            #expect(post.phase == .shown && post.view?.window === stage.window)
        }
    }

    @Test func backdropPassesTouchesToTheWindow() throws {
        let sheet = UIViewController()
        sheet.sheetPresentationController?.detents = [.medium()]
        sheet.sheetPresentationController?.largestUndimmedDetentIdentifier = .medium
        stage.controller.present(sheet, animated: false)
        stage.rest()
        withVoiceOver {
            let post = post {
                $0.editPresentation {
                    $0.backdrop = PostBackdrop(.color(.black))
                    $0.backdrop.touches = .forward.and(.remove)
                }
            }
            stage.rest()
            #expect(stage.postView.superview === containerView(of: sheet))
            stage.simulator.tap(at: CGPoint(x: 196, y: 300))
            stage.rest()
            #expect(post.reason == .backdrop)
        }
    }
}

extension PostSlot {
    /// Returns whether VoiceOver reaches an element of the post.
    fileprivate func isReached(by voiceOver: VoiceOver) -> Bool {
        voiceOver.elements.contains { $0.accessibleView?.isDescendant(of: self) == true }
    }
}

extension UIView {
    fileprivate var firstTextField: UITextField? {
        self as? UITextField ?? subviews.lazy.compactMap(\.firstTextField).first
    }
}
