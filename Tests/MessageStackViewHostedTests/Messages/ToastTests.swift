import Testing
import UIKit

@testable import MessageStackView
@testable import MessageStackViewVersion3

extension HostedTests {
    @MainActor
    struct ToastTests {
        private let stage: Stage
        private let toast = Toast()

        init() async throws {
            stage = try await Stage()
            stage.prepare(toast)
            stage.controller.addAndConstrainToast(toast)
        }

        @Test func toastHugsItsTextAboveBottomSafeArea() async throws {
            let view = toast.post(message: "Copied")
            await stage.rest()
            let frame = view.screenFrame
            #expect(abs(frame.midX - stage.view.bounds.midX) < 0.5)
            #expect(frame.width < 120)
            #expect(frame.width >= view.titleLabel.intrinsicContentSize.width + 32)
            #expect(abs(frame.maxY - (stage.safeFrame.maxY - 20)) < 0.5)
        }

        private func isSystem(_ font: UIFont?, _ style: UIFont.TextStyle, size: CGFloat, _ weight: UIFont.Weight)
            -> Bool
        {
            font == UIFontMetrics(forTextStyle: style).scaledFont(for: .systemFont(ofSize: size, weight: weight))
        }

        @Test func textIsCardWithShadow() async throws {
            let post = toast.post("Pasted")
            await stage.rest()
            let view = try #require(post.view as? MessageView)
            #expect(view.backgroundColor == .messageBackground && view.titleLabel.textColor == .messageTint)
            #expect(isSystem(view.titleLabel.font, .subheadline, size: 15, .medium))
            #expect(view.titleLabel.textAlignment == .center)
            #expect(view.enclosingSlot?.body?.style.shadows == PostStyle.Shadow.raised && view.layer.shadowOpacity == 0)
        }

        @Test func oneLineIsInCapsule() async throws {
            let posts = [toast.post("Pasted"), toast.post(String(repeating: "A longer text. ", count: 12))]
            await stage.rest()
            let one = try #require(posts[0].view)
            let radius = try #require(one.enclosingSlot?.body?.style.corners.radius)
            #expect(one.bounds.height <= 2 * radius)
            posts[0].remove(animated: false)
            await stage.rest()
            let several = try #require(posts[1].view)
            #expect(several.enclosingSlot?.body?.style.corners.radius == radius && several.bounds.height > 70)
        }

        @Test func labeledPostHasTheLookOfVersion3() async {
            let view = toast.post(message: "Copied")
            await stage.rest()
            #expect(view.backgroundColor == UIColor(hex: 0x6D6E70) && view.titleLabel.textColor == .white)
            #expect(isSystem(view.titleLabel.font, .callout, size: 16, .regular))
            #expect(
                view.titleLabel.textAlignment == .natural
                    && view.insets == UIEdgeInsets(top: 10, left: 16, bottom: 10, right: 16))
            #expect(view.layer.cornerRadius == 5 && view.layer.shadowOpacity == 0)
        }

        @Test func waitingTextIsNotPostedAgain() {
            toast.post("Copied")
            toast.post("Pasted")
            toast.post(Message(title: "Deleted"))
            for text in ["Copied", "Pasted", "Deleted"] {
                #expect(toast.postIfNotShowing(message: text) == nil)
            }
            #expect(toast.postIfNotShowing(message: "Moved") != nil)
            #expect(toast.postManager.waitingCount == 3)
        }

        @Test func longTextWrapsWithinInsets() async throws {
            let view = toast.post(message: String(repeating: "Copied to the clipboard. ", count: 6))
            await stage.rest()
            let frame = view.screenFrame
            #expect(frame.minX >= 10 && frame.maxX <= stage.view.bounds.width - 10)
            #expect(frame.height > 60)
        }

        @Test func toastIsSizedBeforeEntrance() async throws {
            let view = toast.post(message: "Copied")
            let before = view.bounds.size
            await stage.rest()
            #expect(before.height > 0)
            #expect(view.bounds.size == before)
        }

        @Test func toastEntersFromBottomAndIsSwipedDown() async throws {
            let view = toast.post(message: "Copied")
            let post = toast.postManager.post(of: view)
            let seen = try await stage.watch(frames: 20) { try stage.seenFrame(of: view).minY }
            await stage.rest()
            let place = try stage.slotFrame(of: view).minY
            #expect(seen.contains { $0 > place + 10 } && !seen.contains { $0 < place - 10 })
            try stage.finger.down(on: view)
            await stage.finger.move(by: CGVector(dx: 0, dy: 12), frames: 4)
            await stage.finger.up()
            #expect(post?.reason == .pan)
        }

        @Test func textIsPostedOnceWhileShownOrQueued() async throws {
            #expect(!toast.isShowing(message: "One"))
            #expect(toast.postIfNotShowing(message: "One") != nil)
            #expect(toast.isShowing(message: "One"))
            #expect(toast.postIfNotShowing(message: "One") == nil)
            #expect(toast.postIfNotShowing(message: "Two") != nil)
            #expect(toast.postIfNotShowing(message: "Two") == nil, "the text is queued")
            #expect(!toast.isShowing(message: "Two"))
        }

        @Test func leavingTextCanBePostedAgain() async throws {
            let view = toast.post(message: "One")
            await stage.rest()
            toast.postManager.remove(view: view)
            #expect(!toast.isShowing(message: "One"))
            #expect(toast.postIfNotShowing(message: "One") != nil)
        }

        @Test(arguments: ["", "   "]) func emptyTextIsShownAndTimesOut(text: String) async throws {
            let view = toast.post(message: text, dismissAfter: 1)
            await stage.rest()
            #expect(view.window != nil)
            await stage.advance(by: 2)
            #expect(!toast.postManager.isActive)
        }
    }
}
