import Simulator
import Testing
import UIKit

@testable import MessageStackView
@testable import MessageStackViewForms
@testable import MessageStackViewHostedTests
@testable import MessageStackViewTests

/// The contrast of texts, errors and boxes in a form.
@MainActor
struct FormContrastTests {
    typealias NamedPalette = HostedTests.PostThemePaletteTests.NamedPalette
    typealias Mode = HostedTests.PostThemePaletteTests.Mode

    private nonisolated static let themes =
        HostedTests.PostThemePaletteTests.palettes + HostedTests.PostThemePaletteTests.customPalettes

    private static let fields: [FormField] = [
        .text("A", value: "x"), .multiline("B", value: "x"), .choice("C", options: ["x"], chosen: "x"), .toggle("D"),
        .email(value: "x"), .number("E"),
    ]

    private func makeTrial(_ mode: Mode, as presentation: PostPresentation? = nil) async throws -> FormTrial {
        let stage = Stage()
        stage.simulator.userInterfaceStyle = mode.style
        stage.simulator.isIncreaseContrastEnabled = mode.contrast == .high
        let trial = FormTrial(Self.fields, on: stage, as: presentation)
        #expect(try trial.view.actionsView.choose("submit") == false)
        await stage.simulator.advance(by: 0.5)
        #expect(try Set(trial.errors.keys) == ["email", "E"])
        return trial
    }

    /// Expects legible texts and visible boxes on a background.
    private func expectContrast(
        of trial: FormTrial, on ground: UIColor, sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        for field in try trial.view.fieldViews {
            let traits = field.traitCollection
            for case let label as UILabel in field.descendants where label.superview is UIStackView && !label.isHidden {
                let color = try #require(label.textColor).resolvedColor(with: traits)
                #expect(
                    color.composited(over: ground).contrast(with: ground) >= 4.5, "\(label.text ?? "") on \(ground)",
                    sourceLocation: sourceLocation)
            }
            guard field.field.kind != .toggle else { continue }
            let box = field.control
            let fill = try #require(box.backgroundColor).resolvedColor(with: traits).composited(over: ground)
            let ink: UIColor? =
                (box as? UITextField)?.textColor ?? (box as? UITextView)?.textColor
                ?? (box as? UIButton)?.configuration?.baseForegroundColor
            let text = try #require(ink).resolvedColor(with: traits).composited(over: fill)
            #expect(text.contrast(with: fill) >= 4.5, "\(field.field.id) on \(ground)", sourceLocation: sourceLocation)
            let border = UIColor(cgColor: try #require(box.layer.borderColor)).composited(over: ground)
            #expect(
                border.contrast(with: ground) >= 3 && box.layer.borderWidth >= 1, "\(field.field.id) on \(ground)",
                sourceLocation: sourceLocation)
        }
    }

    private func background(of trial: FormTrial) throws -> UIColor {
        let view = try trial.view
        return try #require(view.backgroundColor).resolvedColor(with: view.traitCollection)
    }

    @Test(arguments: Mode.all)
    func textsAndBoxesAreVisible(mode: Mode) async throws {
        let trial = try await makeTrial(mode)
        try expectContrast(of: trial, on: try background(of: trial))
    }

    @Test(arguments: TestLength.pairs(themes, Mode.all))
    func textsAndBoxesAreVisibleInTheme(named: NamedPalette, mode: Mode) async throws {
        for isTranslucent in [false, true] {
            var presentation = PostPresentation.form
            presentation.style = .palette(named.palette, isTranslucent: isTranslucent)
            let trial = try await makeTrial(mode, as: presentation)
            let traits = try trial.view.traitCollection
            let fill = isTranslucent ? named.palette.veil : named.palette.background
            for behind in [UIColor.black, .white, UIBlurEffect.Style.systemMaterial.opaqueColor] {
                let ground = fill.resolvedColor(with: traits).composited(over: behind.resolvedColor(with: traits))
                try expectContrast(of: trial, on: ground)
            }
        }
    }

    @Test func textsAndBoxesFollowAppearance() async throws {
        let trial = try await makeTrial(Mode(style: .light, contrast: .normal))
        for mode in Mode.all.reversed() {
            trial.simulator.userInterfaceStyle = mode.style
            trial.simulator.isIncreaseContrastEnabled = mode.contrast == .high
            await trial.simulator.advance(by: 0.5)
            try expectContrast(of: trial, on: try background(of: trial))
        }
    }

    @Test func invalidFieldDiffersNotOnlyByColor() async throws {
        let trial = try await makeTrial(Mode(style: .light, contrast: .normal))
        #expect(try trial.control("email").layer.borderWidth == 2 && trial.control("A").layer.borderWidth == 1)
        let icons = try trial.field("email").descendants.filter {
            $0 is UIImageView && !$0.isHidden && $0.bounds.width > 5
        }
        #expect(icons.contains { !($0.superview is UIControl) })
    }
}
