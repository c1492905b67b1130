import UIKit

/// The place of a slot in the post view's own frame: at its edge, as wide as it, and what gives it its height.
@MainActor
final class EdgePlacement: SlotPlacement {
    let slot: UIView
    let presentation: PostPresentation
    let layout: MessageLayout
    private(set) weak var post: Post?
    private(set) var isAttached = false
    var isLeaving = false
    var exit = SlotExit()
    var avoidance: FocusAvoidance?
    var heightLimit: HeightLimit?

    private unowned let postView: PostView
    /// To the edge that the slot comes from, or to the slot that stands there.
    private var near: NSLayoutConstraint
    /// To the opposite edge: it gives the post view its height, and holds for the farthest of several slots.
    private let far: NSLayoutConstraint
    private let leading: NSLayoutConstraint
    private let trailing: NSLayoutConstraint
    /// The constraints of a slot that is as wide as its content.
    private var hugging: [NSLayoutConstraint] = []
    private var keyboard: KeyboardAvoidance?
    private var previous: UIView?

    init(of slot: UIView, showing post: Post?, _ presentation: PostPresentation, in postView: PostView) {
        self.slot = slot
        self.post = post
        self.presentation = presentation
        self.postView = postView
        layout = postView.layout
        if postView.hugsContent {
            leading = slot.leadingAnchor.constraint(greaterThanOrEqualTo: postView.leadingAnchor)
            trailing = postView.trailingAnchor.constraint(greaterThanOrEqualTo: slot.trailingAnchor)
            // What has no width of its own is as wide as there is room.
            let filling = slot.widthAnchor.constraint(equalTo: postView.widthAnchor)
            filling.priority = .postDefault
            let centered = slot.centerXAnchor.constraint(equalTo: postView.centerXAnchor)
            hugging = [filling, centered]
        } else {
            leading = slot.leadingAnchor.constraint(equalTo: postView.leadingAnchor)
            trailing = postView.trailingAnchor.constraint(equalTo: slot.trailingAnchor)
        }
        near = Self.near(of: slot, layout, previous: nil, in: postView)
        switch layout {
        case .top:
            far = postView.bottomAnchor.constraint(greaterThanOrEqualTo: slot.bottomAnchor)
        case .bottom:
            far = slot.topAnchor.constraint(greaterThanOrEqualTo: postView.topAnchor)
        }
        // A post view that was given a height of its own keeps it, and its posts reach beyond it.
        far.priority = .postLimit
        // One that is narrower than the insets does so too.
        trailing.priority = .postLimit
        // Only what stands at the lower edge meets one.
        if layout == .bottom, case .avoided(let spacing, _) = presentation.keyboard {
            keyboard = KeyboardAvoidance(of: slot, spacing: spacing, on: postView.stage)
        }
    }

    var usesStage: Bool { keyboard != nil }

    var line: PlacementLine? {
        PlacementLine(edge: layout, alignment: .center, isInPoster: true, isDeck: slot.card != nil)
    }

    var restingPlace: RestingPlace? {
        let (bounds, present) = (postView.bounds, slot.untransformedFrame)
        let size = avoidance?.restingSize ?? present.size
        let insets = NSDirectionalEdgeInsets(of: presentation.placement, in: postView)
        let room = postView.room
        var lowest = room.maxY - insets.bottom
        if let line = keyboard?.line {
            lowest = min(lowest, postView.convert(CGPoint(x: 0, y: line), from: postView.stage).y)
        }
        let y =
            switch layout {
            case .top: (previous?.untransformedFrame.maxY ?? bounds.minY) + near.constant
            case .bottom:
                min((previous?.untransformedFrame.minY ?? bounds.maxY) - near.constant, lowest) - size.height
            }
        return RestingPlace(
            of: CGRect(origin: CGPoint(x: present.minX, y: y), size: size), on: postView,
            from: room.minY + insets.top, to: lowest)
    }

    func attach() {
        isAttached = true
        NSLayoutConstraint.activate([near, far, leading, trailing] + hugging)
    }

    func follow(_ previous: UIView?) {
        guard previous !== self.previous else { return }
        self.previous = previous
        near.isActive = false
        near = Self.near(of: slot, layout, previous: previous, in: postView)
        near.isActive = true
        applyInsets()
    }

    func standAlone() {
        guard previous != nil else { return }
        let frame = slot.untransformedFrame
        follow(nil)
        near.constant = layout == .top ? frame.minY : postView.bounds.maxY - frame.maxY
    }

    /// Live; a slot that leaves keeps the place that it leaves from.
    func applyInsets() {
        let insets = NSDirectionalEdgeInsets(of: presentation.placement, in: postView)
        let safeArea = postView.safeAreaInsets
        let isRightToLeft = postView.effectiveUserInterfaceLayoutDirection == .rightToLeft
        if !isLeaving {
            let atEdge = layout == .top ? insets.top + safeArea.top : insets.bottom + safeArea.bottom
            near.constant = previous == nil ? atEdge : postView.spacing
            keyboard?.inset = insets.bottom
        }
        // The far edge needs no safe area: nothing of the device is there.
        far.constant = layout == .top ? insets.bottom : insets.top
        leading.constant = insets.leading + (isRightToLeft ? safeArea.right : safeArea.left)
        trailing.constant = insets.trailing + (isRightToLeft ? safeArea.left : safeArea.right)
    }

    func keyboardDidMove() {
        if previous == nil { keyboard?.update() }
    }

    func end() {
        NSLayoutConstraint.deactivate([near, far, leading, trailing] + hugging)
        keyboard?.end()
        avoidance?.end()
        heightLimit?.end()
    }

    private static func near(
        of slot: UIView, _ layout: MessageLayout, previous: UIView?, in postView: PostView
    ) -> NSLayoutConstraint {
        let constraint =
            switch layout {
            case .top: slot.topAnchor.constraint(equalTo: previous?.bottomAnchor ?? postView.topAnchor)
            case .bottom: (previous?.topAnchor ?? postView.bottomAnchor).constraint(equalTo: slot.bottomAnchor)
            }
        // A keyboard moves it.
        constraint.priority = .postPosition
        return constraint
    }
}
