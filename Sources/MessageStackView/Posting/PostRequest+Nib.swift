#if !os(visionOS)
    public import UIKit

    extension PostRequest {
        /// Creates a request to show a view from a nib: the first view among the nib's top-level objects.
        ///
        /// The nib is instantiated once for each post, just before the entrance, so posting the request twice shows two views.
        /// The request doesn't retain the other top-level objects of the nib.
        ///
        /// A nib without a view is a programming error: a debug build stops with an assertion failure. A release build posts an
        /// empty view, which doesn't keep other posts waiting. If that post doesn't time out, it ends with
        /// `PostRemovalReason.noSize`.
        ///
        /// The initializer isn't available on visionOS, where UIKit deprecates nibs.
        ///
        /// - Parameters:
        ///   - nib: The nib.
        ///   - owner: The file's owner, to whose outlets and actions the nib is connected. The default is nil, for a nib
        ///     without such connections. The request retains the owner, and so do its posts until they end.
        ///   - presentation: The presentation of the post. The default is nil, which uses the presentation of the manager's
        ///     `defaults` or, if that is nil, of the poster.
        ///   - dismissAfter: The time on screen in seconds. The default is nil, which shows the view until it is removed. 0
        ///     counts as nil.
        ///   - animated: The motions that are animated: the entrance, the exit, both or none. The default is `.default`, which
        ///     uses the `animated` option of the manager's `defaults`, then of the app's options, and otherwise animates both.
        ///   - priority: The rank among waiting posts. The default is nil, which uses the priority of the manager's `defaults`,
        ///     then of the app's options, and otherwise `.normal`.
        @MainActor
        public init(
            nib: UINib,
            owner: Any? = nil,
            as presentation: PostPresentation? = nil,
            dismissAfter: TimeInterval? = nil,
            animated: PostAnimation = .default,
            priority: PostPriority? = nil
        ) {
            self.init(as: presentation, dismissAfter: dismissAfter, animated: animated, priority: priority) {
                for case let view as UIView in nib.instantiate(withOwner: owner) { return view }
                PostMisuse.report("The top level of a posted nib has no view.")
                return UIView()
            }
        }
    }
#endif
