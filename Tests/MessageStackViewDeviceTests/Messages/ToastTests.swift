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
        let frame = stage.seenFrame(of: view)
        #expect(abs(frame.midX - 393 / 2) < 0.5)
        #expect(frame.width < 120)
        #expect(frame.width >= view.titleLabel.intrinsicContentSize.width + 32)
        #expect(abs(frame.maxY - (852 - 34 - 20)) < 0.001)
    }

    @Test func plainTextHasTheLookOfToast() throws {
        toast.postManager.isSerialQueue = false
        let styled = toast.post(message: "Copied")
        let post = toast.post("Pasted")
        stage.rest()
        let plain = try #require(post.view as? MessageView)
        #expect(plain.backgroundColor == styled.backgroundColor)
        #expect(plain.titleLabel.font == styled.titleLabel.font)
        #expect(plain.layer.cornerRadius == 5)
    }

    @Test func longTextWrapsWithinInsets() {
        let view = toast.post(message: String(repeating: "Copied to the clipboard. ", count: 6))
        stage.rest()
        let frame = stage.seenFrame(of: view)
        #expect(frame.minX >= 10 && frame.maxX <= 383)
        #expect(frame.height > 60)
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
        let frame = stage.seenFrame(of: view)
        stage.simulator.fling(
            from: CGPoint(x: frame.midX, y: frame.midY), to: CGPoint(x: frame.midX, y: frame.midY + 45))
        stage.rest()
        #expect(post?.reason == .pan)
    }

    @Test func touchesOutsideToastReachApp() {
        let view = toast.post(message: "Copied")
        stage.rest()
        let frame = stage.seenFrame(of: view)
        #expect(stage.window.hitTest(CGPoint(x: frame.minX - 5, y: frame.midY), with: nil) === stage.view)
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
