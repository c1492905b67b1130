public import UIKit

/// The presentation of a post: its placement, size, motion, response to touches, backdrop, time, style and status bar.
///
/// Each property has a default and is independent of the others. With all defaults, a post is a card with round corners and soft
/// shadows, at the edge and in the frame of its poster. A poster has one presentation, and a request can change its copy of it:
///
/// ```swift
/// postView.presentation = .card(.bottom)
/// var request = PostRequest(Message(title: "Delete all?"))
/// request.presentation = { $0.backdrop = .dim }
/// postView.post(request)
/// ```
///
/// A change of a poster's presentation applies to posts that enter afterward. See ``PostRequest/presentation`` for the
/// precedence of the poster, the request and the posted view.
public struct PostPresentation: Sendable {
    /// The position of the post; at the poster's edge by default.
    public var placement = PostPlacement()

    /// The size of the post; by default, all of the available width and the height of the content. Without a `maximumWidth`, a
    /// post at its poster's edge is at most 400 points wide if the poster is that of a window or a scene, of a `PostWindow`, or of
    /// the bars of a screen.
    public var size = PostSize()

    /// The use of the unsafe area at the post's edge; by default, the post stays out of it.
    public var safeArea = PostSafeArea.respected

    /// The response to a keyboard; by default, the post moves out of its way.
    public var keyboard = PostKeyboard.avoided()

    /// The motions of entrance and exit; by default, the post enters over its edge and leaves over it.
    public var transition = PostTransition()

    /// The effect of a drag, if the pan is among the enabled gestures of the post. A request and
    /// `PostManager.gestureManager` enable gestures.
    public var pan = PostPan()

    /// The handling of touches on the post, which absorbs them by default.
    ///
    /// The response can also have actions for a tap, which are performed whether or not `PostGestures.tap` is enabled.
    /// Buttons and other controls in the post take precedence.
    public var touches = PostTouchResponse.absorb

    /// The layer between the post and the app; none by default.
    public var backdrop = PostBackdrop.none

    /// The indicator of the time that the post has left; none by default.
    public var timeIndicator = PostPresentation.TimeIndicator.none

    /// The look of the post; by default, a card in the colors of the posted view, with a corner radius of 26 points or that of the
    /// theme, and two soft shadows.
    public var style = PostStyle.card

    /// The theme of the post; nil, the default, for that of the poster or, if it has none, of the app, `PostEnvironment.app.theme`. In the
    /// presentation of a poster, this property is the theme of the poster.
    ///
    /// A change of a poster's theme applies to posts on screen too.
    public var theme: PostTheme? {
        get { themeBox?.value }
        set { themeBox = newValue.map { PostBox($0) } }
    }

    private var themeBox: PostBox<PostTheme>?

    /// The style of the status bar while the post is on screen; if nil, the default, the app decides.
    ///
    /// It applies only to posts in a `PostWindow`; elsewhere, the app's view controllers control the status bar. If
    /// several posts on screen set a style, the newest one has precedence. Mac Catalyst and visionOS have no status bar.
    public var statusBarStyle: UIStatusBarStyle?

    /// A Boolean value that indicates whether the status bar is hidden while the post is on screen; if nil, the
    /// default, the app decides.
    ///
    /// It applies only to posts in a `PostWindow`; elsewhere, the app's view controllers control the status bar. If
    /// several posts on screen set a value, the newest one has precedence. Mac Catalyst and visionOS have no status bar.
    public var isStatusBarHidden: Bool?

    /// A Boolean value that indicates whether the interface keeps its current orientation while the post is on screen; false by
    /// default.
    ///
    /// It applies only to posts in a `PostWindow`; elsewhere, the app's view controllers control the orientations. It has an effect
    /// if UIKit asks the post window for the orientations of its scene. UIKit's documentation doesn't say whether it asks the
    /// frontmost window or the key window, and the post window is key only while the user edits text in a post. On an iPad, the
    /// app must fill the screen. Before iOS 16, the property has no effect, and from iOS 26 on, the lock is a preference that the
    /// system can ignore.
    public var isInterfaceOrientationLocked = false

    /// A Boolean value that indicates whether messages and other values without actions have a button OK, as in alerts and
    /// pop-ups; false by default.
    var needsAnswer = false

    /// Creates a presentation with the default of each property.
    public init() {}
}

extension PostPresentation {
    /// Returns the presentation with the colors and metrics of a theme; nil for one without changes.
    func resolved(with theme: PostTheme?) -> PostPresentation {
        var resolved = self
        resolved.theme = theme
        resolved.style = style.resolved(with: theme)
        let theme = theme ?? .standard
        resolved.backdrop.fills = backdrop.fills.map { $0.resolved(with: theme) }
        return resolved
    }

    /// A Boolean value that indicates whether the post is in the post view's own frame, at its full width, and
    /// determines its height.
    var standsInPoster: Bool {
        placement.position == .automatic && placement.alignment == .center
            && [.fullWidth, .unlimitedWidth].contains(size)
            && safeArea == .respected
    }

    /// Returns the edge at which a post view with a layout shows the post; nil for a post in the middle.
    func layout(in layout: PostEdge) -> PostEdge? {
        switch placement.position {
        case .automatic: layout
        case .top: .top
        case .bottom: .bottom
        case .center: nil
        }
    }
}

extension PostEdge {
    fileprivate var position: PostPlacement.Position { vertical == .top ? .top : .bottom }
}

extension PostPresentation {
    /// A square box without a shadow in the frame of the poster, as wide as the frame, as in version 3.
    public static let plain = PostPresentation {
        $0.size = .unlimitedWidth
        $0.style = PostStyle()
    }

    /// Returns a bar of the full width, which extends into the unsafe area at its edge. Its entrance doesn't overshoot,
    /// so that it never separates from the edge.
    public static func bar(_ edge: PostEdge = .top) -> PostPresentation {
        PostPresentation {
            $0.placement = PostPlacement(edge.position, insets: .zero)
            $0.style = PostStyle()
            $0.safeArea = .filled
            $0.transition = .flush
        }
    }

    /// Returns a floating card with a corner radius of 20 points and two soft shadows, 8 points from its edge and 16 points
    /// from the sides, no wider than the readable width.
    public static func float(_ edge: PostEdge = .top) -> PostPresentation {
        PostPresentation {
            $0.placement = PostPlacement(edge.position, insets: .floating)
            $0.size = .readable
            $0.style.corners = .themed(20)
        }
    }

    /// Returns the default look at an edge of the host: a card of at most 400 points in width, with a corner radius of 26 points
    /// and two soft shadows, 8 points from the edges, as Apple's notifications are.
    public static func card(_ edge: PostEdge = .top) -> PostPresentation {
        PostPresentation {
            $0.placement = PostPlacement(edge.position, insets: NSDirectionalEdgeInsets(all: 8))
            $0.size.maximumWidth = .card
        }
    }

    /// Returns a tab that is attached to its edge, of at most 500 points in width, with a corner radius of 20 points on
    /// the far side.
    public static func tab(_ edge: PostEdge = .top) -> PostPresentation {
        PostPresentation {
            $0.placement = PostPlacement(
                edge.position, insets: NSDirectionalEdgeInsets(top: 0, leading: 8, bottom: 0, trailing: 8))
            $0.safeArea = .filled
            $0.size.maximumWidth = .points(500)
            $0.transition = .flush
            $0.style.corners = .themed(20, places: nil)
        }
    }

    /// A capsule with the icon and the title of a message, centered at the top, 8 points below the safe area, so that it covers
    /// neither the Dynamic Island nor the system's activities there. It is as wide as its title, at most 400 points.
    ///
    /// If a message has a subtitle or actions, a long press shows them, and `MessageView.isExpanded` does so in code. Meanwhile, the
    /// post doesn't time out. A tap or another long press returns to the capsule. VoiceOver reads the whole message, and offers
    /// its actions, “Show more” and “Show less”. The button of `post(undoable:)` is in the capsule. Views other than messages look
    /// as in a card.
    public static let pill = PostPresentation {
        $0.placement = PostPlacement(.top, insets: NSDirectionalEdgeInsets(all: 8))
        $0.size.width = .content
        $0.size.maximumWidth = .card
        $0.style.arrangement = .pill
    }

    /// A small card at the bottom, centered, as wide as its text, at most 400 points. A text of one line is in a capsule.
    ///
    /// ```swift
    /// postView.post("Copied", as: .toast)
    /// ```
    public static let toast = PostPresentation {
        $0.placement = PostPlacement(.bottom, insets: .floating)
        $0.size.width = .content
        $0.size.maximumWidth = .card
        $0.style.corners = .themed(21)
        $0.style.arrangement = .toast
    }

    /// A bar at the top that covers the status bar and hides it. Its text is below the sensor housing.
    public static let statusLine = PostPresentation {
        $0.placement = PostPlacement(.top, insets: .zero)
        $0.style = PostStyle()
        $0.safeArea = .filled
        $0.transition = .flush
        $0.isStatusBarHidden = true
    }

    /// A card in the middle over a dimmed app, of at most 500 points in width. It can be flung off the screen.
    ///
    /// It doesn't block the app: a tap outside it reaches the app, and removes the post. For a question, use `alert` or
    /// `popup`, or set the backdrop to one that absorbs touches.
    public static let centered = PostPresentation {
        $0.placement = PostPlacement(.center, insets: NSDirectionalEdgeInsets(all: 20))
        $0.size.maximumWidth = .points(500)
        $0.style.corners = .themed(20)
        $0.transition = .zoom
        $0.backdrop = .dim
        $0.backdrop.touches = .forward.and(.remove)
        $0.pan = .fling
    }

    /// Returns a small card in the middle that shows progress, of at most 280 points in width. Neither a drag nor a tap
    /// removes it, unless its duration is automatic and its content has no control: then a tap removes it.
    ///
    /// - Parameter blocksApp: A Boolean value that indicates whether the card blocks touches on the app, and dims it; false
    ///   by default.
    public static func hud(blocksApp: Bool = false) -> PostPresentation {
        PostPresentation {
            $0.placement = PostPlacement(.center, insets: NSDirectionalEdgeInsets(all: 20))
            $0.size.width = .content
            $0.size.minimumWidth = .points(120)
            $0.size.maximumWidth = .points(280)
            $0.style.background = [.blur(.systemThickMaterial)]
            $0.style.textColor = .label
            $0.style.tintColor = .label
            $0.style.corners = .themed(16)
            $0.transition = .fade
            $0.backdrop = blocksApp ? PostBackdrop(.color(UIColor(white: 0, alpha: 0.2)), touches: .absorb) : .none
            $0.pan = PostPan([], rubberBands: false)
        }
    }

    /// An alert in the middle over a dimmed app, of at most 320 points in width, with a corner radius of 34 points; before iOS
    /// 26, 270 and 14 points, as Apple's alerts have. It blocks the app, and neither a drag nor a tap outside removes it. A
    /// message or another value without actions has one button with the title `PostStrings.ok`.
    public static let alert = alert(.system)

    /// Returns the presentation of alerts with the given arrangement.
    package static func alert(_ arrangement: AlertArrangement) -> PostPresentation {
        PostPresentation {
            $0.placement = PostPlacement(.center, insets: NSDirectionalEdgeInsets(all: 20))
            $0.size.maximumWidth = .points(arrangement.width)
            $0.style.corners = .themed(arrangement.cornerRadius)
            $0.transition = .zoom
            $0.backdrop = PostBackdrop(.color(UIColor(white: 0, alpha: 0.4)), touches: .absorb)
            $0.pan = PostPan([], rubberBands: false)
            $0.needsAnswer = true
        }
    }

    /// A card in the middle over a dimmed app, of at most 400 points in width. It blocks the app, and a fling throws it
    /// off the screen. A tap outside has no effect. A message or another value without actions has one button with the title
    /// `PostStrings.ok`.
    public static let popup = PostPresentation(.centered) {
        $0.needsAnswer = true
        $0.size.maximumWidth = .card
        $0.style.corners = .themed(AlertArrangement.popup.cornerRadius)
        $0.backdrop.touches = .absorb
    }

    /// A post that fills the screen.
    public static let fullScreen = PostPresentation {
        $0.placement = PostPlacement(.bottom, insets: .zero)
        $0.style = PostStyle()
        $0.size = .fill
        $0.safeArea = .filled
        $0.transition = .flush
    }

    /// Creates a presentation with the defaults and the changes that `edit` makes.
    public init(_ edit: (inout PostPresentation) -> Void) {
        self.init(.standard, edit)
    }

    private init(_ base: PostPresentation, _ edit: (inout PostPresentation) -> Void) {
        self = base
        edit(&self)
    }

    /// A presentation with the default of each property.
    private static let standard = PostPresentation()
}

extension PostTransition {
    /// A transition for a post at the border of its area: a spring that overshoots would reveal the app behind the
    /// post's edge.
    fileprivate static let flush = PostTransition(entrance: .translation(timing: .calm))
}

extension PostStyle {
    /// The look of posts by default.
    fileprivate static let card = PostStyle(corners: .themed(26), shadows: ShadowComponents.raised)
}

extension PostSize {
    /// The full width, also in a poster with a maximum width of its own.
    fileprivate static let unlimitedWidth = PostSize(maximumWidth: .fill)
}

extension PostSize.Length {
    /// The maximum width of cards, which is about that of Apple's notifications on iPads.
    static let card = points(400)
}

extension NSDirectionalEdgeInsets {
    fileprivate static let floating = NSDirectionalEdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16)

    fileprivate init(all length: CGFloat) {
        self.init(top: length, leading: length, bottom: length, trailing: length)
    }
}
