import MessageStackView
import UIKit

extension PlaygroundForm {
    /// The sections of the form. Their number is constant; their rows depend on the settings.
    var sections: [PlaygroundSection] {
        let sections = [
            PlaygroundSection(title: "Post", rows: postRows),
            PlaygroundSection(title: "Poster", rows: posterRows),
            PlaygroundSection(title: "Placement", rows: placementRows),
            PlaygroundSection(title: "Size", rows: sizeRows),
            PlaygroundSection(title: "Safe area and keyboard", rows: areaRows),
            PlaygroundSection(title: "Style", rows: styleRows),
            PlaygroundSection(title: "Backdrop", rows: backdropRows),
            PlaygroundSection(title: "Entrance", rows: entranceRows),
            PlaygroundSection(title: "Exit", rows: motionRows(of: \.choices.transition.exit)),
            PlaygroundSection(title: "Replaced by another post", rows: replacementRows),
            PlaygroundSection(title: "Drag", rows: panRows),
            PlaygroundSection(title: "Touches on the post", rows: touchRows(of: \.choices.touches)),
            PlaygroundSection(title: "Status bar", rows: statusBarRows),
        ]
        let titles = ["Choose"] + sections.map(\.title)
        let wayDown = PlaygroundRow(
            title: "Go to section", control: .menu(titles, chosen: 0) { [weak self] in self?.show($0) })
        return [PlaygroundSection(title: "Start with", rows: startRows + [wayDown])] + sections
    }

    private var startRows: [PlaygroundRow] {
        let preset = menu(
            "Preset", \.choices.startingPreset,
            [
                "None": .standard, "Bar": .bar, "Float": .float, "Card": .card, "Tab": .tab,
                "Status line": .statusLine, "Centered": .centered, "Alert": .alert, "Pop-up": .popup, "Form": .form,
                "HUD": .hud, "Full screen": .fullScreen,
            ])
        let side = segments("Side", \.choices.startingSide, ["Top": .top, "Bottom": .bottom])
        let theme = menu(
            "Theme", \.choices.style.chosenTheme,
            [
                "None": nil, "Information": .information, "Success": .success, "Warning": .warning, "Error": .error,
                "Single color": .own,
            ])
        let isTranslucent = toggle("Translucent", \.choices.style.isTranslucent)
        return [preset] + (choices.preset.hasSide ? [side] : []) + [theme]
            + (choices.style.theme == nil ? [] : [isTranslucent])
    }

    private var postRows: [PlaygroundRow] {
        let content: PlaygroundRow = menu(
            "Content", \.chosenContent,
            [
                "Message": .message, "Message with a long text": .longMessage, "Note": .note, "Undo": .undo,
                "Alert": .alert, "Pop-up": .popup, "Form": .form, "Rating": .rating, "Progress": .progress,
            ])
        let title = PlaygroundRow(
            title: "Title", control: .field(text: post.text) { [weak self] in self?.post.text = $0 })
        return [content, title] + partRows + (post.content == .undo ? [] : timeRows)
    }

    /// The rows of a message's severity, and of the icon and the actions.
    private var partRows: [PlaygroundRow] {
        let severity: PlaygroundRow = menu(
            "Severity", \.post.severity,
            [
                "None": nil, "Information": .information, "Success": .success, "Warning": .warning, "Error": .error,
            ])
        let icon: PlaygroundRow = menu(
            "Icon", \.post.icon, ["Automatic": nil, "Symbol": .symbol, "Emoji": .emoji])
        let actions: PlaygroundRow = segments("Actions", \.post.actionCount, ["None": 0, "1": 1, "2": 2, "3": 3])
        return (post.content.hasSeverity ? [severity] : []) + (post.content.hasIcon ? [icon] : [])
            + (post.content.hasActions ? [actions] : [])
    }

    private var timeRows: [PlaygroundRow] {
        [
            segments(
                "Leaves after", \.post.duration,
                ["Automatic": nil, "2 s": .seconds(2), "5 s": .seconds(5), "Never": .untilRemoved]),
            menu(
                "Gestures", \.post.gestures,
                [
                    "Poster’s default": nil, "Drag and tap to remove": [.pan, .tap], "Drag to remove": .pan,
                    "Tap to remove": .tap, "None": [],
                ]),
        ]
    }

    private var posterRows: [PlaygroundRow] {
        let level: PlaygroundRow = menu(
            "Above", \.post.level,
            ["The app": .normal + 1, "The status bar": .statusBar, "Alerts": .alert + 1])
        let scope = segments(
            "On another screen", \.post.scope, ["Controller": .controller, "Window": .window])
        return [
            menu(
                "Posts on", \.post.host,
                [
                    "This screen’s view": .screen, "The area between bars": .bars, "The app’s window": .appWindow,
                    "A separate window": .window,
                ])
        ] + (post.host == .window ? [level] : []) + (post.host == .bars ? [scope] : []) + [
            segments("Default edge", \.post.layout, ["Top": .top, "Bottom": .bottom]),
            menu(
                "While a post is shown", \.post.company,
                ["A new post replaces it": .override, "New posts form a list": .list, "New posts form a deck": .deck]),
        ]
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
            + [toggle("Custom insets", \.choices.hasInsets)]
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
            toggle("Avoids the keyboard", \.choices.keyboard.isAvoided),
        ]
            + (choices.keyboard.isAvoided
                ? [
                    slider("Keyboard spacing", \.choices.keyboard.spacing, 0...60),
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

extension PlaygroundForm {
    /// The content. Setting it starts with the preset that is made for it, unless the settings have been changed.
    var chosenContent: PostChoices.Content {
        get { post.content }
        set {
            let isUnchanged = choices == PlaygroundChoices(post.content.preset ?? .standard)
            post.content = newValue
            if isUnchanged { choices = PlaygroundChoices(newValue.preset ?? .standard) }
        }
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

    /// The preset. Setting it resets all other settings except for a theme.
    var startingPreset: PlaygroundPreset {
        get { preset }
        set { start(newValue, side) }
    }

    var startingSide: PostSide {
        get { side }
        set { start(preset, newValue) }
    }

    private mutating func start(_ preset: PlaygroundPreset, _ side: PostSide) {
        let old = style
        self = PlaygroundChoices(preset, side)
        guard old.theme != nil else { return }
        let corners = style.corners
        style = old
        // The preset decides on the corners, because some presets touch an edge.
        if preset != .standard { style.corners = corners }
    }
}
