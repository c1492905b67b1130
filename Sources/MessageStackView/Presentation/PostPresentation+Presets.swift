import UIKit

/// Where a preset stands.
public enum PostSide: Hashable, Sendable, CaseIterable {
    /// At the upper edge.
    case top
    /// At the lower edge.
    case bottom

    var position: PostPlacement.Position { self == .top ? .top : .bottom }

    /// The corners that are away from it.
    var farCorners: PostCorners.Places { self == .top ? .bottom : .top }
}

extension PostPresentation {
    /// Over the full width, and into the unsafe area at its edge, which it doesn't leave as it comes.
    public static func toast(_ side: PostSide = .top) -> PostPresentation {
        PostPresentation {
            $0.placement = PostPlacement(side.position, insets: .zero)
            $0.safeArea = .filled
            $0.transition = .flush
        }
    }

    /// A toast that doesn't go with a finger.
    public static func note(_ side: PostSide = .top) -> PostPresentation {
        var presentation = toast(side)
        presentation.interaction.pan = PostPan([], rubberBands: false)
        return presentation
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
            $0.style.corners = PostCorners(.points(15), places: nil)
            $0.style.shadows = [.floating]
        }
    }

    /// A line at the top that covers the status bar, and says its words below the device's own things.
    public static let statusLine = PostPresentation {
        $0.placement = PostPlacement(.top, insets: .zero)
        $0.safeArea = .filled
        $0.transition = .flush
        $0.statusBar = .hidden
    }

    /// A card in the middle, 500 points wide at most, over a dimmed app; it may be flung off.
    public static let centered = PostPresentation {
        $0.placement = PostPlacement(.center, insets: NSDirectionalEdgeInsets(all: 20))
        $0.size.maximumWidth = .points(500)
        $0.style.corners = .rounded(20)
        $0.style.shadows = [.floating]
        $0.transition = .pop
        $0.backdrop = .dim
        $0.interaction.pan = PostPan(style: .fling)
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
    fileprivate static let flush = PostTransition(entrance: .translation(pace: .calm))
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
