import MessageStackView
import UIKit

extension PlaygroundForm {
    /// The sections that have rows with the current settings: the content first, and settings of the queue last.
    var sections: [PlaygroundSection] {
        let groups: KeyValuePairs<PlaygroundSection.Group, KeyValuePairs<String, [PlaygroundRow]>> = [
            .content: [
                "Start with": startRows, "Post": postRows, "Actions": actionRows, "Post view": posterRows,
            ],
            .place: [
                "Placement": placementRows, "Insets": insetRows, "Size": sizeRows, "Safe area and keyboard": areaRows,
            ],
            .look: [
                "Background": backgroundRows, "Corners and border": shapeRows, "Shadow": shadowRows,
                "Colors": colorRows, "Status bar": statusBarRows,
            ],
            .backdrop: [
                "Backdrop": backdropRows, "Touches outside the post": touchRows(of: \.choices.backdrop.touches),
                "Entrance of the backdrop": timingRows(of: \.choices.backdrop.entrance, "", Self.timings),
                "Exit of the backdrop": timingRows(of: \.choices.backdrop.exit, "", Self.timings),
            ],
            .motion: [
                "Entrance": entranceRows,
                "Timing of the entrance": timingRows(of: \.choices.transition.entrance),
                "Exit": motionRows(of: \.choices.transition.exit),
                "Timing of the exit": timingRows(of: \.choices.transition.exit),
                "Replaced by another post": replacementRows, "Animation": animationRows,
            ],
            .touches: ["Drag": panRows, "Touches on the post": contentTouchRows, "Compact form": compactRows],
            .queue: [
                "Time": timeRows, "Announcement and haptic": announcementRows, "Place in the queue": placeInQueueRows,
                "Posts on screen": capacityRows, "Waiting posts": waitingRows, "Default times": defaultTimeRows,
                "Default rules": defaultRuleRows,
            ],
        ]
        return groups.flatMap { group, sections in
            sections.map { PlaygroundSection(title: $0, group: group, rows: $1) }
        }.filter { !$0.rows.isEmpty }
    }

    private var startRows: [PlaygroundRow] {
        let preset = menu(
            "Preset", \.choices.startingPreset,
            [
                "None": .standard, "Plain": .plain, "Bar": .bar, "Float": .float, "Card": .card, "Tab": .tab,
                "Pill": .pill, "Status line": .statusLine, "Centered": .centered, "Alert": .alert, "Pop-up": .popup,
                "Form": .form,
                "HUD": .hud, "Full screen": .fullScreen,
            ])
        let side = segments("Side", \.choices.startingSide, ["Top": .top, "Bottom": .bottom])
        let palette = menu(
            "Palette", \.choices.style.chosenPalette,
            [
                "None": nil, "Neutral": .neutral, "Information": .information, "Success": .success,
                "Warning": .warning, "Error": .error, "Single color": .own,
            ])
        let isTranslucent = toggle("Translucent", \.choices.style.isTranslucent)
        return [preset] + (choices.preset.hasSide ? [side] : []) + [palette]
            + (choices.style.palette == nil ? [] : [isTranslucent])
    }

    private var placementRows: [PlaygroundRow] {
        [
            segments(
                "Position", \.choices.placement.position,
                ["Automatic": .automatic, "Top": .top, "Center": .center, "Bottom": .bottom]),
            segments(
                "Alignment", \.choices.placement.alignment,
                ["Leading": .leading, "Center": .center, "Trailing": .trailing]),
        ]
            + (choices.placement.position == .center
                ? [slider("Center offset", \.choices.placement.centerOffset, -200...200, step: 10)] : [])
            + [toggle("Beside the button", \.choices.isBesideButton)]
    }

    private var insetRows: [PlaygroundRow] {
        [toggle("Custom insets", \.choices.hasInsets)]
            + (choices.hasInsets
                ? [
                    slider("Inset at the top", \.choices.insets.top, 0...60),
                    slider("Inset at the leading edge", \.choices.insets.leading, 0...60),
                    slider("Inset at the bottom", \.choices.insets.bottom, 0...60),
                    slider("Inset at the trailing edge", \.choices.insets.trailing, 0...60),
                ] : [])
    }

    private var sizeRows: [PlaygroundRow] {
        let lengths: KeyValuePairs<String, PostSize.Length> = [
            "Content": .content, "Fill": .fill, "Half": .ratio(0.5), "70 %": .ratio(0.7), "200 pt": .points(200),
            "320 pt": .points(320), "Readable": .readable,
        ]
        let limits: KeyValuePairs<String, PostSize.Length?> = [
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
            toggle("Avoids the keyboard", \.choices.keyboard.isAvoided),
        ]
            + (choices.keyboard.isAvoided
                ? [
                    menu(
                        "Keyboard spacing", \.choices.keyboard.spacing,
                        ["As placed": nil, "0 pt": 0, "24 pt": 24, "60 pt": 60]),
                    menu(
                        "Distance from the top", \.choices.keyboard.resistance,
                        ["As placed": nil, "0 pt": 0, "40 pt": 40, "120 pt": 120]),
                ] : [])
    }

    private var statusBarRows: [PlaygroundRow] {
        let note = post.host == .window ? "" : " in a window"
        return [
            menu(
                "Style\(note)", \.choices.statusBarStyle,
                ["As in the app": nil, "Default": .default, "Light text": .lightContent, "Dark text": .darkContent]),
            menu(
                "Visibility\(note)", \.choices.isStatusBarHidden,
                ["As in the app": nil, "Hidden": true, "Shown": false]),
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

    /// The preset. Setting it resets all other settings except for a palette.
    var startingPreset: PlaygroundPreset {
        get { preset }
        set { start(newValue, side) }
    }

    var startingSide: PostEdge {
        get { side }
        set { start(preset, newValue) }
    }

    private mutating func start(_ preset: PlaygroundPreset, _ side: PostEdge) {
        let old = style
        self = PlaygroundChoices(preset, side)
        guard old.palette != nil else { return }
        let corners = style.corners
        style = old
        // The preset decides on the corners, because some presets touch an edge.
        if preset != .standard { style.corners = corners }
    }
}
