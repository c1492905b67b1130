import UIKit

/// A place at an edge of the post view itself, over its width. The slot determines the post view's height.
final class EdgePlacement: SlotPlacement {
    // MARK: - Lifecycle

    override init(of slot: PostSlot, showing post: Post?, _ presentation: PostPresentation, in postView: PostView) {
        layout = postView.layout
        if postView.hugsContent {
            leading = slot.leadingAnchor.constraint(greaterThanOrEqualTo: postView.leadingAnchor)
            trailing = postView.trailingAnchor.constraint(greaterThanOrEqualTo: slot.trailingAnchor)
            hugging = [
                slot.centerXAnchor.constraint(equalTo: postView.centerXAnchor),
                // A slot without an intrinsic width fills the width.
                slot.widthAnchor.constraint(equalTo: postView.widthAnchor).prioritized(.postDefault),
            ]
        } else {
            leading = slot.leadingAnchor.constraint(equalTo: postView.leadingAnchor)
            trailing = postView.trailingAnchor.constraint(equalTo: slot.trailingAnchor)
        }
        far =
            switch layout {
            case .top: postView.bottomAnchor.constraint(greaterThanOrEqualTo: slot.bottomAnchor)
            default: slot.topAnchor.constraint(greaterThanOrEqualTo: postView.topAnchor)
            }
        // In a post view with a fixed height, or narrower than the insets, posts reach beyond its far edges.
        far.priority = .postLimit
        trailing.priority = .postLimit
        // A keyboard covers the lower edge only.
        if layout == .bottom, case .avoided(let spacing, _) = presentation.keyboard {
            keyboard = KeyboardAvoidance(of: slot, spacing: spacing, on: postView.stage)
        }
        super.init(of: slot, showing: post, presentation, in: postView)
    }

    // MARK: - SlotPlacement

    override var usesStage: Bool { keyboard != nil }

    override var line: PlacementLine? {
        PlacementLine(edge: layout, alignment: .center, isInPoster: true, isDeck: slot.card != nil)
    }

    override var restingPlace: RestingPlace? {
        guard let near else { return nil }
        let (bounds, present) = (postView.bounds, slot.untransformedFrame)
        let size = avoidance?.restingSize ?? present.size
        let room = postView.room
        var lowest = room.maxY - insets.bottom
        if let line = keyboard?.line {
            lowest = min(lowest, postView.convert(CGPoint(x: 0, y: line), from: postView.stage).y)
        }
        let y =
            switch layout {
            case .top: previous.map { $0.untransformedFrame.maxY + postView.spacing } ?? bounds.minY + near.constant
            default:
                min(
                    previous.map { $0.untransformedFrame.minY - postView.spacing } ?? bounds.maxY - near.constant,
                    lowest)
                    - size.height
            }
        return RestingPlace(
            of: CGRect(origin: CGPoint(x: present.minX, y: y), size: size), on: postView,
            from: room.minY + insets.top, to: lowest)
    }

    override func activate() {
        NSLayoutConstraint.activate([far, leading, trailing] + hugging)
        placeNear()
    }

    override func deactivate() {
        NSLayoutConstraint.deactivate([near, far, leading, trailing].compactMap { $0 } + hugging)
        keyboard?.end()
    }

    override func previousDidChange() {
        placeNear()
        applyInsets()
    }

    override func fix(at frame: CGRect) {
        previousDidChange()
        near?.constant = layout == .top ? frame.minY : postView.bounds.maxY - frame.maxY
    }

    /// A leaving slot keeps its distance to the edge.
    override func applyInsets() {
        let insets = insets
        let safeArea = postView.safeAreaInsets
        let isRightToLeft = postView.effectiveUserInterfaceLayoutDirection == .rightToLeft
        if !isLeaving {
            let atEdge = layout == .top ? insets.top + safeArea.top : insets.bottom + safeArea.bottom
            near?.constant = previous == nil ? atEdge : gap
            keyboard?.inset = insets.bottom
        }
        // The far edge of the post view is inside the safe area.
        far.constant = layout == .top ? insets.bottom : insets.top
        leading.constant = insets.leading + (isRightToLeft ? safeArea.right : safeArea.left)
        trailing.constant = insets.trailing + (isRightToLeft ? safeArea.left : safeArea.right)
    }

    override func keyboardDidMove() {
        if previous == nil { keyboard?.update() }
    }

    // MARK: - Private

    private let layout: PostEdge
    /// The constraint to the edge of the post view that posts enter from, or to the neighbor in between.
    private var near: NSLayoutConstraint?
    /// The constraint that keeps the slot inside the opposite edge of the post view. If there are several slots, the
    /// one nearest to that edge determines the post view's height.
    private let far: NSLayoutConstraint
    private let leading: NSLayoutConstraint
    private let trailing: NSLayoutConstraint
    /// The additional constraints of a slot that is as wide as its content.
    private var hugging: [NSLayoutConstraint] = []
    private var keyboard: KeyboardAvoidance?

    private func placeNear() {
        near?.isActive = false
        let new =
            switch layout {
            case .top: slot.topAnchor.constraint(equalTo: previous?.bottomAnchor ?? postView.topAnchor)
            default: (previous?.topAnchor ?? postView.bottomAnchor).constraint(equalTo: slot.bottomAnchor)
            }
        near = new.prioritized(.postPosition)
        new.isActive = true
    }
}
