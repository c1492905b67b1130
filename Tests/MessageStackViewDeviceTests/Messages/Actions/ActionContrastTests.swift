import Simulator
import Testing
import UIKit

@testable import MessageStackView
@testable import MessageStackViewHostedTests
@testable import MessageStackViewTests

/// The contrast of the titles and outlines of buttons to their backgrounds.
@MainActor
@Suite(.leavesNothingBehind)
struct ActionContrastTests {
    typealias NamedPalette = HostedTests.PostThemePaletteTests.NamedPalette
    typealias Mode = HostedTests.PostThemePaletteTests.Mode

    private nonisolated static let themes =
        HostedTests.PostThemePaletteTests.palettes + HostedTests.PostThemePaletteTests.customPalettes

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

    @Test(arguments: themes, Mode.all)
    func titlesAreLegibleInTheme(named: NamedPalette, mode: Mode) throws {
        for isTranslucent in [false, true] {
            let presentation = PostPresentation {
                $0.style = .palette(named.palette, isTranslucent: isTranslucent)
                $0.placement = .top
            }
            for isAlert in [false, true] {
                let stage = makeStage(mode)
                let post =
                    isAlert
                    ? stage.postView.post(AlertMessage("Failed", actions: Self.actions), as: presentation)
                    : stage.postView.post(Message("Failed", actions: Self.actions), as: presentation)
                stage.rest()
                let traits = try #require(post.view).traitCollection
                try expectLegibleTitles(of: post, over: backgrounds(of: named.palette, isTranslucent, in: traits))
            }
        }
    }

    @Test(arguments: PostSeverity.allCases, Mode.all)
    func titlesAreLegibleWithSeverity(severity: PostSeverity, mode: Mode) throws {
        let stage = makeStage(mode)
        let post = stage.postView.post(Message(severity, "Upload failed", actions: Self.actions))
        stage.rest()
        try expectLegibleTitles(of: post, over: [try background(of: post)])
    }

    @Test(arguments: ["message", "alert", "pop-up"], Mode.all)
    func titlesAreLegibleWithoutStyle(kind: String, mode: Mode) throws {
        let stage = makeStage(mode)
        let post =
            switch kind {
            case "message": stage.postView.post(Message("Upload failed", actions: Self.actions))
            case "alert": stage.postView.post(AlertMessage("Upload failed", actions: Self.actions))
            default: stage.postView.post(PopupMessage("Upload failed", actions: Self.actions))
            }
        stage.rest()
        try expectLegibleTitles(of: post, over: [try background(of: post)])
    }

    @Test(arguments: [UIColor.systemYellow, .systemBlue, .black, .white])
    func titlesAreLegibleInTintColor(color: UIColor) throws {
        for mode in Mode.all {
            let stage = makeStage(mode)
            stage.window.tintColor = color
            let post = stage.postView.post(AlertMessage("Upload failed", actions: Self.actions))
            stage.rest()
            try expectLegibleTitles(of: post, over: [try background(of: post)])
        }
    }

    @Test(arguments: Mode.all)
    func titlesAreLegibleOnMaterial(mode: Mode) throws {
        let stage = makeStage(mode)
        let post = stage.postView.post(
            AlertMessage("Upload failed", actions: Self.actions), as: .hud(blocksApp: true))
        stage.rest()
        let traits = try #require(post.view).traitCollection
        try expectLegibleTitles(
            of: post, over: [UIBlurEffect.Style.systemThickMaterial.opaqueColor.resolvedColor(with: traits)])
    }

    // The title identifies a button, so its boundary needs no contrast (WCAG 2.2, 1.4.11).
    @Test(arguments: themes, Mode.all)
    func buttonsHaveOutlinesIfSettingsAsk(named: NamedPalette, mode: Mode) throws {
        for isTranslucent in [false, true] {
            let stage = makeStage(mode)
            let presentation = PostPresentation { $0.style = .palette(named.palette, isTranslucent: isTranslucent) }
            let post = stage.postView.post(Message("Upload failed", actions: Self.actions), as: presentation)
            stage.rest()
            try expectOutlines(of: post, named.palette, isTranslucent, width: mode.contrast == .high ? 1 : nil)
            stage.simulator.areButtonShapesEnabled = true
            stage.rest()
            try expectOutlines(of: post, named.palette, isTranslucent, width: 1.5)
            stage.simulator.areButtonShapesEnabled = false
        }
    }

    /// Expects outlines that have a width and a contrast of 3 : 1 on each button, or no outlines for nil.
    private func expectOutlines(
        of post: Post, _ palette: PostTheme.Palette, _ isTranslucent: Bool, width: CGFloat?,
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let buttons = try #require(post.view?.actionsView).buttons
        #expect(buttons.count == 3, sourceLocation: sourceLocation)
        for button in buttons {
            let background = try #require(button.configuration?.background)
            let outline = try #require(background.strokeColor).resolvedColor(with: button.traitCollection)
            guard let width else {
                #expect(outline.cgColor.alpha == 0, sourceLocation: sourceLocation)
                continue
            }
            #expect(background.strokeWidth == width, sourceLocation: sourceLocation)
            for background in backgrounds(of: palette, isTranslucent, in: button.traitCollection) {
                let contrast = outline.composited(over: background).contrast(with: background)
                #expect(
                    contrast >= 3, "\(button.action.title) \(contrast) over \(background)",
                    sourceLocation: sourceLocation)
            }
        }
    }

    /// Returns the colors of a themed post's background over black, white and the opaque color that replaces a blur.
    private func backgrounds(of palette: PostTheme.Palette, _ isTranslucent: Bool, in traits: UITraitCollection)
        -> [UIColor]
    {
        let fill = isTranslucent ? palette.overlay : palette.background
        return [UIColor.black, .white, UIBlurEffect.Style.systemMaterial.opaqueColor].map {
            fill.resolvedColor(with: traits).composited(over: $0.resolvedColor(with: traits))
        }
    }

    @Test(arguments: Mode.all)
    func destructiveButtonIsFilledOnlyIfPreferred(mode: Mode) throws {
        let stage = makeStage(mode)
        func redness(_ color: UIColor) -> CGFloat {
            let parts = color.resolvedColor(with: stage.view.traitCollection).cgColor.components ?? []
            return parts.count == 4 ? parts[0] - max(parts[1], parts[2]) : 0
        }
        for isPreferred in [false, true] {
            let delete = PostAction("Delete", role: .destructive, isPreferred: isPreferred)
            let post = stage.postView.post(Message("Delete all?", actions: [.cancel("Keep"), delete]))
            stage.rest()
            let button = try #require(post.view?.actionButton("Delete") as? PostActionButton)
            let content = try #require(button.configuration)
            let title = try #require(content.baseForegroundColor)
            let fill = try #require(content.baseBackgroundColor)
            #expect(button.isProminent == isPreferred)
            #expect((redness(title) > 0.2) == !isPreferred && (redness(fill) > 0.2) == isPreferred)
            let alpha = fill.resolvedColor(with: stage.view.traitCollection).cgColor.alpha
            #expect(isPreferred ? alpha == 1 : alpha < 0.3)
            post.remove(animated: false)
        }
    }

    @Test func smallButtonIsLowerThanItsAreaForTouches() throws {
        let stage = Stage()
        let message = stage.postView.post(Message("Failed", actions: Self.actions))
        stage.rest()
        for button in try #require(message.view?.actionsView).buttons {
            let background = try #require(button.configuration?.background)
            let insets = background.backgroundInsets
            #expect(button.bounds.height == 44 && button.bounds.height - insets.top - insets.bottom == 34)
            #expect(background.cornerRadius == 17)
        }
        message.remove(animated: false)
        let alert = stage.postView.post(AlertMessage("Failed", actions: Self.actions))
        stage.rest()
        for button in try #require(alert.view?.actionsView).buttons {
            let background = try #require(button.configuration?.background)
            #expect(button.bounds.height == 48 && background.backgroundInsets == .zero && background.cornerRadius == 24)
        }
    }

    @Test func titlesFollowAppearance() throws {
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
