import MessageStackView
import UIKit

/// The rows of the post view, its queue and the place of a post in it.
extension PlaygroundForm {
    var posterRows: [PlaygroundRow] {
        let level: PlaygroundRow = menu(
            "Above", \.post.level,
            ["The app": .normal + 1, "The status bar": .statusBar, "Alerts": .alert + 1])
        let scope = segments(
            "On another screen", \.post.followsVisibleScreen, ["Leave": false, "Stay": true])
        return [
            menu(
                "Posts on", \.post.host,
                [
                    "This screen’s view": .screen, "The area between bars": .bars, "The app’s window": .appWindow,
                    "A separate window": .window,
                ])
        ] + (post.host == .window ? [level] : []) + (post.host == .bars ? [scope] : []) + [
            segments("Default edge", \.post.edge, ["Top": .top, "Bottom": .bottom]),
            toggle("The form makes room", \.post.makesRoom),
            toggle("Posts stay above a sheet", \.post.keepsAboveSheets),
            menu(
                "While a post is shown", \.post.company,
                [
                    "A new post replaces it": .override, "A new post waits": .wait, "New posts form a list": .list,
                    "New posts form a deck": .deck,
                ]),
        ] + (post.deck == nil ? spacingRows : deckRows)
    }

    private var spacingRows: [PlaygroundRow] {
        post.manager.capacity == 1 ? [] : [slider("Spacing of posts", \.post.spacing, 0...40)]
    }

    private var deckRows: [PlaygroundRow] {
        [
            slider("Visible cards", \.post.deckLook.visibleCount.number, 1...6, unit: ""),
            slider("Visible part of a card", \.post.deckLook.peek, 0...40),
            slider("Shrinking of a card", \.post.deckLook.shrinking, 0...0.2, step: 0.01, unit: ""),
            toggle("Clear All", \.post.deckLook.showsClearAll),
        ]
    }

    // MARK: - One post

    var placeInQueueRows: [PlaygroundRow] {
        let key = field("Key (none if empty)", \.post.keyText)
        guard post.content != .undo else { return [key] }
        let duplicates: PlaygroundRow = menu(
            "If it is posted already", \.post.request.duplicatePolicy,
            [
                "Post view’s default": nil, "Post anyway": .post, "Ignore": .ignore, "Replace": .replace,
                "Update": .update, "Count": .count,
            ])
        let scope: PlaygroundRow = menu(
            "Compared with", \.post.request.comparesOnlyWaiting,
            ["Post view’s default": nil, "Waiting posts": true, "All posts": false])
        return [
            menu(
                "Priority", \.post.request.priority,
                [
                    "Automatic": nil, "Minimum": .min, "Low": .low, "Normal": .normal, "High": .high, "Maximum": .max,
                ]),
            menu(
                "Precedence", \.post.request.precedence,
                [
                    "Automatic": nil, "Waits": .enqueue, "Replaces": .override,
                    "Replaces and drops waiting posts": .overrideRemovingWaiting,
                    "Replaces for a while": .interrupt,
                ]),
            key, duplicates,
        ] + (post.request.duplicatePolicy ?? .post == .post ? [] : [scope]) + [
            menu(
                "Ignores a suspension", \.post.request.ignoresSuspension,
                ["Post view’s default": nil, "Yes": true, "No": false]),
            menu(
                "Outlives its scene", \.post.request.outlivesScene,
                ["Post view’s default": nil, "Yes": true, "No": false]),
        ]
    }

    // MARK: - All posts

    var capacityRows: [PlaygroundRow] {
        [
            menu(
                "Posts at the same time", \.post.manager.capacity,
                ["1": 1, "2": 2, "3": 3, "5": 5, "No limit": .max]),
            toggle("One at a time for VoiceOver", \.post.manager.showsOneAtATimeForAssistiveTechnology),
            toggle("Replaces the oldest when full", \.post.manager.replacesOldestWhenFull),
            toggle("One that times out alongside", \.post.manager.showsTimedPostAlongside),
            slider("Posts in the history", \.post.manager.historyLimit.number, 0...20, unit: ""),
        ]
    }

    var waitingRows: [PlaygroundRow] {
        let overflow: PlaygroundRow = menu(
            "If too many wait", \.post.manager.overflowPolicy,
            [
                "Refuse the new one": .refuse, "Drop the oldest": .dropOldest, "Drop the newest": .dropNewest,
                "Drop the lowest priority": .dropLowest,
            ])
        return [
            menu(
                "Order of waiting posts", \.post.manager.ordering,
                ["Priority, then age": .priorityThenAge, "Age": .age, "Newest first": .newestFirst]),
            menu(
                "Waiting posts", \.post.manager.waitingLimit,
                ["No limit": .max, "None": 0, "At most 1": 1, "At most 3": 3]),
        ] + (post.manager.waitingLimit == .max ? [] : [overflow]) + [
            slider("Pause between posts", \.post.manager.pauseBetweenPosts, 0...3, step: 0.25, unit: "s")
        ]
    }

    var defaultTimeRows: [PlaygroundRow] {
        [
            menu(
                "Leaves after", \.post.manager.defaults.duration,
                [
                    "The reading time": .automatic, "2 s": .seconds(2), "5 s": .seconds(5),
                    "Its removal": .untilRemoved,
                ]),
            menu("Enters after", \.post.manager.defaults.delay, ["0 s": 0, "1 s": 1, "3 s": 3]),
            menu("Stays for at least", \.post.manager.defaults.minimumTime, ["0 s": 0, "1 s": 1, "3 s": 3]),
            menu("Waits for at most", \.post.manager.defaults.expiresAfter, Self.seconds("Automatic")),
            toggle("Animates entrances", \.post.manager.defaults.animatesEntrance),
            toggle("Animates exits", \.post.manager.defaults.animatesExit),
        ]
    }

    var defaultRuleRows: [PlaygroundRow] {
        [
            menu(
                "Precedence", \.post.manager.defaults.precedence,
                [
                    "Waits": .enqueue, "Replaces": .override,
                    "Replaces and drops waiting posts": .overrideRemovingWaiting,
                    "Replaces for a while": .interrupt,
                ]),
            menu(
                "If it is posted already", \.post.manager.defaults.duplicatePolicy,
                [
                    "Post anyway": .post, "Ignore": .ignore, "Replace": .replace, "Update": .update, "Count": .count,
                ]),
            toggle("Outlives its scene", \.post.manager.defaults.outlivesScene),
            toggle("Caused by the user", \.post.manager.defaults.isUserInitiated),
            menu("Haptic", \.post.manager.defaults.haptic, Self.haptics),
            menu(
                "Default gestures", \.post.manager.defaultGestures,
                [
                    "Drag and tap to remove": [.pan, .tap], "Drag to remove": .pan, "Tap to remove": .tap, "None": [],
                ]),
            menu(
                "Edge of drags", \.post.manager.edge,
                ["Automatic": nil, "Top": .top, "Bottom": .bottom]),
        ]
    }
}

extension PostChoices {
    fileprivate var deckLook: PostDeck {
        get { deck ?? PostDeck() }
        set { deck = newValue }
    }

    fileprivate var keyText: String {
        get { request.key?.rawValue ?? "" }
        set { request.key = newValue.isEmpty ? nil : PostKey(rawValue: newValue) }
    }
}

extension Int {
    /// The number as the value of a slider.
    fileprivate var number: Double {
        get { Double(self) }
        set { self = Int(newValue) }
    }
}
