import MessageStackView
import UIKit

extension PlaygroundForm {
    var panRows: [PlaygroundRow] {
        [
            menu(
                "Removed towards", \.choices.pan.directions,
                [
                    "Its edge": nil, "Every side": .all, "Top and bottom": .vertical, "Both sides": .horizontal,
                    "The top": .up, "The bottom": .down, "The leading edge": .leading,
                    "The trailing edge": .trailing, "Nowhere": [],
                ]),
            segments("Goes with the finger", \.choices.pan.style, ["Along an axis": .slide, "Freely": .fling]),
            slider("Out by this part", \.choices.pan.threshold, 0...1, step: 0.05, unit: ""),
            toggle("Gives in other directions", \.choices.pan.rubberBands),
            segments("Comes back", \.choices.pan.pullBack, ["Calmly": .calm, "Lively": .lively, "Jolting": .jolt]),
        ]
    }

    func touchRows(of path: ReferenceWritableKeyPath<PlaygroundForm, TouchChoices>) -> [PlaygroundRow] {
        [
            segments("Touches", path.appending(path: \.way), ["End here": .absorb, "Go through": .forward]),
            toggle("A tap removes the post", path.appending(path: \.removes)),
            slider("A tap holds the post for", path.appending(path: \.hold), 0...10, unit: "s"),
            toggle("A tap prints", path.appending(path: \.prints)),
        ]
    }

    var backdropRows: [PlaygroundRow] {
        [menu("Covered with", \.choices.backdrop.fill, Self.fills)] + touchRows(of: \.choices.backdrop.touches) + [
            slider("Comes in", \.choices.backdrop.entrance, 0...2, step: 0.05, unit: "s"),
            slider("Goes in", \.choices.backdrop.exit, 0...2, step: 0.05, unit: "s"),
        ]
    }

    static var fills: KeyValuePairs<String, FillChoice> {
        [
            "Nothing": .none, "Shade": .shade, "Color": .color, "Gradient": .gradient, "Blur": .blur,
            "Blur and shade": .shadedBlur, "Image": .image,
        ]
    }
}
