import MessageStackView
import Testing
import UIKit

@testable import Example

/// The Playground's controls and compiled samples, compared with the public options of the library.
@MainActor
@Suite(.tasksInOrder)
struct PlaygroundOptionTests {
    /// The types whose options, and those of the types of their options, need a control.
    private static let types = ["PostPresentation", "PostRequest", "PostManager", "PostView", "PostAction"]

    /// The options without a control, and the reason for each.
    private static let reasons = [
        "PostTransition.makeAnimator": "It is a closure that creates an object.",
        "PostRequest.options": "Its options have controls.",
        "PostRequest.view": "The Playground posts values, which make their views.",
        "PostOptions.accessibilityIdentifier": "It is for tests, and changes nothing that can be seen.",
        "PostOptions.accessibilityPrefix": "It is a part of the announcement, whose text has a control.",
        "PostOptions.countText": "It is a closure.",
        "PostOptions.accessibilityReturnElementProvider": "It is a closure that returns an element of the app.",
        "PostManager.delegate": "It is an object.",
        "PostManager.environment": "It is that of the app, unless a framework posts.",
        "PostEnvironment.app": "It is the environment of the app.",
        "PostEnvironment.reservedAreas": "The host passes the fold of the simulated phone, which the page bends.",
        "PostEnvironment.admit": "It is a closure.",
        "PostEnvironment.options": "It is the same type as the `defaults` of a manager, which have controls.",
        "PostEnvironment.strings": "It is the language of the app.",
        "PostEnvironment.valueForError": "It is a closure.",
        "PostOptions.presentation": "The form has the parts of a presentation, and sets the post view's.",
        "PostManager.transitionTimeout": "It is a limit for posters that never complete a change, unlike a post view.",
        "PostManager.announcer": "It is an object.",
        "PostManager.haptics": "It is a closure. The haptic of a request has a control.",
        "PostManager.isHostAvailable": "The screen always has a place for posts.",
        "PostBackdrop.accessibilityLabel": "It is heard, not seen.",
        "PostPresentation.theme": "It is the look of a whole app. The palettes of a style have controls.",
        "PostStyle.title": "It is the look of one text. The color of all texts has a control.",
        "PostStyle.subtitle": "It is the look of one text. The color of all texts has a control.",
        "PostStyle.Text.alignment": "It is a part of the look of one text.",
        "PostStyle.Text.color": "It is a part of the look of one text.",
        "PostStyle.Text.numberOfLines": "It is a part of the look of one text.",
        "PostStyle.Text.size": "It is a part of the look of one text.",
        "PostStyle.Text.typeface": "It is a part of the look of one text.",
        "PostEnvironment.theme": "It is the look of a whole app.",
        "PostTheme.bodyTypeface": "It is a part of a theme.",
        "PostTheme.cornerRadius": "It is a part of a theme.",
        "PostTheme.error": "It is a part of a theme.",
        "PostTheme.information": "It is a part of a theme.",
        "PostTheme.neutral": "It is a part of a theme.",
        "PostTheme.Metrics.iconSide": "It is a part of a theme.",
        "PostTheme.Metrics.insets": "It is a part of a theme.",
        "PostTheme.Metrics.spacing": "It is a part of a theme.",
        "PostTheme.Metrics.textSize": "It is a part of a theme.",
        "PostTheme.Metrics.titleSize": "It is a part of a theme.",
        "PostTheme.alert": "It is a part of a theme.",
        "PostTheme.badge": "It is a part of a theme.",
        "PostTheme.badgeMessageShadow": "It is a part of a theme.",
        "PostTheme.badgeShadow": "It is a part of a theme.",
        "PostTheme.message": "It is a part of a theme.",
        "PostTheme.note": "It is a part of a theme.",
        "PostTheme.popup": "It is a part of a theme.",
        "PostTheme.repeatsAnimatedImages": "It is a part of a theme.",
        "PostTheme.toast": "It is a part of a theme.",
        "PostTheme.success": "It is a part of a theme.",
        "PostTheme.tintColor": "It is a part of a theme.",
        "PostTheme.titleTypeface": "It is a part of a theme.",
        "PostTheme.warning": "It is a part of a theme.",
        "PostEnvironment.durationScale": "It is a setting of the app, for all of its posts.",
        "PostView.edgeInsets": "The insets of the placement have controls, and take precedence.",
        "PostView.removeFromSuperviewOnEmpty": "The screen keeps its post view.",
    ]

    /// A walk through all controls, which takes seconds.
    private static let walk = FormWalk()

    @Test func everyPublicOptionHasControlOrReason() async throws {
        let options = try await PublicOptions(of: Self.types).names
        let chosen = Self.walk.values.chosen
        #expect(options.count > 150)
        #expect(options.subtracting(chosen).subtracting(Self.reasons.keys).sorted() == [])
        let stale = Self.reasons.keys.filter { !options.contains($0) || chosen.contains($0) }
        #expect(stale.sorted() == [])
    }

    @Test func everyPublicOptionOccursInCompiledSample() async throws {
        let options = try await PublicOptions(of: Self.types).names
        var values = OptionValues()
        for sample in PlaygroundSample.allCases { values.add(sample.choices, PostChoices()) }
        for post in PlaygroundPostSample.all { values.add(PlaygroundChoices(), post) }
        #expect(options.subtracting(values.chosen).subtracting(Self.reasons.keys).sorted() == [])
    }

    @Test func everyControlChangesGeneratedCode() {
        #expect(Self.walk.count > 150)
        #expect(Self.walk.idleRows == [])
    }
}
