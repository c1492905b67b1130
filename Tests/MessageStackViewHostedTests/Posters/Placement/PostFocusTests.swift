import Testing
import UIKit

@testable import MessageStackView

extension HostedTests {
    /// Rule D29: a post never fully covers the focused element of the app.
    @MainActor
    struct PostFocusTests {
        private let stage: Stage

        init() async throws {
            stage = try await Stage()
        }

        private func post(
            _ presentation: PostPresentation, at edge: PostEdge = .top, animated: Bool = true,
            _ view: UIView = .banner(height: 100)
        ) async -> UIView {
            let postView = stage.view.createPostView(edge: edge)
            postView.presentation = presentation
            postView.post(view: view) { $0.isAnimated = animated }
            await stage.rest()
            return view
        }

        /// A frame inside the area of a post at the top.
        private var topField: CGRect { CGRect(x: 60, y: stage.view.safeAreaInsets.top + 30, width: 200, height: 34) }

        @Test func unanimatedPostIsClearAtOnce() throws {
            let field = stage.addField(topField)
            field.becomeFirstResponder()
            let view = UIView.banner(height: 100)
            stage.view.createPostView().post(view: view) { $0.isAnimated = false }
            stage.view.layoutIfNeeded()
            #expect(abs(try stage.slotFrame(of: view).minY - field.frame.maxY - 10) < 0.5)
        }

        @Test func focusIsWatchedOnlyWhilePostIsShown() async throws {
            let postView = stage.view.createPostView()
            #expect(postView.focus == nil)
            let post = postView.post(PostRequest(view: UIView.banner()))
            await stage.rest()
            #expect(postView.focus?.isLooking == false)
            let field = stage.addField(topField)
            field.becomeFirstResponder()
            #expect(postView.focus?.isLooking == true)
            field.resignFirstResponder()
            await stage.rest()
            #expect(postView.focus?.isLooking == false)
            post.remove()
            await stage.rest()
            #expect(postView.focus == nil)
        }

        // MARK: As values

        nonisolated static let focused = CGRect(x: 20, y: 60, width: 100, height: 40)

        @Test func clearanceIsLimitedToTheRoom() {
            let frame = CGRect(x: 0, y: 50, width: 300, height: 100)
            let room = { FocusClearance(focused: [Self.focused], range: 50...$0, spacing: 10) }
            #expect(room(400).offset(of: frame, from: .top) == 60)
            #expect(room(190).offset(of: frame, from: .top) == 40)
            #expect(room(170).offset(of: frame, from: .top) == 0)
            #expect(room(400).offset(of: frame, from: .bottom) == 0)
        }

        @Test func clearanceCoversAllFocusedFrames() {
            let frame = CGRect(x: 0, y: 50, width: 300, height: 100)
            let clearance = FocusClearance(
                focused: [Self.focused, Self.focused.offsetBy(dx: 0, dy: 70)], range: 0...1000, spacing: 10)
            #expect(clearance.offset(of: frame, from: .top) == 130)
            #expect(clearance.offset(of: frame.offsetBy(dx: 200, dy: 0), from: .top) == 0)
            // The present offset is kept as long as it is sufficient.
            #expect(clearance.offset(of: frame, from: .top, present: 160) == 160)
            #expect(clearance.offset(of: frame, from: .top, present: 60) == 130)
        }
    }
}
