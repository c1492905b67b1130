import Foundation
import MessageStackView
import MessageStackViewConnectivity
import MessageStackViewForms
import Testing
import UIKit

/// An app whose types have the names of the library's types. It writes those of the library with the module, and before Swift
/// 6.3 with the prefix "Post".
@MainActor
struct OwnNamesTests {
    @Test func typesOfTheAppKeepTheirNames() {
        #expect(Post().isOwn && Message().isOwn && Toast().isOwn && Order().isOwn && Poster().isOwn && Corner().isOwn)
    }

    @Test func typesOfOtherProductsAreQualifiedWithADot() {
        let form = MessageStackViewForms.FormMessage(
            title: "Log in", fields: [MessageStackViewForms.FormField.email()], submit: "Log in")
        let rating = MessageStackViewForms.RatingMessage(title: "Do you like it?", submit: "Send")
        #expect(form.summary?.isEmpty == false && rating.summary?.isEmpty == false)
        #expect(MessageStackViewConnectivity.ConnectivityManager.shared.state == nil)
    }

    @available(*, deprecated, message: "Tests names that are deprecated from Swift 6.3 on.")
    @Test func libraryTypesHaveNamesWithPrefix() {
        let postView = PostView(layout: .top)
        let handle: PostHandle = postView.post(PostMessage("Saved"))
        #expect(handle.phase == .waiting)
        let values: [any PostableValue] = [
            PostMessage(.error, "Failed"), PostBadgeMessage(title: "Thanks"), PostAlertMessage(title: "Delete?"),
            PostPopupMessage(title: "Welcome"), PostNoteMessage("Copied"), PostProgressMessage(title: "Loading"),
        ]
        #expect(values.allSatisfy { $0.summary?.isEmpty == false })
        let poster: any PostPoster = PostToast(layout: .bottom)
        #expect(poster.post("Copied").phase == .waiting)
        #expect(PostConnectivityManager.shared.state == nil)
    }
}

#if compiler(>=6.3)
    extension OwnNamesTests {
        @Test func libraryTypesAreQualifiedWithTheModule() {
            let postView = MessageStackView::PostView(layout: .top)
            let message = MessageStackView::Message(title: "Saved")
            #expect(message.title == "Saved")
            let handle: MessageStackView::Post = postView.post(message)
            #expect(handle.phase == .waiting)
            let values: [any MessageStackView::Postable] = [
                MessageStackView::Message(.error, "Failed"), MessageStackView::BadgeMessage(title: "Thanks"),
                MessageStackView::AlertMessage(title: "Delete?"), MessageStackView::PopupMessage(title: "Welcome"),
                MessageStackView::NoteMessage("Copied"), MessageStackView::ProgressMessage(title: "Loading"),
            ]
            #expect(values.allSatisfy { $0.summary?.isEmpty == false })
            let poster: any MessageStackView::Poster = MessageStackView::Toast(layout: .bottom)
            #expect(poster.post("Copied").phase == .waiting)
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

    private final class OwnStackView: MessageStackView {
        var names: [Bool] {
            [Post().isOwn, Message().isOwn, Toast().isOwn, Order().isOwn, Poster().isOwn, Corner().isOwn]
        }
    }

    private final class OwnToast: MessageStackView::Toast {
        var names: [Bool] { [Post().isOwn, Message().isOwn, Toast().isOwn, Order().isOwn] }
    }

    private final class OwnMessageView: MessageStackView::MessageView {
        var names: [Bool] { [Post().isOwn, Message().isOwn, MessageView().isOwn] }
    }

    private final class OwnBadgeView: MessageStackView::BadgeView {
        var names: [Bool] { [Post().isOwn, BadgeView().isOwn] }
    }

    private final class OwnBadgeMessageView: MessageStackView::BadgeMessageView {
        var names: [Bool] { [Post().isOwn, BadgeMessageView().isOwn, BadgeMessage().isOwn] }
    }
#endif
