import MessageStackView
import Testing
import UIKit

/// A file of the same app that doesn't import the names of version 3. Its methods with a label return posts, unless the
/// module lacks the feature `MemberImportVisibility`, so that the import of another file applies here, too.
@MainActor
struct CoreOnlyTests {
    private let message = Message(title: "Saved")
    private let badgeMessage = BadgeMessage("Thank you")
    private let postView = PostView(edge: .top)

    @Test func annotatedPostsCompileInEachMode() {
        let post: Post = postView.post(message: message)
        let badge: Post = postView.post(badgeMessage: badgeMessage)
        let view = postView.post(view: UIView())
        #expect([post, badge, view].map(\.phase) == [.waiting, .waiting, .waiting])
    }

    @Test func resultsCanBeDiscarded() {
        postView.post(message: message)
        postView.post(badgeMessage: badgeMessage)
        #expect(postView.postManager.waitingPosts.count == 2)
    }

    @Test func inferredTypeDependsOnTheImport() {
        let result = postView.post(message: message)
        #if hasFeature(MemberImportVisibility)
            #expect(result.phase == .waiting)
        #else
            #expect(result.titleLabel.text == "Saved")
        #endif
    }
}
