import MessageStackView
import UIKit

extension PlaygroundForm {
    var styleRows: [PlaygroundRow] {
        let colors: KeyValuePairs<String, ColorChoice?> = [
            "None": nil, "Black or white": .label, "White": .white, "Blue": .systemBlue, "Green": .systemGreen,
            "Orange": .systemOrange, "Red": .systemRed,
        ]
        let isRound = choices.style.corners != .none
        return [menu("Background", \.choices.style.background, Self.fills)]
            + [
                toggle("Capsule", \.choices.style.isCapsule),
                slider("Corners", \.choices.style.cornerRadius, 0...40),
            ] + (isRound ? cornerRows : []) + [menu("Border", \.choices.style.border, colors)]
            + (choices.style.border == nil ? [] : [slider("Width of the border", \.choices.style.borderWidth, 0...6)])
            + [
                menu(
                    "Shadow", \.choices.style.shadow,
                    ["None": .none, "Close": .close, "Wide": .wide, "Layered": .layered]),
                menu("Tint", \.choices.style.tint, colors),
                menu("Text", \.choices.style.text, colors),
                segments(
                    "Appearance", \.choices.style.interfaceStyle,
                    ["As the app": .unspecified, "Light": .light, "Dark": .dark]),
            ]
    }

    private var cornerRows: [PlaygroundRow] {
        [
            menu(
                "Round corners", \.choices.style.corners.places,
                [
                    "All": .all, "Away from its edge": nil, "At the top": .top, "At the bottom": .bottom,
                    "At the leading edge": [.topLeading, .bottomLeading],
                ]),
            toggle("Curved like icons", \.choices.style.corners.isContinuous),
        ]
    }
}

extension StyleChoices {
    var isCapsule: Bool {
        get { corners.radius == .capsule }
        set { corners.radius = newValue ? .capsule : .points(0) }
    }

    /// In points; 0 for a capsule.
    var cornerRadius: CGFloat {
        get { if case .points(let points) = corners.radius { points } else { 0 } }
        set { corners.radius = .points(newValue) }
    }
}
