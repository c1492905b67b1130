import UIKit

/// A value that can be posted: its view is made when its turn comes, so that a waiting one costs no view.
public protocol Postable: Sendable {
    /// Seconds for which it is shown; nil until it is removed. The default is `TimeInterval.defaultMessageDismiss`.
    var dismissAfter: TimeInterval? { get }

    /// Makes the view to show. Called once for each post, just before its entrance.
    @MainActor func makeView() -> UIView
}

extension Postable {
    public var dismissAfter: TimeInterval? { .defaultMessageDismiss }
}
