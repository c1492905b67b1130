import MessageStackView
import UIKit

extension PlaygroundForm {
    /// What can be chosen as things are.
    var sections: [PlaygroundSection] {
        let sections = [
            PlaygroundSection(title: "Post", rows: postRows),
            PlaygroundSection(title: "Placement", rows: placementRows),
            PlaygroundSection(title: "Size", rows: sizeRows),
            PlaygroundSection(title: "Safe area and keyboard", rows: areaRows),
            PlaygroundSection(title: "Entrance", rows: motionRows(of: \.choices.entrance)),
            PlaygroundSection(title: "Exit", rows: motionRows(of: \.choices.exit)),
            PlaygroundSection(title: "When another takes its place", rows: popRows),
            PlaygroundSection(title: "Drag", rows: panRows),
            PlaygroundSection(title: "Tap", rows: touchRows(of: \.choices.tap)),
            PlaygroundSection(title: "Backdrop", rows: backdropRows),
            PlaygroundSection(title: "Style", rows: styleRows),
            PlaygroundSection(title: "Status bar, in a window of its own", rows: statusBarRows),
        ]
        return sections
    }

    private var postRows: [PlaygroundRow] {
        [
            PlaygroundRow(title: "Text", control: .field(text: text) { [weak self] in self?.text = $0 }),
            menu(
                "Shown on", \.host,
                ["This screen": .screen, "The app's window": .keyWindow, "A window of its own": .ownWindow]),
            segments("Edge of the poster", \.layout, ["Top": .top, "Bottom": .bottom]),
            segments("Time", \.duration, ["5 s": .seconds(5), "No end": .untilRemoved]),
        ]
    }

    private var placementRows: [PlaygroundRow] {
        [
            segments(
                "Position", \.choices.placement.position,
                ["Auto": .automatic, "Top": .top, "Center": .center, "Bottom": .bottom]),
            segments(
                "Alignment", \.choices.placement.alignment,
                ["Leading": .leading, "Center": .center, "Trailing": .trailing]),
            slider("Below the middle", \.choices.placement.centerOffset, -200...200, step: 10),
            toggle("Insets of its own", \.choices.hasInsets),
        ]
            + (choices.hasInsets
                ? [
                    slider("Inset at the top", \.choices.insets.top, 0...60),
                    slider("Inset at the leading edge", \.choices.insets.leading, 0...60),
                    slider("Inset at the bottom", \.choices.insets.bottom, 0...60),
                    slider("Inset at the trailing edge", \.choices.insets.trailing, 0...60),
                ] : [])
    }

    private var sizeRows: [PlaygroundRow] {
        let lengths: KeyValuePairs<String, PostLength> = [
            "Content": .content, "Fill": .fill, "Half": .ratio(0.5), "70 %": .ratio(0.7), "200 pt": .points(200),
            "320 pt": .points(320), "Readable": .readable,
        ]
        let limits: KeyValuePairs<String, PostLength?> = [
            "None": nil, "Half": .ratio(0.5), "100 pt": .points(100), "200 pt": .points(200), "320 pt": .points(320),
            "500 pt": .points(500), "Readable": .readable,
        ]
        return [
            menu("Width", \.choices.size.width, lengths),
            menu("Height", \.choices.size.height, lengths),
            menu("Minimum width", \.choices.size.minimumWidth, limits),
            menu("Maximum width", \.choices.size.maximumWidth, limits),
            menu("Minimum height", \.choices.size.minimumHeight, limits),
            menu("Maximum height", \.choices.size.maximumHeight, limits),
        ]
    }

    private var areaRows: [PlaygroundRow] {
        [
            segments(
                "Safe area", \.choices.safeArea,
                ["Respected": .respected, "Filled": .filled, "Ignored": .ignored]),
            toggle("Keeps clear of the keyboard", \.choices.keyboard.isAvoided),
        ]
            + (choices.keyboard.isAvoided
                ? [
                    slider("Above the keyboard", \.choices.keyboard.spacing, 0...60),
                    menu(
                        "Below the upper edge", \.choices.keyboard.resistance,
                        ["As placed": nil, "0 pt": 0, "40 pt": 40, "120 pt": 120]),
                ] : [])
    }

    private var statusBarRows: [PlaygroundRow] {
        [
            menu(
                "Its text", \.choices.statusBar.style,
                ["As in the app": nil, "Light": .lightContent, "Dark": .darkContent]),
            menu(
                "Seen", \.choices.statusBar.isHidden, ["As in the app": nil, "Hidden": true, "Shown": false]),
        ]
    }
}

extension PlaygroundChoices {
    var hasInsets: Bool {
        get { placement.insets != nil }
        set { placement.insets = newValue ? NSDirectionalEdgeInsets.zero : nil }
    }

    var insets: NSDirectionalEdgeInsets {
        get { placement.insets ?? .zero }
        set { placement.insets = newValue }
    }
}
