import Foundation
import MessageStackView
import MessageStackViewConnectivity
import MessageStackViewForms
import Testing
import UIKit

/// An app whose types have the names of the library's types. It writes those of the library with the module.
@MainActor
struct NamesTests {
    @Test func typesOfTheAppKeepTheirNames() {
        #expect(Post().isOwn && Message().isOwn && Toast().isOwn && Order().isOwn && Poster().isOwn && Corner().isOwn)
        #expect(PostAction().isOwn && PostManager().isOwn && PostRequest().isOwn && PostView().isOwn)
    }

    @Test func typesOfOtherProductsAreQualifiedWithTheModule() {
        let form = MessageStackViewForms.FormMessage(
            "Log in", fields: [MessageStackViewForms.FormField.email()], submit: "Log in")
        let rating = MessageStackViewForms.RatingMessage("Do you like it?", submit: "Send")
        #expect(form.summary?.isEmpty == false && rating.summary?.isEmpty == false)
        #expect(MessageStackViewConnectivity.ConnectivityManager.shared.state == nil)
    }

    @Test func libraryTypesAreQualifiedWithTheModule() {
        let postView = MessageStackView.PostView(edge: .top)
        let message = MessageStackView.Message("Saved", actions: [MessageStackView.PostAction("Undo")])
        let handle: MessageStackView.Post = postView.post(MessageStackView.PostRequest(message))
        #expect(handle.phase == .waiting)
        let manager = postView.postManager
        #expect(manager.waitingCount == 1)
        let values: [any MessageStackView.Postable] = [
            MessageStackView.Message(.error, "Failed"), MessageStackView.BadgeMessage("Thanks"),
            MessageStackView.AlertMessage("Delete?"), MessageStackView.PopupMessage("Welcome"),
            MessageStackView.NoteMessage("Copied"), MessageStackView.ProgressMessage("Loading"),
        ]
        #expect(values.allSatisfy { $0.summary?.isEmpty == false })
        let poster: any MessageStackView.Poster = MessageStackView.Toast(edge: .bottom)
        #expect(poster.post("Copied").phase == .waiting)
    }

    @Test func typesOfTheAppKeepTheirNamesInSubclasses() {
        #expect(OwnPostView(edge: .top).names.allSatisfy { $0 })
        #expect(OwnToast(edge: .bottom).names.allSatisfy { $0 })
        #expect(OwnMessageView().names.allSatisfy { $0 })
        #expect(OwnBadgeView().names.allSatisfy { $0 })
        #expect(OwnBadgeMessageView().names.allSatisfy { $0 })
    }

    @Test func subclassOfTheStackQualifiesTypesOfTheApp() {
        let stackView = OwnStackView(edge: .top)
        #expect(stackView.names.allSatisfy { $0 })
        #expect(stackView.postSaved().phase == .waiting)
    }
}

#if compiler(>=6.3)
    extension NamesTests {
        @Test func libraryTypesAreQualifiedWithModuleSelectors() {
            let postView = MessageStackView::PostView(edge: .top)
            let handle: MessageStackView::Post = postView.post(MessageStackView::Message("Saved"))
            #expect(handle.phase == .waiting)
        }
    }
#endif

private final class OwnPostView: MessageStackView.PostView {
    var names: [Bool] { [Post().isOwn, Message().isOwn, Toast().isOwn, Order().isOwn, Poster().isOwn] }
}

private final class OwnToast: MessageStackView.Toast {
    var names: [Bool] { [Post().isOwn, Message().isOwn, Toast().isOwn, Order().isOwn] }
}

private final class OwnMessageView: MessageStackView.MessageView {
    var names: [Bool] { [Post().isOwn, Message().isOwn, MessageView().isOwn] }
}

private final class OwnBadgeView: MessageStackView.BadgeView {
    var names: [Bool] { [Post().isOwn, BadgeView().isOwn] }
}

private final class OwnBadgeMessageView: MessageStackView.BadgeMessageView {
    var names: [Bool] { [Post().isOwn, BadgeMessageView().isOwn, BadgeMessage().isOwn] }
}
