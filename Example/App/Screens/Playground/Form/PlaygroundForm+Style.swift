import MessageStackView
import UIKit

extension PlaygroundForm {
    private var hasPalette: Bool { choices.style.palette != nil }

    var backgroundRows: [PlaygroundRow] {
        fillRows(of: \.choices.style.background, "Background", none: hasPalette ? "The palette’s" : "None")
    }

    var shapeRows: [PlaygroundRow] {
        let isRound = choices.style.corners != .none
        return [toggle("Capsule", \.choices.style.isCapsule)]
            + (choices.style.isCapsule ? [] : [slider("Corner radius", \.choices.style.cornerRadius, 0...40)])
            + (isRound ? cornerRows : [])
            + [colors("Border", \.choices.style.border, none: hasPalette ? "The palette’s" : "None")]
            + (choices.style.border == nil
                ? [] : [slider("Border width", \.choices.style.borderWidth, 0...6, step: 0.5)])
    }

    var colorRows: [PlaygroundRow] {
        [
            colors("Tint", \.choices.style.tint, none: hasPalette ? "The palette’s" : "The host’s"),
            colors("Text", \.choices.style.text, none: hasPalette ? "The palette’s" : "The view’s"),
            segments(
                "Appearance", \.choices.style.interfaceStyle,
                ["System": .unspecified, "Light": .light, "Dark": .dark]),
        ]
    }

    /// Returns the rows of the fills of a post or a backdrop.
    func fillRows(
        of path: ReferenceWritableKeyPath<PlaygroundForm, FillChoices>, _ title: String, none: String
    ) -> [PlaygroundRow] {
        let kind: PlaygroundRow = menu(
            title, path.appending(path: \.kind),
            [
                none: .none, "Color": .color, "Gradient": .gradient, "Blur": .blur, "Glass": .glass, "Image": .image,
            ])
        let opacity = slider("Opacity", path.appending(path: \.opacity), 0.1...1, step: 0.1, unit: "")
        let rows: [PlaygroundRow] =
            switch self[keyPath: path].kind {
            case .none, .image: []
            case .color: [color("Color", path.appending(path: \.color)), opacity]
            case .gradient:
                [
                    color("From", path.appending(path: \.color)), color("To", path.appending(path: \.end)), opacity,
                    segments(
                        "Direction", path.appending(path: \.way),
                        ["Down": .down, "Across": .across, "Diagonal": .diagonal]),
                    slider("Last color at", path.appending(path: \.last), 0.1...1, step: 0.1, unit: ""),
                ]
            case .glass:
                [
                    menu(
                        "Color of the glass", path.appending(path: \.palette),
                        [
                            "Neutral": .neutral, "Information": .information, "Success": .success,
                            "Warning": .warning, "Error": .error, "Single color": .own,
                        ])
                ]
            case .blur:
                [
                    menu(
                        "Material", path.appending(path: \.material),
                        [
                            "Ultra thin": .systemUltraThinMaterial, "Thin": .systemThinMaterial,
                            "Regular": .systemMaterial, "Thick": .systemThickMaterial,
                            "Chrome": .systemChromeMaterial, "Regular blur": .regular, "Prominent blur": .prominent,
                            "Light blur": .light, "Dark blur": .dark,
                        ])
                ]
            }
        return [kind] + rows + [slider("Black overlay", path.appending(path: \.shade), 0...0.8, step: 0.1, unit: "")]
    }

    private func color(_ title: String, _ path: ReferenceWritableKeyPath<PlaygroundForm, ColorChoice>) -> PlaygroundRow
    {
        menu(
            title, path,
            [
                "Label": .label, "Background": .systemBackground, "Black": .black, "White": .white,
                "Blue": .systemBlue, "Green": .systemGreen, "Indigo": .systemIndigo, "Orange": .systemOrange,
                "Purple": .systemPurple, "Red": .systemRed,
            ])
    }

    private func colors(
        _ title: String, _ path: ReferenceWritableKeyPath<PlaygroundForm, ColorChoice?>, none: String
    ) -> PlaygroundRow {
        menu(
            title, path,
            [
                none: nil, "Label": .label, "Background": .systemBackground, "Black": .black, "White": .white,
                "Blue": .systemBlue, "Green": .systemGreen, "Indigo": .systemIndigo, "Orange": .systemOrange,
                "Purple": .systemPurple, "Red": .systemRed,
            ])
    }

    var shadowRows: [PlaygroundRow] {
        let kind: PlaygroundRow = menu(
            "Shadow", \.choices.style.shadow.kind,
            [
                "None": .none, "Simple": .close, "Floating": .floating, "Custom": .own,
            ])
        guard choices.style.shadow.kind == .own else { return [kind] }
        return [
            kind, color("Shadow color", \.choices.style.shadow.color),
            slider("Shadow opacity", \.choices.style.shadow.opacity, 0...1, step: 0.02, unit: ""),
            slider("Shadow radius", \.choices.style.shadow.radius, 0...40),
            slider("Shadow x offset", \.choices.style.shadow.across, -20...20),
            slider("Shadow y offset", \.choices.style.shadow.down, -20...20),
        ]
    }

    private var cornerRows: [PlaygroundRow] {
        [
            menu(
                "Round corners", \.choices.style.corners.places,
                [
                    "All": .all, "Automatic": nil, "At the top": .top, "At the bottom": .bottom,
                    "At the leading edge": [.topLeading, .bottomLeading],
                ]),
            toggle("Continuous curve", \.choices.style.corners.isContinuous),
        ]
    }
}

extension StyleChoices {
    /// The palette. Setting it resets the other settings of the style except for translucency.
    var chosenPalette: PaletteChoice? {
        get { palette }
        set {
            let isTranslucent = isTranslucent
            self = newValue.map { .palette($0, isTranslucent: isTranslucent) } ?? StyleChoices()
        }
    }

    var isCapsule: Bool {
        get { corners.isCapsule }
        set {
            corners.isCapsule = newValue
            corners.radius = 0
        }
    }

    /// The corner radius in points; 0 for a capsule.
    var cornerRadius: CGFloat {
        get { corners.isCapsule ? 0 : corners.radius }
        set {
            corners.isCapsule = false
            corners.radius = newValue
        }
    }
}
