import MessageStackViewTesting
import Simulator
import Testing
import UIKit

@testable import MessageStackView
@testable import MessageStackViewConnectivity
@testable import MessageStackViewForms
@testable import MessageStackViewHostedTests

/// The language in which VoiceOver speaks the library's texts in an app without any built-in texts in its language.
@MainActor
@Suite(.leavesNothingBehind)
struct SpeechLanguageTests {
    private let stage = Stage()

    /// The texts in an app in Welsh.
    private static let texts = PostStrings(LanguageTexts(of: "en"), inAppIn: "cy")

    @Test func closeButtonIsEnglish() throws {
        PostEnvironment.app.strings = Self.texts
        defer { PostEnvironment.app.strings = PostStrings() }
        let badge = BadgeMessage("Diolch", subtitle: nil, image: nil, fillColor: .systemRed)
        let post = stage.makePostView().post(badge)
        stage.rest()
        let button = try #require((post.view as? BadgeMessageView)?.button)
        #expect(button.accessibilityLanguage == "en")
        button.accessibilityLabel = "Cau"
        #expect(button.accessibilityLanguage == nil, "the label of the app is Welsh")
        PostEnvironment.app.strings = PostStrings()
        #expect(BadgeMessageView().button.accessibilityLanguage == nil, "in an English app")
    }

    @Test func onlyButtonsOfLibraryAreEnglish() throws {
        PostEnvironment.app.strings = Self.texts
        defer { PostEnvironment.app.strings = PostStrings() }
        let alert = stage.makePostView().post(AlertMessage("Dileu?"))
        stage.rest()
        #expect(try stage.button("OK", of: alert).accessibilityLanguage == "en")
        alert.remove(animated: false)
        let other = stage.makePostView().post(AlertMessage("Dileu?", actions: [PostAction("Iawn")]))
        stage.rest()
        #expect(try stage.button("Iawn", of: other).accessibilityLanguage == nil)
    }

    @Test func dismissActionIsEnglish() throws {
        PostEnvironment.app.strings = Self.texts
        defer { PostEnvironment.app.strings = PostStrings() }
        let post = stage.makePostView().post(Message("Wedi cadw"))
        stage.rest()
        let view = try #require(post.view?.descendants.first { $0.accessibilityCustomActions?.isEmpty == false })
        let name = try #require(view.accessibilityCustomActions?.last).attributedName
        #expect(name.string == "Dismiss")
        #expect(name.attribute(.accessibilitySpeechLanguage, at: 0, effectiveRange: nil) as? String == "en")
    }

    @Test func onlyWordsOfLibraryAreEnglishInAnnouncement() throws {
        PostEnvironment.app.strings = Self.texts
        defer { PostEnvironment.app.strings = PostStrings() }
        let announcer = RecordingAnnouncer()
        let postView = stage.makePostView()
        postView.postManager.announcer = announcer
        postView.post(Message(.error, "Methwyd"))
        stage.rest()
        let announcement = try #require(announcer.announcements.first)
        #expect(announcement.text == "Error, Methwyd")
        let text = announcement.attributedText()
        let languages = [0, 4, 5, 10].map {
            text.attribute(.accessibilitySpeechLanguage, at: $0, effectiveRange: nil) as? String
        }
        #expect(languages == ["en", "en", nil, nil])
    }

    /// Returns the language in which a text of an element is spoken; nil for the language of the app.
    private func language(_ text: NSAttributedString?) throws -> String? {
        let text = try #require(text)
        #expect(text.length > 0)
        return text.attribute(.accessibilitySpeechLanguage, at: 0, effectiveRange: nil) as? String
    }

    @Test func labelsAndErrorsOfFieldsAreEnglish() throws {
        PostEnvironment.app.strings = Self.texts
        defer { PostEnvironment.app.strings = PostStrings() }
        let fields = [FormField.email(isRequired: true), .text("Enw"), .choice("Iaith", options: ["Cymraeg"])]
        let post = stage.makePostView().post(FormMessage("Mewngofnodi", fields: fields, submit: "Anfon"))
        stage.rest()
        let form = try #require(post.view as? FormMessageView)
        form.actionsView.choose("submit")
        stage.rest()
        let controls = form.fieldViews.map(\.control)
        #expect(try controls.map { try language($0.accessibilityAttributedLabel) } == ["en", nil, nil])
        #expect(try language(controls[0].accessibilityAttributedHint) == "en")
        #expect(try language(controls[2].accessibilityAttributedValue) == "en", "the title without a choice")
    }

    @Test func valueOfRatingIsEnglish() throws {
        PostEnvironment.app.strings = Self.texts
        defer { PostEnvironment.app.strings = PostStrings() }
        let post = stage.makePostView().post(RatingMessage("Barn", submit: "Anfon"))
        stage.rest()
        let control = try #require((post.view as? RatingMessageView)?.ratingControl)
        #expect(try language(control.accessibilityAttributedValue) == "en")
        control.accessibilityIncrement()
        #expect(control.accessibilityValue == "1 of 5")
        #expect(try language(control.accessibilityAttributedValue) == "en")
    }

    @Test func messageAboutNetworkIsEnglish() throws {
        PostEnvironment.app.strings = Self.texts
        defer { PostEnvironment.app.strings = PostStrings() }
        let view = MessageView()
        view.set(message: .noInternet)
        #expect(view.textView.accessibilityLanguage == "en")
        view.set(message: Message("Dim rhwydwaith", subtitle: Self.texts.noInternetSubtitle))
        #expect(view.textView.accessibilityLanguage == nil)
    }

    @Test func countIsEnglish() {
        let strings = PostStrings(LanguageTexts(of: "en"), inAppIn: "cy")
        #expect(["3 times", "12 more"].map(strings.speechLanguage) == ["en", "en"])
        #expect(["3 gwaith", "3"].map(strings.speechLanguage) == [nil, nil])
    }
}
