import UIKit

/// A view of a value that shows a button OK, which ends the post, while the post needs an answer and the value has no actions.
@MainActor
protocol PostAnswerable: UIView {
    /// A Boolean value that indicates whether the post needs an answer.
    var needsAnswer: Bool { get set }
}

// How the user can remove the post.
extension PresentedPost {
    /// A Boolean value that indicates whether the user can remove or answer the post, without the tap that `updateTap` adds: by
    /// a tap or a drag, outside the post, or with a control in it.
    var canLeave: Bool {
        presentation.isRemoved(by: enabledGestures) || isRemovedByBackdrop || PostControls.hasControl(in: view)
            || PostControls.offersAnswer(in: view)
    }

    /// A Boolean value that indicates whether a tap or a swipe removes the post.
    var isDismissible: Bool { isRemovedByTap || presentation.isRemoved(by: enabledGestures) }

    /// The effects of touches on the post.
    var touches: PostPresentation.TouchResponse {
        var touches = presentation.touches
        if let tapAction = options.tapAction { touches.actions.insert(.perform(tapAction), at: 0) }
        guard isRemovedByTap else { return touches }
        touches.includesContentTaps = true
        return touches.and(.remove)
    }

    /// Shows a button OK in the view of a value without actions if the presentation is for questions.
    func offerAnswer(in view: UIView) {
        (view as? any PostAnswerable)?.needsAnswer = presentation.needsAnswer
    }

    /// The view, if it enters in a compact form; nil for a question, and for a post that blocks the app, whose buttons stay visible.
    var expandableContent: (any PostContentView)? {
        let isQuestion = presentation.needsAnswer || post.value is any PostQuestion || blocksApp
        return presentation.isExpandable && !isQuestion ? view as? any PostContentView : nil
    }

    /// Adapts the view to another presentation, or another view to the presentation.
    func updateExpandableContent(of slot: PostSlot) {
        let content = expandableContent
        guard content !== slot.expandable else { return }
        slot.setExpandable(content)
        manager?.hold(post.id, by: .expandedPost, slot.isExpanded)
    }

    /// Keeps an open post on screen. One without hidden parts becomes compact.
    func expansionMayHaveChanged() {
        guard let slot, slot.expandable != nil else { return }
        if slot.isExpanded, !slot.canExpand { slot.expandable?.isExpanded = false }
        manager?.hold(post.id, by: .expandedPost, slot.isExpanded)
    }

    /// A Boolean value that indicates whether the post blocks the app.
    var blocksApp: Bool { showsBackdrop && presentation.backdrop.isBlocking }

    private var isRemovedByBackdrop: Bool { showsBackdrop && presentation.backdrop.touches.isRemoval }

    /// A poster that doesn't place posts, such as one of an app, may show no backdrop.
    private var showsBackdrop: Bool { poster?.placesPosts == true }
}

extension PostPresentation {
    /// Returns whether a tap or a drag removes the post.
    ///
    /// - Parameter gestures: The enabled gestures.
    fileprivate func isRemoved(by gestures: PostGestures) -> Bool {
        gestures.contains(.tap) || gestures.contains(.pan) && pan.edges?.isEmpty != true || touches.isRemoval
    }
}
