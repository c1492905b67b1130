// swift-format-ignore-file
// Written by PlaygroundCodeTests.

import MessageStackView
import MessageStackViewForms
import UIKit

/// The code that the Playground generates for each `PlaygroundSample` and `PlaygroundPostSample`.
@MainActor
enum PlaygroundSamples {
    static let all: [String: @MainActor (PostView) -> Void] = [
        "defaults": defaults,
        "corner": corner,
        "insets": insets,
        "size": size,
        "area": area,
        "lengths": lengths,
        "motions": motions,
        "timings": timings,
        "still": still,
        "named": named,
        "noMotion": noMotion,
        "replacement": replacement,
        "drag": drag,
        "taps": taps,
        "backdrop": backdrop,
        "dim": dim,
        "blur": blur,
        "fade": fade,
        "picture": picture,
        "style": style,
        "cut": cut,
        "shadow": shadow,
        "palette": palette,
        "translucent": translucent,
        "ownPalette": ownPalette,
        "glass": glass,
        "statusBar": statusBar,
        "timeBar": timeBar,
        "timeRing": timeRing,
        "bar": bar,
        "float": float,
        "card": card,
        "tab": tab,
        "statusLine": statusLine,
        "centered": centered,
        "alert": alert,
        "popup": popup,
        "form": form,
        "hud": hud,
        "fullScreen": fullScreen,
        "all": all,
    ]

    static func defaults(_ postView: PostView) {
        postView.presentation = PostPresentation()
    }

    static func corner(_ postView: PostView) {
        postView.presentation.placement = .bottomTrailing
    }

    static func insets(_ postView: PostView) {
        postView.presentation = PostPresentation {
            $0.placement = PostPlacement(.center, alignment: .leading)
            $0.placement.insets = NSDirectionalEdgeInsets(top: 1, leading: 20, bottom: 3, trailing: 40)
            $0.placement.centerOffset = -30
        }
    }

    static func size(_ postView: PostView) {
        postView.presentation = PostPresentation {
            $0.placement = PostPlacement(alignment: .trailing)
            $0.placement.insets = .zero
            $0.size = .content
        }
    }

    static func area(_ postView: PostView) {
        postView.presentation = PostPresentation {
            $0.safeArea = .ignored
            $0.keyboard = .avoided(spacing: 24, resistance: 40)
        }
    }

    static func lengths(_ postView: PostView) {
        postView.presentation = PostPresentation {
            $0.size.width = .ratio(0.7)
            $0.size.height = .points(200)
            $0.size.minimumWidth = .points(100)
            $0.size.minimumHeight = .points(50)
            $0.size.maximumWidth = .readable
            $0.size.maximumHeight = .ratio(0.5)
            $0.keyboard = .ignored
        }
    }

    static func motions(_ postView: PostView) {
        postView.presentation = PostPresentation {
            $0.transition.entrance = .translation(over: .leading, timing: PostTransition.Timing(duration: 0.8, delay: 0.1, curve: .spring(damping: 0.35)))
                .and(.scale(from: 0.5, timing: PostTransition.Timing(duration: 0.8, delay: 0.1, curve: .spring(damping: 0.35))))
                .and(.fade(timing: PostTransition.Timing(duration: 0.8, delay: 0.1, curve: .spring(damping: 0.35))))
            $0.transition.exit = .translation(timing: PostTransition.Timing(duration: 0.3, curve: .easeIn))
                .and(.scale(from: 1.2, timing: PostTransition.Timing(duration: 0.3, curve: .easeIn)))
        }
    }

    static func timings(_ postView: PostView) {
        postView.presentation.transition.entrance = .translation(timing: PostTransition.Timing(duration: 0.6, curve: .spring(damping: 0.7, initialVelocity: 4)))
            .and(.scale(from: 0.5, timing: PostTransition.Timing(duration: 0.4, curve: .easeOut)))
            .and(.fade(from: 0.3, timing: PostTransition.Timing(duration: 0.2, delay: 0.1, curve: .linear)))
    }

    static func still(_ postView: PostView) {
        postView.presentation.transition = .none
    }

    static func named(_ postView: PostView) {
        postView.presentation.transition = .zoom
    }

    static func noMotion(_ postView: PostView) {
        postView.presentation.transition.replacement = .immediate
    }

    static func replacement(_ postView: PostView) {
        postView.presentation = PostPresentation {
            $0.transition.entrance = .immediate
            $0.transition.replacement = .fade(timing: PostTransition.Timing(duration: 0.2, curve: .linear))
        }
    }

    static func drag(_ postView: PostView) {
        postView.presentation = PostPresentation {
            $0.pan.edges = [.top, .bottom, .leading, .trailing]
            $0.pan.movesFreely = true
            $0.pan.threshold = 0.35
            $0.pan.rubberBands = false
            $0.pan.pullBack = PostPan.jolt
        }
    }

    static func taps(_ postView: PostView) {
        postView.presentation = PostPresentation {
            $0.touches = .forward.and(.keep(atLeast: 3)).and(.perform { print($0.id) })
            $0.touches.includesContentTaps = true
            $0.backdrop = PostBackdrop(
                .blur(.systemThinMaterial),
                touches: .forward.and(.remove)
            )
        }
    }

    static func backdrop(_ postView: PostView) {
        postView.presentation.backdrop = PostBackdrop(
            .blur(.dark),
            .color(UIColor(white: 0, alpha: 0.2)),
            touches: .absorb,
            entrance: PostTransition.Timing(duration: 1),
            exit: PostTransition.Timing(duration: 0.5, curve: .easeIn)
        )
    }

    static func dim(_ postView: PostView) {
        postView.presentation.backdrop = .dim
    }

    static func blur(_ postView: PostView) {
        postView.presentation.backdrop = .blur
    }

    static func fade(_ postView: PostView) {
        postView.presentation.backdrop = PostBackdrop(
            .gradient([UIColor(white: 0, alpha: 0.5), UIColor.systemIndigo.withAlphaComponent(0.5)], locations: [0, 0.6], start: .zero, end: CGPoint(x: 1, y: 1)),
            entrance: PostTransition.Timing(duration: 0.5, delay: 0.1, curve: .spring(damping: 1)),
            exit: .calm
        )
    }

    static func picture(_ postView: PostView) {
        postView.presentation.backdrop = PostBackdrop(
            .image(UIImage(systemName: "photo") ?? UIImage()),
            .color(UIColor(white: 0, alpha: 0.5)),
            touches: .remove
        )
    }

    static func style(_ postView: PostView) {
        postView.presentation = PostPresentation {
            $0.style.background = [.gradient([.systemIndigo, .systemPurple], start: CGPoint(x: 0, y: 0.5), end: CGPoint(x: 1, y: 0.5))]
            $0.style.corners = .rounded(16)
            $0.style.borderColor = .systemRed
            $0.style.borderWidth = 2
            $0.style.shadows = [.defaultBlack]
            $0.style.tintColor = .white
            $0.style.textColor = .white
            $0.style.userInterfaceStyle = .dark
        }
    }

    static func cut(_ postView: PostView) {
        postView.presentation.style.corners = PostCorners(12, places: nil, isContinuous: false)
    }

    static func shadow(_ postView: PostView) {
        postView.presentation = PostPresentation {
            $0.style.background = [.color(UIColor(white: 1, alpha: 0.9))]
            $0.style.shadows = [PostStyle.Shadow(
                radius: 20,
                opacity: 0.4,
                color: .systemIndigo,
                offset: CGSize(width: 2, height: 10)
            )]
        }
    }

    static func palette(_ postView: PostView) {
        postView.presentation = PostPresentation {
            $0.style = .palette(.warning)
            $0.style.corners = .capsule
        }
    }

    static func translucent(_ postView: PostView) {
        postView.presentation.style = .palette(.success, isTranslucent: true)
    }

    static func ownPalette(_ postView: PostView) {
        postView.presentation = PostPresentation {
            $0.style = .palette(PostTheme.Palette(.systemPurple))
            $0.style.borderColor = .white
            $0.style.shadows = []
        }
    }

    static func glass(_ postView: PostView) {
        postView.presentation.style.background = [.glass(.success)]
    }

    static func statusBar(_ postView: PostView) {
        postView.presentation = PostPresentation {
            $0.statusBarStyle = .lightContent
            $0.isStatusBarHidden = false
        }
    }

    static func timeBar(_ postView: PostView) {
        postView.presentation.timeIndicator = .bar
    }

    static func timeRing(_ postView: PostView) {
        postView.presentation = PostPresentation {
            $0.isExpandable = true
            $0.timeIndicator = .ring
        }
    }

    static func bar(_ postView: PostView) {
        postView.presentation = .bar(.bottom)
    }

    static func float(_ postView: PostView) {
        var presentation = PostPresentation.float(.bottom)
        presentation.backdrop = .dim
        presentation.style = .palette(.error)
        postView.presentation = presentation
    }

    static func card(_ postView: PostView) {
        var presentation = PostPresentation.card(.top)
        presentation.size = .fullWidth
        presentation.style.corners = .none
        presentation.style.shadows = []
        postView.presentation = presentation
    }

    static func tab(_ postView: PostView) {
        postView.presentation = .tab(.bottom)
        postView.presentation.placement.insets = nil
    }

    static func statusLine(_ postView: PostView) {
        var presentation = PostPresentation.statusLine
        presentation.statusBarStyle = UIStatusBarStyle.default
        presentation.isStatusBarHidden = nil
        postView.presentation = presentation
    }

    static func centered(_ postView: PostView) {
        var presentation = PostPresentation.centered
        presentation.transition = .slide
        presentation.pan.movesFreely = false
        presentation.backdrop = .none
        postView.presentation = presentation
    }

    static func alert(_ postView: PostView) {
        postView.presentation = .alert
    }

    static func popup(_ postView: PostView) {
        postView.presentation = .popup
        postView.presentation.backdrop = .dim
    }

    static func form(_ postView: PostView) {
        postView.presentation = .form
    }

    static func hud(_ postView: PostView) {
        postView.presentation = .hud
    }

    static func fullScreen(_ postView: PostView) {
        postView.presentation = .fullScreen
    }

    static func all(_ postView: PostView) {
        postView.presentation = PostPresentation {
            $0.placement = PostPlacement(alignment: .trailing)
            $0.placement.insets = .zero
            $0.size.width = .ratio(0.7)
            $0.size.height = .points(200)
            $0.size.minimumWidth = .points(100)
            $0.size.minimumHeight = .points(50)
            $0.size.maximumWidth = .readable
            $0.size.maximumHeight = .ratio(0.5)
            $0.safeArea = .ignored
            $0.keyboard = .ignored
            $0.isExpandable = true
            $0.transition = .zoom
            $0.transition.replacement = .fade(timing: PostTransition.Timing(duration: 0.2, curve: .linear))
            $0.pan.edges = [.top, .bottom, .leading, .trailing]
            $0.pan.movesFreely = true
            $0.pan.threshold = 0.35
            $0.pan.rubberBands = false
            $0.pan.pullBack = PostPan.jolt
            $0.touches = .forward.and(.keep(atLeast: 3)).and(.perform { print($0.id) })
            $0.touches.includesContentTaps = true
            $0.backdrop = PostBackdrop(
                .image(UIImage(systemName: "photo") ?? UIImage()),
                .color(UIColor(white: 0, alpha: 0.5)),
                touches: .remove
            )
            $0.timeIndicator = .ring
            $0.style = .palette(PostTheme.Palette(.systemPurple))
            $0.style.background = [.glass(.success)]
            $0.style.borderColor = .white
            $0.style.shadows = []
            $0.statusBarStyle = .lightContent
            $0.isStatusBarHidden = false
        }
    }
}

extension PlaygroundSamples {
    /// Posts each content.
    static func post(on postView: PostView) {
        do {
            postView.post(Message(
                "Saved",
                subtitle: "Drag it, tap it, rotate the device"
            ))
        }
        do {
            postView.post(Message(
                "Saved",
                subtitle: "A post is as tall as its content, up to the available height. Longer content scrolls, and a drag past its end moves the post. Rotate the device to see it."
            ))
        }
        do {
            postView.post(NoteMessage("Saved", accessory: .activity))
        }
        do {
            postView.post(undoable: "Saved") {
                print("Committed")
            } undo: {
                print("Undone")
            }
        }
        do {
            postView.post(
                AlertMessage(
                    "Saved",
                    text: "Drag it, tap it, rotate the device"
                ),
                as: postView.presentation
            )
        }
        do {
            postView.post(
                PopupMessage(
                    "Saved",
                    text: "Drag it, tap it, rotate the device"
                ),
                as: postView.presentation
            )
        }
        do {
            postView.post(
                FormMessage(
                    "Saved",
                    text: "Drag it, tap it, rotate the device",
                    fields: [.email(), .password()],
                    submit: "Sign in"
                ) { print("Signed in as \($0["email"])") },
                as: postView.presentation
            )
        }
        do {
            postView.post(
                RatingMessage(
                    "Saved",
                    text: "Drag it, tap it, rotate the device",
                    submit: "Send"
                ) { print("Rated \($0.value)") },
                as: postView.presentation
            )
        }
        do {
            postView.post(ProgressMessage("Saved", fraction: 0.4))
        }
        do {
            postView.post(Message(
                .error,
                "Saved",
                subtitle: "Drag it, tap it, rotate the device",
                icon: "bell.fill",
                actions: [PostAction("Continue") { print("Continue") }]
            ))
        }
        do {
            var request = PostRequest(Message(
                "\"Quoted\"\n",
                subtitle: "Drag it, tap it, rotate the device",
                icon: "🍝",
                actions: [
                    PostAction("Continue") { print("Continue") },
                    .cancel("Not now"),
                    .destructive("Delete"),
                ]
            ))
            request.duration = .untilRemoved
            request.gestures = [.pan, .tap]
            postView.post(request)
        }
        do {
            var request = PostRequest(Message(
                .success,
                "Saved",
                subtitle: "A post is as tall as its content, up to the available height. Longer content scrolls, and a drag past its end moves the post. Rotate the device to see it.",
                actions: [
                    PostAction("Continue") { print("Continue") },
                    .cancel("Not now"),
                ]
            ))
            request.duration = .seconds(2)
            request.gestures = []
            postView.post(request)
        }
        do {
            var request = PostRequest(AlertMessage(
                "Saved",
                text: "Drag it, tap it, rotate the device",
                icon: "🍝",
                actions: [
                    PostAction("Continue") { print("Continue") },
                    .cancel("Not now"),
                    .destructive("Delete"),
                ]
            ))
            request.gestures = .pan
            postView.post(request, as: postView.presentation)
        }
        do {
            var request = PostRequest(PopupMessage(
                "Saved",
                text: "Drag it, tap it, rotate the device",
                hero: .icon("bell.fill"),
                actions: [
                    PostAction("Continue") { print("Continue") },
                    .cancel("Not now"),
                ]
            ))
            request.duration = .seconds(5)
            postView.post(request, as: postView.presentation)
        }
        do {
            postView.post(
                FormMessage(
                    "Saved",
                    text: "Drag it, tap it, rotate the device",
                    icon: "bell.fill",
                    fields: [.email(), .password()],
                    submit: "Sign in"
                ) { print("Signed in as \($0["email"])") },
                as: postView.presentation
            )
        }
        do {
            postView.post(
                RatingMessage(
                    "How was it?",
                    text: "Drag it, tap it, rotate the device",
                    submit: "Send"
                ) { print("Rated \($0.value)") },
                as: postView.presentation
            )
        }
        do {
            postView.post(NoteMessage("Connecting …", accessory: .activity))
        }
        do {
            postView.post(undoable: "Deleted", request: { $0.key = "deletions" }) {
                print("Committed")
            } undo: {
                print("Undone")
            }
        }
        do {
            postView.post(
                AlertMessage(
                    "Saved",
                    text: "Drag it, tap it, rotate the device",
                    actions: [
                        PostAction("Retry", id: "retry", image: UIImage(systemName: "star"), isPreferred: true) { try await Task.sleep(nanoseconds: 2_000_000_000) },
                        PostAction("Later", role: .cancel, endsPost: false),
                        .destructive("Delete", id: "delete") { print("Delete") },
                    ]
                ),
                as: postView.presentation
            )
        }
        do {
            var firstAction = PostAction("Continue") { print("Continue") }
            firstAction.isEnabled = false
            var secondAction = PostAction.destructive("Delete")
            secondAction.isEnabled = false
            postView.post(
                PopupMessage(
                    "Saved",
                    text: "Drag it, tap it, rotate the device",
                    actions: [firstAction, secondAction]
                ),
                as: postView.presentation
            )
        }
    }

    /// Posts a request.
    static let requests: [@MainActor (PostView) -> Void] = [
        { postView in
            var request = PostRequest(Message(
                "Saved",
                subtitle: "Drag it, tap it, rotate the device"
            ))
            request.duration = .seconds(20)
            request.delay = 1
            request.minimumTime = 3
            request.expiresAfter = 10
            request.timeAfterHold = 3
            request.animatesExit = false
            request.gestures = .tap
            request.priority = .high
            request.key = "upload"
            request.precedence = .enqueue
            request.duplicatePolicy = .replace
            request.comparesOnlyWaiting = true
            request.ignoresSuspension = true
            request.outlivesScene = true
            request.allowsCopying = true
            request.severity = .warning
            request.isUserInitiated = false
            request.accessibilityMessage = "Upload finished"
            request.haptic = .selection
            postView.post(request)
        },
        { postView in
            var request = PostRequest(Message(
                "Saved",
                subtitle: "Drag it, tap it, rotate the device"
            ))
            request.duration = .automatic
            request.delay = 0
            request.animatesEntrance = false
            request.animatesExit = false
            request.gestures = []
            request.priority = .min
            request.precedence = .overrideRemovingWaiting
            request.outlivesScene = false
            request.allowsCopying = false
            request.severity = .success
            request.accessibilityMessage = ""
            request.haptic = .off
            postView.post(request)
        },
        { postView in
            var request = PostRequest(Message(
                "Saved",
                subtitle: "Drag it, tap it, rotate the device"
            ))
            request.duration = .untilRemoved
            request.animatesEntrance = false
            request.gestures = .pan
            request.priority = .low
            request.key = "a"
            request.precedence = .override
            request.duplicatePolicy = .update
            request.severity = .information
            request.haptic = .success
            postView.post(request)
        },
        { postView in
            var request = PostRequest(Message(
                "Saved",
                subtitle: "Drag it, tap it, rotate the device"
            ))
            request.animatesEntrance = true
            request.gestures = [.pan, .tap]
            request.priority = .max
            request.key = "a"
            request.duplicatePolicy = .count
            request.haptic = .warning
            postView.post(request)
        },
        { postView in
            var request = PostRequest(Message(
                "Saved",
                subtitle: "Drag it, tap it, rotate the device"
            ))
            request.key = "a"
            request.duplicatePolicy = .ignore
            request.severity = .error
            request.haptic = .error
            postView.post(request)
        },
        { postView in
            var request = PostRequest(Message(
                "Saved",
                subtitle: "Drag it, tap it, rotate the device"
            ))
            request.key = "a"
            request.duplicatePolicy = .post
            request.haptic = .light
            postView.post(request)
        },
        { postView in
            var request = PostRequest(Message(
                "Saved",
                subtitle: "Drag it, tap it, rotate the device"
            ))
            request.haptic = .medium
            postView.post(request)
        },
        { postView in
            var request = PostRequest(Message(
                "Saved",
                subtitle: "Drag it, tap it, rotate the device"
            ))
            request.haptic = .heavy
            postView.post(request)
        },
        { postView in
            var request = PostRequest(Message(
                "Saved",
                subtitle: "Drag it, tap it, rotate the device"
            ))
            request.haptic = .soft
            postView.post(request)
        },
        { postView in
            var request = PostRequest(Message(
                "Saved",
                subtitle: "Drag it, tap it, rotate the device"
            ))
            request.haptic = .rigid
            postView.post(request)
        },
    ]

    /// Sets properties of a post view and its manager.
    static let settings: [@MainActor (PostView) -> Void] = [
        { _ in },
        { postView in
            postView.postManager.capacity = 3
            postView.postManager.ordering = .age
            postView.postManager.replacesOldestWhenFull = true
            postView.postManager.waitingLimit = 3
            postView.postManager.overflowPolicy = .dropOldest
            postView.postManager.pauseBetweenPosts = 0.5
            postView.postManager.showsTimedPostAlongside = false
            postView.postManager.historyLimit = 10
            postView.postManager.showsOneAtATimeForAssistiveTechnology = false
            postView.postManager.gestureManager.defaultGestures = [.pan, .tap]
            postView.postManager.defaults.precedence = .override
            postView.postManager.defaults.duplicatePolicy = .count
            postView.postManager.defaults.delay = 1
            postView.postManager.defaults.minimumTime = 3
            postView.postManager.defaults.expiresAfter = 10
            postView.postManager.defaults.outlivesScene = true
            postView.postManager.defaults.duration = .seconds(2)
            postView.postManager.defaults.animatesExit = false
            postView.postManager.defaults.haptic = .soft
            postView.postManager.defaults.isUserInitiated = false
            postView.postManager.gestureManager.edge = .bottom
        },
        { postView in
            postView.postManager.capacity = .max
            postView.postManager.ordering = .newestFirst
            postView.postManager.waitingLimit = 0
            postView.postManager.overflowPolicy = .dropNewest
            postView.postManager.gestureManager.defaultGestures = []
            postView.postManager.defaults.precedence = .interrupt
            postView.postManager.defaults.duplicatePolicy = .replace
            postView.postManager.defaults.duration = .untilRemoved
            postView.postManager.gestureManager.edge = .top
        },
        { postView in
            postView.postManager.waitingLimit = 1
            postView.postManager.overflowPolicy = .dropLowest
        },
        { postView in
            postView.spacing = 24
            postView.postManager.defaults.precedence = .override
        },
        { postView in
            postView.keepsAboveSheets = true
            postView.postManager.defaults.precedence = .override
        },
        { postView in
            postView.deck = PostDeck()
            postView.postManager.capacity = 1
            postView.postManager.defaults.precedence = .override
        },
        { postView in
            postView.deck = PostDeck(visibleCount: 4, peek: 20, shrinking: 0.1, showsClearAll: false)
        },
    ]
}

extension UIViewController {
    func makePlaygroundPosters(in windowScene: UIWindowScene) -> [PostView] {
        var all: [PostView] = []
        do {
            let postView = view.createPostView(edge: .top)
            postView.postManager.defaults.precedence = .override
            all.append(postView)
        }
        do {
            let postView = view.createPostView(edge: .bottom)
            postView.postManager.defaults.precedence = .override
            all.append(postView)
        }
        do {
            let postView = view.createPostView(edge: .top)
            postView.postManager.defaults.precedence = .override
            makeRoomForPosts()
            all.append(postView)
        }
        do {
            let postView = createBarPostView(edge: .top)
            postView.postManager.defaults.precedence = .override
            all.append(postView)
        }
        do {
            let postView = createBarPostView(edge: .bottom, followsVisibleScreen: true)
            postView.postManager.defaults.precedence = .override
            all.append(postView)
        }
        do {
            let postView = windowScene.postView
            postView.postManager.defaults.precedence = .override
            all.append(postView)
        }
        do {
            let postView = windowScene.postView
            postView.edge = .bottom
            postView.postManager.defaults.precedence = .override
            all.append(postView)
        }
        do {
            let postView = windowScene.postWindow(level: .normal + 1).postView
            postView.postManager.defaults.precedence = .override
            all.append(postView)
        }
        do {
            let postView = windowScene.postWindow(level: .statusBar).postView
            postView.edge = .bottom
            postView.postManager.defaults.precedence = .override
            all.append(postView)
        }
        do {
            let postView = windowScene.postWindow(level: .alert + 1).postView
            postView.postManager.defaults.precedence = .override
            all.append(postView)
        }
        return all
    }
}
