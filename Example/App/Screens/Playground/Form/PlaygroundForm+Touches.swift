import MessageStackView
import UIKit

extension PlaygroundForm {
    var panRows: [PlaygroundRow] {
        [
            menu(
                "Removes towards", \.choices.pan.directions,
                [
                    "Its edge": nil, "All sides": .all, "Top and bottom": .vertical, "Left and right": .horizontal,
                    "Top": .up, "Bottom": .down, "Leading edge": .leading, "Trailing edge": .trailing, "Nowhere": [],
                ]),
            segments("Movement", \.choices.pan.style, ["Slides on an axis": .slide, "Flung freely": .fling]),
            slider("Part that has to be out", \.choices.pan.threshold, 0...1, step: 0.05, unit: ""),
            toggle("Rubber band", \.choices.pan.rubberBands),
        ]
            + paceRows(
                of: \.choices.pan.pullBack, "Pulled back: ",
                [
                    "Calm": .calm, "Lively": .lively, "Jolting": .jolt, "Linear": .linear, "Ease in": .easeIn,
                    "Ease out": .easeOut, "Ease in and out": .easeInOut, "Spring": .spring,
                ])
    }

    func touchRows(of path: ReferenceWritableKeyPath<PlaygroundForm, TouchChoices>) -> [PlaygroundRow] {
        [
            segments("Touches", path.appending(path: \.way), ["Stop here": .absorb, "Go through": .forward]),
            toggle("A tap removes the post", path.appending(path: \.removes)),
            slider("A tap holds the post for", path.appending(path: \.hold), 0...10, unit: "s"),
            toggle("A tap prints", path.appending(path: \.prints)),
        ]
    }

    var backdropRows: [PlaygroundRow] {
        let named: PlaygroundRow = menu(
            "Backdrop", \.choices.backdrop, ["None": BackdropChoices(), "Dim": .dim, "Blur": .blur])
        return [named] + fillRows(of: \.choices.backdrop.fill, "Covered with", none: "Nothing")
            + touchRows(of: \.choices.backdrop.touches)
            + paceRows(of: \.choices.backdrop.entrance, "Entrance: ", Self.paces)
            + paceRows(of: \.choices.backdrop.exit, "Exit: ", Self.paces)
    }
}
