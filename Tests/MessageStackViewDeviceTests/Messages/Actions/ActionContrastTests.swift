import Simulator
import Testing
import UIKit

@testable import MessageStackView
@testable import MessageStackViewHostedTests
@testable import MessageStackViewTests

/// The contrast of the titles of buttons to their backgrounds.
@MainActor
struct ActionContrastTests {
    typealias NamedPalette = HostedTests.PostPaletteTests.NamedPalette
    typealias Mode = HostedTests.PostPaletteTests.Mode

    private nonisolated static let themes =
        HostedTests.PostPaletteTests.themes + HostedTests.PostPaletteTests.customThemes

    private static let actions = [
        PostAction("Later"), PostAction("Retry", isPreferred: true), PostAction.destructive("Delete"),
    ]

    private func makeStage(_ mode: Mode) -> Stage {
        let stage = Stage()
        stage.simulator.userInterfaceStyle = mode.style
        stage.simulator.isIncreaseContrastEnabled = mode.contrast == .high
        return stage
    }

    /// Expects legible titles of a quiet, a prominent and a destructive button over any of the backgrounds.
    private func expectLegibleTitles(
        of post: Post, over backgrounds: [UIColor], sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let buttons = try #require(post.view?.actionsView).buttons
        #expect(buttons.map(\.isProminent) == [false, true, false], sourceLocation: sourceLocation)
        for button in buttons {
            let content = try #require(button.configuration)
            let title = try #require(content.baseForegroundColor).resolvedColor(with: button.traitCollection)
            let fill = try #require(content.baseBackgroundColor).resolvedColor(with: button.traitCollection)
            for background in backgrounds {
                let contrast = fill.composited(over: background).contrast(with: title)
                #expect(
                    contrast >= 4.5, "\(button.action.title) \(contrast) over \(background)",
                    sourceLocation: sourceLocation)
            }
        }
    }

    @Test("D33: titles are legible in each theme", arguments: themes, Mode.all)
    func titlesAreLegibleInTheme(named: NamedPalette, mode: Mode) throws {
        for isTranslucent in [false, true] {
            let presentation = PostPresentation {
                $0.style = .theme(named.theme, isTranslucent: isTranslucent)
                $0.placement = .top
            }
            for isAlert in [false, true] {
                let stage = makeStage(mode)
                let post =
                    isAlert
                    ? stage.postView.post(AlertMessage(title: "Failed", actions: Self.actions), as: presentation)
                    : stage.postView.post(Message("Failed", actions: Self.actions), as: presentation)
                stage.rest()
                let traits = try #require(post.view).traitCollection
                let fill = isTranslucent ? named.theme.veil : named.theme.background
                let grounds = [UIColor.black, .white, UIBlurEffect.Style.systemMaterial.opaqueColor].map {
                    fill.resolvedColor(with: traits).composited(over: $0.resolvedColor(with: traits))
                }
                try expectLegibleTitles(of: post, over: grounds)
            }
        }
    }

    @Test("D33: titles are legible in a message with a severity", arguments: PostSeverity.allCases, Mode.all)
    func titlesAreLegibleWithSeverity(severity: PostSeverity, mode: Mode) throws {
        let stage = makeStage(mode)
        let post = stage.postView.post(Message(severity, "Upload failed", actions: Self.actions))
        stage.rest()
        try expectLegibleTitles(of: post, over: [try background(of: post)])
    }

    @Test("D33: titles are legible without a style", arguments: ["message", "alert", "pop-up"], Mode.all)
    func titlesAreLegibleWithoutStyle(kind: String, mode: Mode) throws {
        let stage = makeStage(mode)
        let post =
            switch kind {
            case "message": stage.postView.post(Message("Upload failed", actions: Self.actions))
            case "alert": stage.postView.post(AlertMessage(title: "Upload failed", actions: Self.actions))
            default: stage.postView.post(PopupMessage(title: "Upload failed", actions: Self.actions))
            }
        stage.rest()
        try expectLegibleTitles(of: post, over: [try background(of: post)])
    }

    @Test("D33: titles are legible in any tint color", arguments: [UIColor.systemYellow, .systemBlue, .black, .white])
    func titlesAreLegibleInTintColor(color: UIColor) throws {
        for mode in Mode.all {
            let stage = makeStage(mode)
            stage.window.tintColor = color
            let post = stage.postView.post(AlertMessage(title: "Upload failed", actions: Self.actions))
            stage.rest()
            try expectLegibleTitles(of: post, over: [try background(of: post)])
        }
    }

    @Test("D33: titles are legible on thick material", arguments: Mode.all)
    func titlesAreLegibleOnMaterial(mode: Mode) throws {
        let stage = makeStage(mode)
        let post = stage.postView.post(
            AlertMessage(title: "Upload failed", actions: Self.actions), as: .hud(blocksApp: true))
        stage.rest()
        let traits = try #require(post.view).traitCollection
        try expectLegibleTitles(
            of: post, over: [UIBlurEffect.Style.systemThickMaterial.opaqueColor.resolvedColor(with: traits)])
    }

    @Test("a quiet button whose fill is hard to see has an outline", arguments: themes, [true, false])
    func quietButtonIsVisible(named: NamedPalette, isTranslucent: Bool) throws {
        let stage = makeStage(Mode(style: .dark, contrast: .normal))
        let presentation = PostPresentation { $0.style = .theme(named.theme, isTranslucent: isTranslucent) }
        let post = stage.postView.post(Message("Upload failed", actions: Self.actions), as: presentation)
        stage.rest()
        let button = try #require(post.view?.actionButton("Later"))
        let content = try #require(button.configuration)
        let colors = [content.baseForegroundColor, content.baseBackgroundColor, content.background.strokeColor]
            .map { ($0 ?? .clear).resolvedColor(with: button.traitCollection) }
        let isWash = colors[0].withAlphaComponent(1) == colors[1].withAlphaComponent(1)
        #expect(isWash || colors[2].cgColor.alpha >= 0.5 && content.background.strokeWidth == 1)
    }

    @Test("D33: titles follow a change of appearance")
    func titlesFollowAppearance() throws {
        let stage = makeStage(Mode(style: .light, contrast: .normal))
        let post = stage.postView.post(Message(.warning, "Low storage", actions: Self.actions))
        stage.rest()
        for mode in Mode.all {
            stage.simulator.userInterfaceStyle = mode.style
            stage.simulator.isIncreaseContrastEnabled = mode.contrast == .high
            stage.simulator.advance(by: 0.5)
            try expectLegibleTitles(of: post, over: [try background(of: post)])
        }
    }

    private func background(of post: Post) throws -> UIColor {
        let view = try #require(post.view)
        return try #require(view.backgroundColor).resolvedColor(with: view.traitCollection)
    }
}
