import MessageStackViewTesting
import Testing
import UIKit

@testable import MessageStackView
import MessageStackViewConnectivity
@testable import MessageStackViewForms

/// The texts of the library, each of which an app can replace (D45).
@MainActor
@Suite(.leavesNothingBehind)
struct PostStringsTests {
    /// A text, a way to replace it, and the place that shows or speaks it.
    struct Word: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let english: String
        let replace: @MainActor @Sendable (inout PostStrings) -> Void
        let shown: @MainActor @Sendable () -> String?

        init(
            _ name: String, _ english: String,
            _ replace: @escaping @MainActor @Sendable (inout PostStrings) -> Void,
            shown: @escaping @MainActor @Sendable () -> String?
        ) {
            testDescription = name
            self.english = english
            self.replace = replace
            self.shown = shown
        }

        static let all = [
            Word("dismiss", "Dismiss", { $0.dismiss = "Neu" }) { BadgeMessageView().button.accessibilityLabel },
            Word("dismissPost", "Dismiss “Mail”", { $0.dismissPost = { _ in "Neu" } }) {
                let (poster, window) = (RecordingPoster(), UIWindow())
                poster.postManager.capacity = 2
                let badges = ["Mail", "News"].map(badge)
                for badge in badges {
                    poster.postManager.post(PostRequest(view: badge))
                    badge.enclosingSlot.map(window.addSubview)
                }
                return withExtendedLifetime((poster, window)) { badges.first?.button.accessibilityLabel }
            },
            Word("information", "Information", { $0.information = "Neu" }) { PostSeverity.information.word },
            Word("success", "Success", { $0.success = "Neu" }) { PostSeverity.success.word },
            Word("warning", "Warning", { $0.warning = "Neu" }) { PostSeverity.warning.word },
            Word("error", "Error", { $0.error = "Neu" }) { PostSeverity.error.word },
            Word("available", "Retry available", { $0.available = { _ in "Neu" } }) {
                let view = MessageView()
                view.set(message: Message("Failed", actions: [PostAction("Retry")]))
                return PostSpeech.parts(of: view).last
            },
            Word("times", "2 times", { $0.times = { _ in "Neu" } }) {
                let announcer = RecordingAnnouncer()
                let poster = RecordingPoster()
                poster.postManager.announcer = announcer
                postTwice(on: poster)
                return announcer.announcements.last?.text.split(separator: ",").last?.trimmingCharacters(
                    in: .whitespaces)
            },
            Word("count", "×2", { $0.count = { _ in "Neu" } }) {
                let poster = RecordingPoster()
                let view = postTwice(on: poster)
                return view?.enclosingSlot.flatMap { labels(in: $0).last { $0 != "Mail" } }
            },
            Word("ok", "OK", { $0.ok = "Neu" }) {
                let view = AlertMessageView()
                view.set(alert: AlertMessage("Done"))
                return view.actionsView.actions.first?.title
            },
            Word("cancel", "Cancel", { $0.cancel = "Neu" }) { rating(0).actionsView.actions.last?.title },
            Word("rating", "3 of 5", { $0.rating = { _, _ in "Neu" } }) { rating(3).ratingControl.accessibilityValue },
            Word("unrated", "Not rated", { $0.unrated = "Neu" }) { rating(0).ratingControl.accessibilityValue },
            Word("email", "Email", { $0.email = "Neu" }) { FormField.email().shownLabel(in: .current) },
            Word("password", "Password", { $0.password = "Neu" }) { FormField.password().shownLabel(in: .current) },
            Word("oneTimeCode", "Code", { $0.oneTimeCode = "Neu" }) {
                FormField.oneTimeCode().shownLabel(in: .current)
            },
            Word("name", "Name", { $0.name = "Neu" }) { FormField.name().shownLabel(in: .current) },
            Word("choose", "Choose", { $0.choose = "Neu" }) {
                FormFieldView(.choice("Plan", options: ["Free"])).control.accessibilityValue
            },
            Word("requiredField", "This field is required", { $0.requiredField = "Neu" }) { error(.email()) },
            Word("invalidEmail", "Enter a valid email address", { $0.invalidEmail = "Neu" }) {
                error(.email(value: "x"))
            },
            Word("invalidNumber", "Enter a number", { $0.invalidNumber = "Neu" }) {
                var field = FormField.text("Age", value: "x")
                field.kind = .number
                return error(field)
            },
            Word("undo", "Undo", { $0.undo = "Neu" }) {
                let poster = RecordingPoster()
                let post = poster.post(undoable: "Deleted") {
                } undo: {
                }
                let title = (post.view as? MessageView)?.actionsView.actions.first?.title
                post.remove()
                return title
            },
            Word("copy", "Copy", { $0.copy = "Neu" }) {
                let poster = RecordingPoster()
                let post = poster.post(Message(.error, "Failed"))
                return (post.view as? MessageView)?.textView.accessibilityCustomActions?.first?.name
            },
            Word("inProgress", "In progress", { $0.inProgress = "Neu" }) {
                let view = PostActionsView()
                view.actions = [PostAction("Retry") {}]
                view.choose("Retry")
                return view.buttons.first?.accessibilityValue
            },
            Word("more", "3 more", { $0.more = { _ in "Neu" } }) { deckTitle(isExpanded: false) },
            Word("showLess", "Show less", { $0.showLess = "Neu" }) { deckTitle(isExpanded: true) },
            Word("showMore", "Show more", { $0.showMore = "Neu" }) {
                let post = RecordingPoster().post(Message("Charging", subtitle: "20 minutes left"), as: .pill)
                return post.view?.enclosingSlot?.operations?.expansion?.name
            },
            Word("clearAll", "Clear All", { $0.clearAll = "Neu" }) {
                let poster = RecordingPoster()
                poster.postManager.capacity = 2
                poster.postManager.gestureManager.defaultGestures = .pan
                let slots = ["A", "B"].compactMap { poster.post(Message($0)).view?.enclosingSlot }
                return PostActions.clearing(slots)?.name
            },
            Word("noInternetTitle", "No Internet Connection", { $0.noInternetTitle = "Neu" }) {
                Message.noInternet.title
            },
            Word("noInternetSubtitle", "Please check your connection and try again", { $0.noInternetSubtitle = "Neu" })
            {
                Message.noInternet.subtitle
            },
        ]

        @MainActor
        private static func error(_ field: FormField) -> String? { field.error(in: FormValues([field]), .current) }

        @MainActor
        private static func deckTitle(isExpanded: Bool) -> String? {
            let handle = DeckHandle {}
            handle.update(hiddenCount: 3, isExpanded: isExpanded)
            return handle.accessibilityLabel
        }

        @MainActor
        private static func badge(_ title: String) -> BadgeMessageView {
            let badge = BadgeMessageView()
            badge.set(badgeMessage: BadgeMessage(title, subtitle: "", image: nil, fillColor: .red))
            return badge
        }

        @MainActor
        private static func rating(_ value: Int) -> RatingMessageView {
            var rating = RatingMessage("How was it?", submit: "Send")
            rating.value = value
            let view = RatingMessageView()
            view.set(rating: rating)
            return view
        }

        /// Posts a message that is counted twice, and returns its view.
        @MainActor @discardableResult
        private static func postTwice(on poster: RecordingPoster) -> UIView? {
            for _ in 0..<2 {
                var request = PostRequest(Message("Mail"))
                request.key = "mail"
                request.duplicatePolicy = .count
                poster.postManager.post(request)
            }
            return poster.views.first
        }

        @MainActor
        private static func labels(in view: UIView) -> [String] {
            view.subviews.flatMap { [($0 as? UILabel)?.text].compactMap(\.self) + labels(in: $0) }
        }
    }

    @Test(arguments: Word.all)
    func textCanBeReplaced(word: Word) {
        defer { PostEnvironment.app.strings = PostStrings() }
        #expect(word.shown() == word.english)
        word.replace(&PostEnvironment.app.strings)
        #expect(word.shown() == "Neu")
    }

    @Test func eachTextIsTested() {
        let names = Mirror(reflecting: PostStrings()).children.compactMap { $0.label }
        #expect(Set(names).subtracting(["language"]) == Set(Word.all.map(\.testDescription)))
    }

    @Test func closuresGetTheCount() {
        let strings = PostStrings()
        #expect(strings.times(5) == "5 times" && strings.count(12) == "×12" && strings.more(1) == "1 more")
        #expect(strings.available("Retry") == "Retry available")
    }

    // MARK: Languages

    @Test(
        arguments: [
            (["de"], "de"), (["de-CH", "fr"], "de"), (["cy", "fr-CA"], "fr"), (["cy"], "en"), ([], "en"),
            (["no"], "nb"),
            (["zh-HK"], "zh-Hant"), (["zh-Hans-CN"], "zh-Hans"), (["pt-BR"], "pt-BR"), (["en-GB"], "en"),
            (["iw"], "he"), (["nn-NO"], "nb"), (["yue-HK"], "zh-Hant"), (["sr-Latn"], "en"), (["cy", "cs_CZ"], "cs"),
        ] as [([String], String)])
    func languageIsThatOfTheApp(preferences: [String], language: String) {
        #expect(PostStrings.language(for: preferences) == language)
    }

    @Test func textsOfAnyLanguageCanBeCreated() {
        let strings = PostStrings(language: "de-AT")
        #expect(strings.language == "de" && strings.cancel == "Abbrechen" && strings.rating(3, 5) == "3 von 5")
        #expect(strings.dismissPost("Neu") == "„Neu“ schließen" && strings.times(1234) == "1.234-mal")
        #expect(PostStrings(language: "xx").cancel == "Cancel")
    }

    @Test func countsHavePluralForms() {
        let strings = PostStrings(language: "ru")
        #expect([2, 5, 21, 22].map(strings.times) == ["2 раза", "5 раз", "21 раз", "22 раза"])
    }
}
