import UIKit

/// A value that can be posted: its view is made when its turn comes, so that a waiting one costs no view.
public protocol Postable: Sendable {
    /// How long it is shown; nil, the default, for what the manager's `defaults` say.
    var duration: PostDuration? { get }

    /// What it says, for `PostManager.history`; nil, the default, for what can be read in its view.
    var text: String? { get }

    /// What kind of news it brings; nil by default.
    var severity: PostSeverity? { get }

    /// The presentation of posts that show the value; nil, the default, for that of the poster. See
    /// `PostRequest.presentation` for its precedence.
    var presentation: PostPresentation? { get }

    /// Makes the view to show. Called once for each post, just before its entrance.
    @MainActor func makeView() -> UIView

    /// Lets a view that is shown for another value show this one, for an update in place.
    ///
    /// - Returns: false, the default, if the view can't: then a view of its own takes that one's place.
    @MainActor func update(_ view: UIView) -> Bool
}

extension Postable {
    public var duration: PostDuration? { nil }

    public var text: String? { nil }

    public var severity: PostSeverity? { nil }

    public var presentation: PostPresentation? { nil }

    @MainActor
    public func update(_ view: UIView) -> Bool { false }
}
