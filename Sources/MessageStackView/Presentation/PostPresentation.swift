public import UIKit

/// The presentation of a post: its position, its size, its look, its motion, and its response to touches. A presentation can also
/// hide the status bar, and show how much of the post's time on screen is left.
///
/// Each property has a default and is independent of the others. With all defaults, a post is a card with rounded corners and
/// soft shadows. The card is inside the bounds of the view that shows posts, such as a `PostView`, at its `PostView.edge`, which
/// is the top by default.
///
/// A view that shows posts has a presentation for all its posts, and a request can change the presentation of its own post:
///
/// ```swift
/// postView.presentation = .card(.bottom)
/// var request = PostRequest(Message(title: "Delete all?"))
/// request.editPresentation { $0.backdrop = .dim }
/// postView.post(request)
/// ```
///
/// A change of `PostView.presentation` applies to posts that enter afterward. See ``PostOptions/presentation`` for the precedence
/// among the presentations of the request, the posted value, `PostManager.defaults` and the post view.
public struct PostPresentation: Sendable {
    /// The position of the post. The default is `.automatic`: the post is at `PostView.edge` of the post view that shows it. If
    /// `size` and `safeArea` have their defaults too, the post is inside the bounds of the post view, which becomes taller to
    /// make room for it. `PostPlacement` describes where other posts are.
    public var placement = PostPlacement()

    /// The size of the post. The default is the whole available width and the height of the posted view.
    ///
    /// Some post views limit the width of posts of the default size to 400 points if the posts are inside the bounds of the post
    /// view: `UIApplication.postView`, `UIWindowScene.postView`, and the post views of a `PostWindow` and of
    /// `createBarPostView(edge:)`. `PostPlacement` describes which posts are inside the bounds.
    public var size = PostSize()

    /// The way in which the post uses the area outside the safe area, such as behind the status bar. The default is `.respected`:
    /// the post stays inside the safe area.
    public var safeArea = PostSafeArea.respected

    /// The response of the post to a keyboard that would cover it. The default is `.avoided()`: the post moves away from the
    /// keyboard.
    public var keyboard = PostKeyboard.avoided()

    /// The motions with which the post enters and leaves. By default, the post moves in and out over the edge of the screen at
    /// which it is shown.
    public var transition = PostTransition()

    /// A Boolean value that indicates whether the post enters in a compact form, from which the user can open it. The default is
    /// false; the value is true in `pill(_:)`.
    ///
    /// Compact, a ready-made post, such as a `Message`, shows its icon, its title and one line of its text. Your own views
    /// implement ``PostContentView/isExpanded``, and SwiftUI content reads `isPostExpanded` from its environment. The value has
    /// no effect on other views, on posts in which nothing is hidden, on questions such as alerts, forms and ratings, and on
    /// posts that block touches on the app.
    ///
    /// The user opens the post with a tap, a long press, a pull of 44 points away from its edge, or an action of VoiceOver. A
    /// tap, a long press or an action of VoiceOver closes the post again. A post doesn't time out while it is open. In code, set
    /// `PostCardView.isExpanded`.
    ///
    /// Some touches don't open the post:
    /// - A tap that removes the post or has another action.
    /// - A long press on a post with a context menu, such as *Copy* for an error; see `PostOptions.allowsCopying`. The menu opens
    ///   instead.
    /// - A pull in a direction in which a drag can remove the post, and any pull if `PostOptions.gestures` has no `.pan`.
    /// - A tap and a pull in a collapsed deck, which spread out the deck.
    public var isExpandable = false

    /// The effect of a drag of the post. By default, a drag over the edge of the screen at which the post is shown removes the
    /// post; `PostPan.edges` describes the edges for a post in the middle and for posts in a `MessageStackView`.
    ///
    /// The property has an effect only if `.pan` is among the gestures of the post, which `PostOptions.gestures` or, by default,
    /// `PostManager.gestureManager` determines.
    public var pan = PostPan()

    /// The response to touches on the post. The default is `.absorb`: touches don't reach the views behind the post, and a tap
    /// performs no action.
    ///
    /// A response can also have actions for a tap, such as `.remove`. A tap performs these actions even if `PostGestures.tap`
    /// isn't among the gestures of the post. Taps on buttons and other controls in the post don't perform them.
    public var touches = PostPresentation.TouchResponse.absorb

    /// The layer between the post and the app, such as a dimming color or a blur. The default is `.none`, which draws nothing and
    /// lets touches outside the post reach the app.
    public var backdrop = PostBackdrop.none

    /// The indicator that shows how much of the post's time on screen is left. The default is `.none`, which shows no indicator.
    public var timeIndicator = PostPresentation.TimeIndicator.none

    /// The look of the post. The default is that of a card: the colors of the posted view, two soft shadows, and rounded corners.
    /// The corner radius is `PostTheme.cornerRadius` of the post's theme or, if that is nil, 26 points.
    public var style = PostStyle.card

    /// The theme of the post. The default is nil, which uses the theme in the presentation of the view that shows the post, such
    /// as `PostView.presentation`. If that theme is nil too, the post has the theme of `PostManager.environment`, which is
    /// `PostEnvironment.app.theme` by default.
    ///
    /// A change of the theme in `PostView.presentation` applies to posts on screen too.
    public var theme: PostTheme? {
        get { themeBox?.value }
        set { themeBox = newValue.map { PostBox($0) } }
    }

    private var themeBox: PostBox<PostTheme>?

    /// The style of the status bar while the post is on screen. The default is nil, with which the app determines the style.
    ///
    /// The style applies only to posts in a `PostWindow`; elsewhere, the app's view controllers control the status bar. If
    /// several posts on screen set a style, that of the newest post applies. Mac Catalyst and visionOS have no status bar.
    public var statusBarStyle: UIStatusBarStyle?

    /// A Boolean value that indicates whether the status bar is hidden while the post is on screen. The default is nil, with
    /// which the app determines whether it is hidden.
    ///
    /// The value applies only to posts in a `PostWindow`; elsewhere, the app's view controllers control the status bar. If
    /// several posts on screen set a value, that of the newest post applies. Mac Catalyst and visionOS have no status bar.
    public var isStatusBarHidden: Bool?

    /// A Boolean value that indicates whether messages and other values without actions have a button OK, as in alerts and
    /// pop-ups; false by default.
    var needsAnswer = false

    /// Creates a presentation with the default value of each property: a card inside the bounds of the `PostView` or other view
    /// that shows the post.
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
    var isInPoster: Bool {
        placement.position == .automatic && placement.alignment == .center && placement.anchor == nil
            && [.fullWidth, .unlimitedWidth].contains(size)
            && safeArea == .respected
    }

    /// Returns the edge at which a post view that uses an edge shows the post; nil for a post in the middle or beside an anchor.
    func edge(in edge: PostEdge) -> PostEdge? {
        switch placement.position {
        case _ where placement.anchor != nil: nil
        case .automatic: edge
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
    /// A presentation with which the post is a box with square corners and without a shadow. The box is inside the bounds of the
    /// view that shows posts, such as a `PostView`, and as wide as that view. In a `PostView`, it is at the distances of
    /// `PostView.edgeInsets` from the sides. Posts had this look in version 3.
    public static let plain = PostPresentation {
        $0.size = .unlimitedWidth
        $0.style = PostStyle()
    }

    /// A presentation with which the post is a bar of the full width at the top of the screen. It is the same as `bar(_:)` with
    /// the edge `.top`.
    public static let bar = bar(.top)

    /// Returns a presentation with which the post is a bar of the full width at an edge of the screen. The background of the bar
    /// extends beyond the safe area to the edge of the screen. The entrance of the bar doesn't overshoot, so that the bar never
    /// separates from the edge.
    ///
    /// - Parameter edge: The edge, `.top` or `.bottom`. Any other edge counts as `.top`.
    public static func bar(_ edge: PostEdge) -> PostPresentation {
        PostPresentation {
            $0.placement = PostPlacement(edge.position, insets: .zero)
            $0.style = PostStyle()
            $0.safeArea = .filled
            $0.transition = .flush
        }
    }

    /// A presentation with which the post is a floating card at the top of the screen, no wider than the width in which text is
    /// easy to read. It is the same as `float(_:)` with the edge `.top`.
    public static let float = float(.top)

    /// Returns a presentation with which the post is a floating card at an edge of the screen, with two soft shadows. The corner
    /// radius is 20 points unless the theme sets another. The card is 8 points from the safe area at its edge, at least 16 points
    /// from the sides, and no wider than the width in which text is easy to read.
    ///
    /// - Parameter edge: The edge, `.top` or `.bottom`. Any other edge counts as `.top`.
    public static func float(_ edge: PostEdge) -> PostPresentation {
        PostPresentation {
            $0.placement = PostPlacement(edge.position, insets: .floating)
            $0.size = .readable
            $0.style.corners = .themed(20)
        }
    }

    /// A presentation with which the post is a card at the top of the screen, at most 400 points wide. It is the same as
    /// `card(_:)` with the edge `.top`.
    public static let card = card(.top)

    /// Returns a presentation with which the post is a card at an edge of the screen, with two soft shadows. The corner radius is
    /// 26 points unless the theme sets another. Like Apple's notifications, the card is at most 400 points wide and at least 8
    /// points from the edges of the safe area.
    ///
    /// - Parameter edge: The edge, `.top` or `.bottom`. Any other edge counts as `.top`.
    public static func card(_ edge: PostEdge) -> PostPresentation {
        PostPresentation {
            $0.placement = PostPlacement(edge.position, insets: NSDirectionalEdgeInsets(all: 8))
            $0.size.maximumWidth = .card
        }
    }

    /// A presentation with which the post is a tab that is attached to the top of the screen. It is the same as `tab(_:)` with
    /// the edge `.top`.
    public static let tab = tab(.top)

    /// Returns a presentation with which the post is a tab that is attached to an edge of the screen. The tab is at most 500
    /// points wide. Its corners at the edge are square, and the radius of its other corners is 20 points unless the theme sets
    /// another.
    ///
    /// - Parameter edge: The edge, `.top` or `.bottom`. Any other edge counts as `.top`.
    public static func tab(_ edge: PostEdge) -> PostPresentation {
        PostPresentation {
            $0.placement = PostPlacement(
                edge.position, insets: NSDirectionalEdgeInsets(top: 0, leading: 8, bottom: 0, trailing: 8))
            $0.safeArea = .filled
            $0.size.maximumWidth = .points(500)
            $0.transition = .flush
            $0.style.corners = .themed(20, places: nil)
        }
    }

    /// A presentation with which the post is a capsule with the icon and the title of a message, centered at the top of the
    /// screen. The capsule is 8 points below the top of the safe area, so that it doesn't cover the Dynamic Island. It is as wide
    /// as its content, at most 400 points.
    ///
    /// If the message has a subtitle or actions, a tap, a pull or a long press opens the capsule and shows them, as
    /// `isExpandable` describes. VoiceOver reads the whole message, and offers the actions of the message, “Show more” and “Show
    /// less”. The button of `post(undoable:)` is always visible in the capsule. Posted views other than messages have the look of
    /// `card(_:)`.
    ///
    /// If a Dynamic Island is directly above the capsule, the capsule grows out of the island and later shrinks into it.
    /// Otherwise, the capsule enters and leaves over the edge of the screen. While Reduce Motion is on, it fades in and out.
    public static let pill = pill(.top)

    /// Returns a presentation with which the post is a capsule at an edge of the screen, with the icon and the title of a
    /// message. `pill` describes the other properties of the capsule.
    ///
    /// - Parameter edge: The edge, `.top` or `.bottom`. Any other edge counts as `.top`.
    public static func pill(_ edge: PostEdge) -> PostPresentation {
        PostPresentation {
            $0.placement = PostPlacement(edge.position, insets: NSDirectionalEdgeInsets(all: 8))
            $0.size.width = .content
            $0.size.maximumWidth = .card
            $0.style.arrangement = .pill
            $0.isExpandable = true
            $0.transition = .island
        }
    }

    /// A presentation with which the post is a small card at the bottom of the screen, horizontally centered. The card is as wide
    /// as its text, at most 400 points. If the text has only one line, the card is a capsule.
    ///
    /// ```swift
    /// postView.post("Copied", as: .toast)
    /// ```
    public static let toast = toast(.bottom)

    /// Returns a presentation with which the post is a small card at an edge of the screen, as wide as its text, like `toast`.
    ///
    /// - Parameter edge: The edge, `.top` or `.bottom`. Any other edge counts as `.top`.
    public static func toast(_ edge: PostEdge) -> PostPresentation {
        PostPresentation {
            $0.placement = PostPlacement(edge.position, insets: .floating)
            $0.size.width = .content
            $0.size.maximumWidth = .card
            $0.style.corners = .themed(21)
            $0.style.arrangement = .toast
        }
    }

    /// A presentation with which the post is a bar of the full width at the top of the screen, with its text below the sensor
    /// housing. In a `PostWindow`, the bar takes the place of the status bar, which is hidden; see `isStatusBarHidden`. In other
    /// views, the status bar remains visible in front of the post.
    public static let statusLine = PostPresentation {
        $0.placement = PostPlacement(.top, insets: .zero)
        $0.style = PostStyle()
        $0.safeArea = .filled
        $0.transition = .flush
        $0.isStatusBarHidden = true
    }

    /// A presentation with which the post is a card in the middle of the screen over a dimmed app, at most 500 points wide. The
    /// user can throw the card off the screen in any direction.
    ///
    /// The card doesn't block the app: a tap outside the card reaches the app, and removes the post. For a question, use
    /// `alert` or `popup`, or a backdrop that absorbs touches.
    public static let centered = PostPresentation {
        $0.placement = PostPlacement(.center, insets: NSDirectionalEdgeInsets(all: 20))
        $0.size.maximumWidth = .points(500)
        $0.style.corners = .themed(20)
        $0.transition = .zoom
        $0.backdrop = .dim
        $0.backdrop.touches = .forward.and(.remove)
        $0.pan = .fling
    }

    /// A presentation with which the post is a small card in the middle of the screen for progress. It doesn't block touches on
    /// the app. It is the same as `hud(blocksApp:)` with the argument false.
    public static let hud = hud(blocksApp: false)

    /// Returns a presentation with which the post is a small card in the middle of the screen for progress, at least 120 and at
    /// most 280 points wide.
    ///
    /// A drag doesn't remove the post. By default, a tap removes it only if its duration is `PostDuration.automatic` and the
    /// posted view has no control.
    ///
    /// - Parameter blocksApp: A Boolean value that indicates whether the post dims the app and blocks touches on it.
    public static func hud(blocksApp: Bool) -> PostPresentation {
        PostPresentation {
            $0.placement = PostPlacement(.center, insets: NSDirectionalEdgeInsets(all: 20))
            $0.size.width = .content
            $0.size.minimumWidth = .points(120)
            $0.size.maximumWidth = .points(280)
            $0.style.background = [.blur(.systemThickMaterial)]
            $0.style.textColor = .label
            $0.style.corners = .themed(16)
            $0.style.arrangement = .hud
            $0.transition = .fade
            $0.backdrop = blocksApp ? PostBackdrop(.color(UIColor(white: 0, alpha: 0.2)), touches: .absorb) : .none
            $0.pan = PostPan([], rubberBands: false)
        }
    }

    /// A presentation with which the post is an alert in the middle of the screen over a dimmed app. Like Apple's alerts of iOS
    /// 26, the alert is at most 320 points wide with a corner radius of 34 points. It blocks touches on the app, and neither a
    /// drag nor a tap outside removes it. If the posted message or other value has no actions, the alert has one button with the
    /// title `PostStrings.ok`.
    public static let alert = PostPresentation {
        $0.placement = PostPlacement(.center, insets: NSDirectionalEdgeInsets(all: 20))
        $0.size.maximumWidth = .points(320)
        $0.style.corners = .themed(alertRadius)
        $0.transition = .zoom
        $0.backdrop = PostBackdrop(.color(UIColor(white: 0, alpha: 0.4)), touches: .absorb)
        $0.pan = PostPan([], rubberBands: false)
        $0.needsAnswer = true
    }

    /// A presentation with which the post is a card in the middle of the screen over a dimmed app, at most 400 points wide. The
    /// card blocks touches on the app. The user can throw it off the screen in any direction, but a tap outside the card has no
    /// effect. If the posted message or other value has no actions, the card has one button with the title `PostStrings.ok`.
    public static let popup = PostPresentation(.centered) {
        $0.needsAnswer = true
        $0.size.maximumWidth = .card
        $0.style.corners = .themed(alertRadius)
        $0.backdrop.touches = .absorb
    }

    /// A presentation with which the post fills the screen. The content of the post stays inside the safe area, and the post
    /// enters from the bottom edge.
    public static let fullScreen = PostPresentation {
        $0.placement = PostPlacement(.bottom, insets: .zero)
        $0.style = PostStyle()
        $0.size = .fill
        $0.safeArea = .filled
        $0.transition = .flush
    }

    /// Creates a presentation with the default value of each property, and then changes it with a closure.
    ///
    /// - Parameter edit: A closure that is called once with the new presentation, and changes it.
    public init(_ edit: (inout PostPresentation) -> Void) {
        self.init(.standard, edit)
    }

    private init(_ base: PostPresentation, _ edit: (inout PostPresentation) -> Void) {
        self = base
        edit(&self)
    }

    /// A presentation with the default of each property.
    private static let standard = PostPresentation()

    /// The corner radius of Apple's alerts in iOS 26 in points. The corners are concentric with those of buttons.
    private static let alertRadius: CGFloat = 34
}

extension PostTransition {
    /// A transition for a post at the border of its area: a spring that overshoots would reveal the app behind the
    /// post's edge.
    fileprivate static let flush = PostTransition(entrance: .translation(timing: .calm))
}

extension PostStyle {
    /// The look of posts by default.
    fileprivate static let card = PostStyle(corners: .themed(26), shadows: PostStyle.Shadow.raised)
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
