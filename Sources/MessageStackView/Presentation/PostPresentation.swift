import UIKit

/// How a post is shown: where, how large, how it moves, what a finger may do with it, and what is behind it.
///
/// The parts don't depend on one another; each has a default, and all defaults together are what a post view does by
/// itself. A poster has one of these, and a request may edit what the poster's says:
///
/// ```swift
/// postView.presentation = .card(.bottom)
/// var request = PostRequest(Message(title: "Delete all?"))
/// request.presentation = { $0.backdrop = .dim }
/// postView.post(request)
/// ```
///
/// What is set of a poster applies to posts that enter afterwards.
public struct PostPresentation: Sendable {
    /// Where the post stands; at the poster's edge by default.
    public var placement = PostPlacement()

    /// How large it is; as wide as there is room and as high as its content by default.
    public var size = PostSize()

    /// What becomes of the unsafe area at its edge; nothing of the post is there by default.
    public var safeArea = PostSafeArea.respected

    /// What it does when a keyboard comes; it keeps clear of it by default.
    public var keyboard = PostKeyboard.avoided()

    /// How it comes and goes; in from its edge and out again by default.
    public var transition = PostTransition()

    /// What fingers do with it.
    public var interaction = PostInteraction()

    /// What is between it and the app; nothing by default.
    public var backdrop = PostBackdrop.none

    /// How it looks; as its view does by default.
    public var style = PostStyle()

    /// The style of the status bar while the post is on screen; if nil, the default, the app decides.
    ///
    /// It applies only to posts in a `PostWindow`; elsewhere, the app's view controllers control the status bar. If
    /// several posts on screen set a style, the newest one has precedence.
    public var statusBarStyle: UIStatusBarStyle?

    /// A Boolean value that indicates whether the status bar is hidden while the post is on screen; if nil, the default,
    /// the app decides.
    ///
    /// It applies only to posts in a `PostWindow`; elsewhere, the app's view controllers control the status bar. If
    /// several posts on screen set a value, the newest one has precedence.
    public var isStatusBarHidden: Bool?

    /// What a post view does by itself.
    public init() {}
}

extension PostPresentation {
    /// Whether the post stands in the post view's own frame, as wide as that, and gives it its height.
    var standsInPoster: Bool {
        placement.position == .automatic && placement.alignment == .center && size == PostSize()
            && safeArea == .respected
    }

    /// The edge that the post stands at in a post view of this layout; nil in the middle.
    func layout(in layout: MessageLayout) -> MessageLayout? {
        switch placement.position {
        case .automatic: layout
        case .top: .top
        case .bottom: .bottom
        case .center: nil
        }
    }
}

/// Where a preset stands.
public enum PostSide: Hashable, Sendable, CaseIterable {
    /// At the upper edge.
    case top
    /// At the lower edge.
    case bottom

    var position: PostPlacement.Position { self == .top ? .top : .bottom }
}

extension PostPresentation {
    /// Over the full width, and into the unsafe area at its edge, which it doesn't leave as it comes.
    public static func bar(_ side: PostSide = .top) -> PostPresentation {
        PostPresentation {
            $0.placement = PostPlacement(side.position, insets: .zero)
            $0.safeArea = .filled
            $0.transition = .flush
        }
    }

    /// A card with round corners and a shadow, 10 points from its edge and 20 from the sides, no wider than is easy to
    /// read.
    public static func float(_ side: PostSide = .top) -> PostPresentation {
        PostPresentation {
            $0.placement = PostPlacement(side.position, insets: .floating)
            $0.size = .readable
            $0.style.corners = .rounded(10)
            $0.style.shadows = [.floating]
        }
    }

    /// A card of 500 points at most, with corners of 15 points, 10 points from the edges.
    public static func card(_ side: PostSide = .top) -> PostPresentation {
        PostPresentation {
            $0.placement = PostPlacement(side.position, insets: NSDirectionalEdgeInsets(all: 10))
            $0.size.maximumWidth = .points(500)
            $0.style.corners = .rounded(15)
            $0.style.shadows = [.floating]
        }
    }

    /// What comes out of its edge like a tab: round corners away from it, 500 points at most.
    public static func tab(_ side: PostSide = .top) -> PostPresentation {
        PostPresentation {
            $0.placement = PostPlacement(
                side.position, insets: NSDirectionalEdgeInsets(top: 0, leading: 10, bottom: 0, trailing: 10))
            $0.safeArea = .filled
            $0.size.maximumWidth = .points(500)
            $0.transition = .flush
            $0.style.corners = PostCorners(15, places: nil)
            $0.style.shadows = [.floating]
        }
    }

    /// A line at the top that covers the status bar, and says its words below the device's own things.
    public static let statusLine = PostPresentation {
        $0.placement = PostPlacement(.top, insets: .zero)
        $0.safeArea = .filled
        $0.transition = .flush
        $0.isStatusBarHidden = true
    }

    /// A card in the middle, 500 points wide at most, over a dimmed app; it may be flung off.
    public static let centered = PostPresentation {
        $0.placement = PostPlacement(.center, insets: NSDirectionalEdgeInsets(all: 20))
        $0.size.maximumWidth = .points(500)
        $0.style.corners = .rounded(20)
        $0.style.shadows = [.floating]
        $0.transition = .zoom
        $0.backdrop = .dim
        $0.interaction.pan = .fling
    }

    /// All of the screen.
    public static let fullScreen = PostPresentation {
        $0.placement = PostPlacement(.bottom, insets: .zero)
        $0.size = .fill
        $0.safeArea = .filled
        $0.transition = .flush
    }

    /// What a post view does by itself, but for what `edit` changes.
    public init(_ edit: (inout PostPresentation) -> Void) {
        self.init()
        edit(&self)
    }
}

extension PostTransition {
    /// For what touches its edge: a spring that went too far would show what is behind.
    fileprivate static let flush = PostTransition(entrance: .translation(timing: .calm))
}

extension NSDirectionalEdgeInsets {
    fileprivate static let floating = NSDirectionalEdgeInsets(top: 10, leading: 20, bottom: 10, trailing: 20)

    fileprivate init(all length: CGFloat) {
        self.init(top: length, leading: length, bottom: length, trailing: length)
    }
}

extension ShadowComponents {
    /// Black, radius 12, opacity 0.18, offset (0, 4): what hovers over the app.
    static let floating = ShadowComponents(
        radius: 12, opacity: 0.18, color: .black, offset: CGSize(width: 0, height: 4))
}
