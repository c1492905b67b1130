import MessageStackView
import UIKit

extension PlaygroundForm {
    var panRows: [PlaygroundRow] {
        [
            menu(
                "Removes over", \.choices.pan.edges,
                [
                    "Automatic": nil, "All edges": Set(PostEdge.allCases), "Top and bottom": [.top, .bottom],
                    "Left and right": [.leading, .trailing], "Top": [.top], "Bottom": [.bottom],
                    "Leading edge": [.leading], "Trailing edge": [.trailing], "No edge": [],
                ]),
            segments("Movement", \.choices.pan.movesFreely, ["Along an axis": false, "Free": true]),
            slider("Removal threshold", \.choices.pan.threshold, 0...1, step: 0.05, unit: ""),
            toggle("Rubber band", \.choices.pan.rubberBands),
        ]
            + timingRows(
                of: \.choices.pan.pullBack, "Return: ",
                [
                    "Calm": .calm, "Lively": .lively, "Jolting": .jolt, "Linear": .linear, "Ease in": .easeIn,
                    "Ease out": .easeOut, "Ease in and out": .easeInOut, "Spring": .spring,
                ])
    }

    func touchRows(of path: ReferenceWritableKeyPath<PlaygroundForm, TouchChoices>) -> [PlaygroundRow] {
        [
            segments("Touches", path.appending(path: \.way), ["Absorb": .absorb, "Forward": .forward]),
            toggle("A tap removes the post", path.appending(path: \.removes)),
            slider("A tap keeps the post for at least", path.appending(path: \.minimumTimeLeft), 0...10, unit: "s"),
            toggle("A tap prints the ID", path.appending(path: \.prints)),
        ]
    }

    var contentTouchRows: [PlaygroundRow] {
        touchRows(of: \.choices.touches) + [
            toggle("Includes taps on the content", \.choices.touches.includesContentTaps)
        ] + copyRows
    }

    var compactRows: [PlaygroundRow] { [toggle("Enters compact, and can be opened", \.choices.isExpandable)] }

    private var copyRows: [PlaygroundRow] {
        guard isRequest else { return [] }
        return [
            menu(
                "Text can be copied", \.post.request.allowsCopying,
                ["Only that of an error": nil, "Yes": true, "No": false])
        ]
    }

    var backdropRows: [PlaygroundRow] {
        let named: PlaygroundRow = menu(
            "Backdrop", \.choices.backdrop, ["None": BackdropChoices(), "Dim": .dim, "Blur": .blur])
        return [named] + fillRows(of: \.choices.backdrop.fill, "Fill", none: "None")
    }
}
