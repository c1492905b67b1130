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

    /// What becomes of the status bar meanwhile; nothing by default. It means something in a `PostWindow` only:
    /// elsewhere the status bar is the app's controllers' matter.
    public var statusBar = PostStatusBar()

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
