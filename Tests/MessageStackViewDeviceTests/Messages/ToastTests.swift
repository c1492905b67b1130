import Simulator
import Testing
import UIKit

@testable import MessageStackView

@MainActor
struct ToastTests {
    private let stage = Stage()
    private let toast = Toast()

    init() {
        stage.controller.addAndConstrainToast(toast)
    }

    @Test func toastHugsItsTextAboveBottomSafeArea() {
        let view = toast.post(message: "Copied")
        stage.rest()
        let seen = stage.seenFrame(of: view)
        #expect(abs(seen.midX - 393 / 2) < 0.5)
        #expect(seen.width < 120)
        #expect(seen.width >= view.titleLabel.intrinsicContentSize.width + 32)
        #expect(abs(seen.maxY - (852 - 34 - 20)) < 0.001)
    }

    @Test func longTextWrapsWithinInsets() {
        let view = toast.post(message: String(repeating: "Copied to the clipboard. ", count: 6))
        stage.rest()
        let seen = stage.seenFrame(of: view)
        #expect(seen.minX >= 10 && seen.maxX <= 383)
        #expect(seen.height > 60)
    }

    @Test func toastIsSizedBeforeEntrance() {
        let view = toast.post(message: "Copied")
        let before = view.bounds.size
        stage.rest()
        #expect(before.height > 0)
        #expect(view.bounds.size == before)
    }

    @Test func toastEntersFromBottomAndIsSwipedDown() {
        let view = toast.post(message: "Copied")
        let post = toast.postManager.post(of: view)
        stage.simulator.advance(by: 0)
        #expect(stage.seenFrame(of: view).minY >= 852)
        stage.rest()
        let seen = stage.seenFrame(of: view)
        stage.simulator.fling(
            from: CGPoint(x: seen.midX, y: seen.midY), to: CGPoint(x: seen.midX, y: seen.midY + 45))
        stage.rest()
        #expect(post?.reason == .pan)
    }

    @Test func touchesBesideToastReachApp() {
        let view = toast.post(message: "Copied")
        stage.rest()
        let seen = stage.seenFrame(of: view)
        #expect(stage.window.hitTest(CGPoint(x: seen.minX - 5, y: seen.midY), with: nil) === stage.view)
    }

    @Test func textIsPostedOnceWhileShownOrQueued() {
        #expect(!toast.isShowing(message: "One"))
        #expect(toast.postIfNotShowing(message: "One") != nil)
        #expect(toast.isShowing(message: "One"))
        #expect(toast.postIfNotShowing(message: "One") == nil)
        #expect(toast.postIfNotShowing(message: "Two") != nil)
        #expect(toast.postIfNotShowing(message: "Two") == nil, "the text is queued")
        #expect(!toast.isShowing(message: "Two"))
    }

    @Test func leavingTextCanBePostedAgain() {
        let view = toast.post(message: "One")
        stage.rest()
        toast.postManager.remove(view: view)
        #expect(!toast.isShowing(message: "One"))
        #expect(toast.postIfNotShowing(message: "One") != nil)
    }

    @Test(arguments: ["", "   "]) func emptyTextIsShownAndTimesOut(text: String) {
        let view = toast.post(message: text, dismissAfter: 1)
        stage.rest()
        #expect(view.window != nil)
        stage.simulator.advance(by: 2)
        #expect(!toast.postManager.isActive)
    }

    @Test func textHasMinimumContrast() {
        let view = toast.post(message: "Copied")
        let contrast = view.titleLabel.textColor.contrast(with: view.backgroundColor ?? .clear)
        #expect(contrast >= 4.5)
    }
}
