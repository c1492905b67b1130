import Simulator
import Testing
import UIKit

@testable import MessageStackView
@testable import MessageStackViewForms
@testable import MessageStackViewHostedTests
@testable import MessageStackViewTests

/// The contrast of texts, errors and boxes in a form.
@MainActor
@Suite(.leavesNothingBehind)
struct FormContrastTests {
    typealias NamedPalette = HostedTests.PostThemePaletteTests.NamedPalette
    typealias Mode = HostedTests.PostThemePaletteTests.Mode

    private nonisolated static let themes =
        HostedTests.PostThemePaletteTests.palettes + HostedTests.PostThemePaletteTests.customPalettes

    private static let fields: [FormField] = [
        .text("A", value: "x"), .multiline("B", value: "x"), .choice("C", options: ["x"], chosen: "x"), .toggle("D"),
        .email(value: "x"), .number("E"), .text("F", placeholder: "x", isRequired: false),
        .multiline("G", placeholder: "x", isRequired: false),
        .choice("H", options: ["x"], placeholder: "y", isRequired: false),
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
        of trial: FormTrial, on background: UIColor, sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        for field in try trial.view.fieldViews {
            let traits = field.traitCollection
            for case let label as UILabel in field.descendants where label.superview is UIStackView && !label.isHidden {
                let color = try #require(label.textColor).resolvedColor(with: traits)
                #expect(
                    color.composited(over: background).contrast(with: background) >= 4.5,
                    "\(label.text ?? "") on \(background)",
                    sourceLocation: sourceLocation)
            }
            guard field.field.kind != .toggle else { continue }
            let box = field.control
            let fill = try #require(box.backgroundColor).resolvedColor(with: traits).composited(over: background)
            let textColor: UIColor? =
                (box as? UITextField)?.textColor ?? (box as? UITextView)?.textColor
                ?? (box as? UIButton)?.configuration?.baseForegroundColor
            let text = try #require(textColor).resolvedColor(with: traits).composited(over: fill)
            #expect(
                text.contrast(with: fill) >= 4.5, "\(field.field.id) on \(background)", sourceLocation: sourceLocation)
            if let placeholder = try placeholder(of: field) {
                let color = placeholder.resolvedColor(with: traits).composited(over: fill)
                #expect(
                    color.contrast(with: fill) >= 4.5, "placeholder of \(field.field.id) on \(background)",
                    sourceLocation: sourceLocation)
            }
            let border = UIColor(cgColor: try #require(box.layer.borderColor)).composited(over: background)
            #expect(
                border.contrast(with: background) >= 3 && box.layer.borderWidth >= 1,
                "\(field.field.id) on \(background)",
                sourceLocation: sourceLocation)
        }
    }

    /// Returns the color of a field's placeholder; nil for a field without one.
    private func placeholder(of field: FormFieldView) throws -> UIColor? {
        guard field.field.placeholder != nil else { return nil }
        switch field.control {
        case let control as UITextField:
            let placeholder = try #require(control.attributedPlaceholder)
            return try #require(placeholder.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor)
        case let control as UITextView:
            return try #require(
                control.subviews.compactMap { $0 as? UILabel }.first { $0.text == field.field.placeholder }
            ).textColor
        default: return try #require((field.control as? UIButton)?.configuration?.baseForegroundColor)
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
            let fill = isTranslucent ? named.palette.overlay : named.palette.background
            for behind in [UIColor.black, .white, UIBlurEffect.Style.systemMaterial.opaqueColor] {
                let background = fill.resolvedColor(with: traits).composited(over: behind.resolvedColor(with: traits))
                try expectContrast(of: trial, on: background)
            }
        }
    }

    @Test func placeholdersArePalerThanValues() async throws {
        let trial = try await makeTrial(Mode(style: .light, contrast: .normal))
        let background = try background(of: trial)
        for field in try trial.view.fieldViews {
            guard let color = try placeholder(of: field) else { continue }
            let text = field.colors.text.resolvedColor(with: field.traitCollection).composited(over: background)
            let pale = color.resolvedColor(with: field.traitCollection).composited(over: background)
            #expect(pale.contrast(with: background) < text.contrast(with: background) - 1, "\(field.field.id)")
        }
    }

    @Test func placeholderOfSeveralLinesIsWrapped() throws {
        let words = "What did you like, and what could be better?"
        let trial = FormTrial([.multiline("A", placeholder: words), .multiline("B", placeholder: "x")])
        let labels = try ["A", "B"].map { id in
            try #require(
                trial.control(id).subviews.compactMap { $0 as? UILabel }.first { $0.text == (id == "A" ? words : "x") })
        }
        #expect(labels[0].bounds.height > labels[1].bounds.height * 1.8)
        #expect(labels[0].frame.maxY <= (try trial.control("A")).bounds.height)
    }

    @Test func typefaceReachesAllTexts() async throws {
        let stage = Stage()
        await stage.simulator.advance(by: 0)
        stage.postView.postManager.environment = PostEnvironment(theme: PostTheme { $0.bodyTypeface = .monospaced() })
        let trial = FormTrial([.choice("A", options: ["x"], isRequired: false)], on: stage, isHandled: true)
        try await trial.submit()
        struct Failure: LocalizedError { var errorDescription: String? { "No connection" } }
        await trial.end(with: Failure())
        let errors = try trial.view.actionsView.descendants.compactMap { $0 as? UILabel }
        let error = try #require(errors.first { $0.text == "No connection" })
        let choice = try #require(try trial.control("A") as? UIButton)
        let title = try #require(choice.titleLabel)
        for label in [error, title] {
            #expect(label.font.withSize(17) == UIFont.monospacedSystemFont(ofSize: 17, weight: .regular))
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
