#if !os(visionOS)
    public import UIKit

    extension PostRequest {
        /// Creates a request to show a view from a nib: the first view among the nib's top-level objects. The `duration` of the
        /// request is `.untilRemoved`, which you can change.
        ///
        /// The nib is instantiated once for each post, just before the entrance, so posting the request twice shows two views.
        /// The request doesn't retain the other top-level objects of the nib.
        ///
        /// A nib without a view is a programming error: a debug build stops with an assertion failure. A release build posts an
        /// empty view, which doesn't keep other posts waiting. If the post doesn't time out, it ends with
        /// `PostRemovalReason.noSize`.
        ///
        /// The initializer isn't available on visionOS, where UIKit deprecates nibs.
        ///
        /// - Parameters:
        ///   - nib: The nib that contains the view.
        ///   - owner: The File's Owner of the nib, to whose outlets and actions the nib is connected. The default is nil, for a
        ///     nib without such connections. The request retains the owner, and so do its posts until they end.
        ///   - presentation: The presentation of the post. The default is nil, which uses the presentation of
        ///     `PostManager.defaults` or, if that is nil, of the poster (the `PostView` or other object that shows the post).
        @MainActor
        public init(
            nib: UINib,
            owner: Any? = nil,
            as presentation: PostPresentation? = nil
        ) {
            self.init(as: presentation) {
                for case let view as UIView in nib.instantiate(withOwner: owner) { return view }
                PostMisuse.report("The top level of a posted nib has no view.")
                return UIView()
            }
        }
    }
#endif
