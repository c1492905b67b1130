import Foundation
import MessageStackView
import MessageStackViewConnectivity
import MessageStackViewForms
import Testing
import UIKit

/// An app whose types have the names of the library's types. It writes those of the library with the prefix "Post". In
/// subclasses of the library's classes, the types of the app keep their names.
@MainActor
struct OwnNamesTests {
    @Test func libraryTypesHaveNamesWithPrefix() {
        let postView = PostView(layout: .top)
        let handle: PostHandle = postView.post(PostMessage("Saved"))
        #expect(handle.phase == .waiting)
        let values: [any PostableValue] = [
            PostMessage(.error, "Failed"), PostBadgeMessage(title: "Thanks"), PostAlertMessage(title: "Delete?"),
            PostPopupMessage(title: "Welcome"),
            MessageStackViewForms.FormMessage(
                title: "Log in", fields: [MessageStackViewForms.FormField.email()], submit: "Log in"),
            MessageStackViewForms.RatingMessage(title: "Do you like it?", submit: "Send"), PostNoteMessage("Copied"),
            PostProgressMessage(title: "Loading"),
        ]
        #expect(values.allSatisfy { $0.summary?.isEmpty == false })
        let poster: any PostPoster = PostToast(layout: .bottom)
        #expect(poster.post("Copied").phase == .waiting)
        #expect(MessageStackViewConnectivity.ConnectivityManager.shared.state == nil)
    }

    @Test func typesOfTheAppKeepTheirNames() {
        #expect(Post().isOwn && Message().isOwn && Toast().isOwn && Order().isOwn && Poster().isOwn && Corner().isOwn)
    }

    @Test func typesOfTheAppKeepTheirNamesInSubclasses() {
        #expect(OwnPostView(layout: .top).names.allSatisfy { $0 })
        #expect(OwnStackView(layout: .top).names.allSatisfy { $0 })
        #expect(OwnToast(layout: .bottom).names.allSatisfy { $0 })
        #expect(OwnMessageView().names.allSatisfy { $0 })
        #expect(OwnBadgeView().names.allSatisfy { $0 })
        #expect(OwnBadgeMessageView().names.allSatisfy { $0 })
    }
}

private final class OwnPostView: PostView {
    var names: [Bool] { [Post().isOwn, Message().isOwn, Toast().isOwn, Order().isOwn, Poster().isOwn] }
}

/// A subclass of the only class with an alias, so that `Message` is that of the library here.
private final class OwnStackView: MessageStackView {
    var names: [Bool] { [Post().isOwn, Toast().isOwn, Order().isOwn, Poster().isOwn, Corner().isOwn] }
}

private final class OwnToast: PostToast {
    var names: [Bool] { [Post().isOwn, Message().isOwn, Toast().isOwn, Order().isOwn] }
}

private final class OwnMessageView: PostMessageView {
    var names: [Bool] { [Post().isOwn, Message().isOwn, MessageView().isOwn] }
}

private final class OwnBadgeView: PostBadgeView {
    var names: [Bool] { [Post().isOwn, BadgeView().isOwn] }
}

private final class OwnBadgeMessageView: PostBadgeMessageView {
    var names: [Bool] { [Post().isOwn, BadgeMessageView().isOwn, BadgeMessage().isOwn] }
}
