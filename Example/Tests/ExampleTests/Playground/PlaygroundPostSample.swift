import MessageStackView
import UIKit

@testable import Example

/// Choices of posts. `PlaygroundSamples` has the generated code for each of them.
enum PlaygroundPostSample {
    /// Choices for each kind of content.
    static let contents: [PostChoices] =
        PostChoices.contents.map { PostChoices(content: $0) } + [
            PostChoices(severity: .error, icon: .symbol, actionCount: 1),
            PostChoices(
                text: "\"Quoted\"\n", icon: .emoji, actionCount: 3,
                request: PostRequestChoices(duration: .untilRemoved, gestures: [.pan, .tap])),
            PostChoices(
                content: .longMessage, severity: .success, actionCount: 2,
                request: PostRequestChoices(duration: .seconds(2), gestures: [])),
            PostChoices(content: .alert, icon: .emoji, actionCount: 3, request: PostRequestChoices(gestures: .pan)),
            PostChoices(
                content: .popup, icon: .symbol, actionCount: 2, request: PostRequestChoices(duration: .seconds(5))),
            PostChoices(content: .form, icon: .symbol), PostChoices(content: .rating, text: "How was it?"),
            PostChoices(content: .note, text: "Connecting …"),
            PostChoices(content: .undo, text: "Deleted", request: PostRequestChoices(key: "deletions")),
            PostChoices(
                content: .alert, actionCount: 3,
                actions: [
                    PostActionChoices(title: "Retry", id: "retry", hasImage: true, isPreferred: true, handler: .waits),
                    PostActionChoices(title: "Later", role: .cancel, endsPost: false),
                    PostActionChoices(title: "Delete", id: "delete", role: .destructive, handler: .prints),
                ]),
            PostChoices(
                content: .popup, actionCount: 2,
                actions: [
                    PostActionChoices(title: "Continue", isEnabled: false, handler: .prints),
                    PostActionChoices(title: "Delete", role: .destructive, isEnabled: false),
                ]),
        ]

    /// Choices for each property of a request.
    static let requests: [PostChoices] = [
        PostRequestChoices(
            duration: .seconds(20), delay: 1, minimumTime: 3, expiresAfter: 10, timeAfterHold: 3, animatesExit: false,
            gestures: .tap, priority: .high, key: "upload", precedence: .enqueue, duplicatePolicy: .replace,
            comparesOnlyWaiting: true, ignoresSuspension: true,
            outlivesScene: true, allowsCopying: true, severity: .warning, isUserInitiated: false,
            accessibilityMessage: "Upload finished",
            haptic: .selection),
        PostRequestChoices(
            duration: .automatic, delay: 0, animatesEntrance: false, animatesExit: false, gestures: [], priority: .min,
            precedence: .overrideRemovingWaiting, outlivesScene: false, allowsCopying: false, severity: .success,
            accessibilityMessage: "", haptic: .off),
        PostRequestChoices(
            duration: .untilRemoved, animatesEntrance: false, gestures: .pan, priority: .low, key: "a",
            precedence: .override, duplicatePolicy: .update, severity: .information, haptic: .success),
        PostRequestChoices(
            animatesEntrance: true, gestures: [.pan, .tap], priority: .max, key: "a", duplicatePolicy: .count,
            haptic: .warning),
        PostRequestChoices(key: "a", duplicatePolicy: .ignore, severity: .error, haptic: .error),
        PostRequestChoices(key: "a", duplicatePolicy: .post, haptic: .light), PostRequestChoices(haptic: .medium),
        PostRequestChoices(haptic: .heavy), PostRequestChoices(haptic: .soft), PostRequestChoices(haptic: .rigid),
    ].map { PostChoices(request: $0) }

    /// Choices for each property of a post view and its manager.
    static let settings: [PostChoices] =
        [
            PostManagerChoices(),
            PostManagerChoices(
                capacity: 3, ordering: .age, replacesOldestWhenFull: true, waitingLimit: 3, overflowPolicy: .dropOldest,
                pauseBetweenPosts: 0.5, showsTimedPostAlongside: false, historyLimit: 10,
                showsOneAtATimeForAssistiveTechnology: false,
                defaults: PostManagerChoices.Defaults(
                    precedence: .override, duplicatePolicy: .count, delay: 1, minimumTime: 3, expiresAfter: 10,
                    outlivesScene: true, duration: .seconds(2), animatesExit: false, haptic: .soft,
                    isUserInitiated: false
                ),
                edge: .bottom, defaultGestures: [.pan, .tap]),
            PostManagerChoices(
                capacity: .max, ordering: .newestFirst, waitingLimit: 0, overflowPolicy: .dropNewest,
                defaults: PostManagerChoices.Defaults(
                    precedence: .interrupt, duplicatePolicy: .replace, duration: .untilRemoved),
                edge: .top, defaultGestures: []),
            PostManagerChoices(waitingLimit: 1, overflowPolicy: .dropLowest),
        ].map { PostChoices(manager: $0) } + [
            PostChoices(spacing: 24), PostChoices(keepsAboveSheets: true), PostChoices(deck: PostDeck()),
            PostChoices(
                deck: PostDeck(visibleCount: 4, peek: 20, shrinking: 0.1, showsClearAll: false),
                manager: PostManagerChoices(capacity: .max)),
        ]

    /// Choices for each kind of host.
    static let hosts: [PostChoices] = [
        PostChoices(), PostChoices(edge: .bottom), PostChoices(makesRoom: true), PostChoices(host: .bars),
        PostChoices(host: .bars, edge: .bottom, followsVisibleScreen: true), PostChoices(host: .appWindow),
        PostChoices(host: .appWindow, edge: .bottom), PostChoices(host: .window),
        PostChoices(host: .window, edge: .bottom, level: .statusBar), PostChoices(host: .window, level: .alert + 1),
    ]

    static let all = contents + requests + settings + hosts
}
