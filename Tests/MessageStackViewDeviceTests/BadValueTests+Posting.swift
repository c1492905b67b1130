import UIKit

@testable import MessageStackView
@testable import MessageStackViewVersion3

// Properties of `PostRequest`, `Post`, `PostManager` and the posters.
extension BadValueTests.Property<Double> {
    private static let isNotExpired: @Sendable (Double) -> Bool = { !$0.isFinite || $0 > 0 }

    static let times: [BadNumber] = [
        // A time of 1e-308 seconds has passed before the first frame.
        BadNumber("PostRequest.dismissAfter", isSeen: { $0 != 1e-308 }) { $0.request.dismissAfter = $1 },
        BadNumber("PostRequest.delay", isSeen: isNotHuge) { $0.request.delay = $1 },
        BadNumber("PostRequest.minimumTime") { $0.request.minimumTime = $1 },
        BadNumber("PostRequest.expiresAfter", isSeen: isNotExpired) { $0.request.expiresAfter = $1 },
        BadNumber("PostRequest.expiresAfter, waiting", isSeen: { _ in false }) {
            $0.request.delay = 0.3
            $0.request.expiresAfter = $1
        },
        BadNumber("Post.extend(by:)") { trial, number in
            trial.request.dismissAfter = 2
            trial.whileShown = { $0.extend(by: number) }
        },
        BadNumber("Post.setDuration(_:)") { trial, number in trial.whileShown = { $0.setDuration(.seconds(number)) } },
        BadNumber("PostOptions.duration", isSeen: { $0 != 1e-308 }) {
            $0.request.duration = nil
            $0.manager.defaults.duration = .seconds($1)
        },
        BadNumber("PostOptions.delay", isSeen: isNotHuge) { $0.manager.defaults.delay = $1 },
        BadNumber("PostOptions.minimumTime") { $0.manager.defaults.minimumTime = $1 },
        BadNumber("PostOptions.expiresAfter", isSeen: isNotExpired) { $0.manager.defaults.expiresAfter = $1 },
        BadNumber("PostManager.transitionTimeout") { $0.manager.transitionTimeout = $1 },
        BadNumber("PostManager.pauseBetweenPosts") {
            $0.manager.pauseBetweenPosts = $1
            $0.remove = { [poster = $0.poster] in
                poster.post(Message(title: "Next"))
                $0.remove()
            }
        },
        BadNumber("PostEnvironment.app.durationScale") {
            $0.request.dismissAfter = 2
            PostEnvironment.app.durationScale = $1
        },
    ]

    static let posters: [BadNumber] =
        [("top", \UIEdgeInsets.top), ("left", \.left), ("bottom", \.bottom), ("right", \.right)]
        .map { name, edge in
            BadNumber("PostView.edgeInsets.\(name)", isSeen: isNotHuge) { $0.postView.edgeInsets[keyPath: edge] = $1 }
        }
        + [
            BadNumber("PostView.spacing") {
                $0.postView.spacing = $1
                $0.showThreePosts()
            },
            BadNumber("PostDeck.peek") {
                $0.postView.deck = PostDeck(peek: $1)
                $0.showThreePosts()
            },
            BadNumber("PostDeck.shrinking") {
                $0.postView.deck = PostDeck(shrinking: $1)
                $0.showThreePosts()
            },
            BadNumber("PostDeck, spread out, PostView.spacing") { trial, number in
                let postView = trial.postView
                postView.deck = PostDeck()
                postView.spacing = number
                trial.showThreePosts()
                trial.whileShown = { _ in postView.setDeckExpanded(true, animated: true) }
            },
            BadNumber("MessageStackView.spaceViewHeight", isSeen: isNotHuge) { trial, number in
                trial.postToStack { $0.spaceViewHeight = number }
            },
            BadNumber("MessageStackView.spacing", isSeen: isNotHuge) { trial, number in
                trial.postToStack { $0.spacing = number }
                trial.showThreePosts()
            },
            BadNumber("UIWindow.Level") {
                $0.poster = UIApplication.shared.postWindow(level: UIWindow.Level(rawValue: $1))
            },
        ]
}

extension BadValueTests.Property<Int> {
    static let counts: [BadValueTests.Property<Int>] = [
        Self("PostRequest.priority") { $0.request.priority = PostPriority(rawValue: $1) },
        Self("PostManager.capacity") { $0.manager.capacity = $1 },
        Self("PostManager.waitingLimit") { $0.manager.waitingLimit = $1 },
        Self("PostManager.historyLimit") { $0.manager.historyLimit = $1 },
        Self("PostDeck.visibleCount") {
            $0.postView.deck = PostDeck(visibleCount: $1)
            $0.showThreePosts()
        },
        Self("PostGestures.rawValue") { $0.request.gestures = PostGestures(rawValue: $1) },
        Self("PostCorners.Places.rawValue") {
            let corners = PostCorners(16, places: PostCorners.Places(rawValue: $1))
            $0.presentation.style = PostStyle(.color(.red), corners: corners)
        },
    ]
}
