import UIKit

/// A place in the post view's host, with the position and the size of its presentation.
final class StagePlacement: SlotPlacement {
    // MARK: - Lifecycle

    override init(of slot: PostSlot, showing post: Post?, _ presentation: PostPresentation, in postView: PostView) {
        stage = postView.stage
        layout = presentation.layout(in: postView.layout)
        super.init(of: slot, showing: post, presentation, in: postView)
        appliedInsets = insets
        guard case .avoided(let spacing, let resistance) = presentation.keyboard else { return }
        keyboard = KeyboardAvoidance(of: slot, spacing: spacing, on: stage)
        keyboard?.inset = appliedInsets.bottom
        if let resistance, resistance.isFinite {
            self.resistance = slot.topAnchor.constraint(
                greaterThanOrEqualTo: stage.safeGuide.topAnchor, constant: resistance
            ).prioritized(.postLimit)
        }
    }

    // MARK: - SlotPlacement

    override var line: PlacementLine? {
        layout.map {
            PlacementLine(
                edge: $0, alignment: presentation.placement.alignment, isInPoster: false, isDeck: slot.card != nil)
        }
    }

    override var wantedHeight: CGFloat {
        guard let area else { return slot.bounds.height }
        return presentation.size.height(
            wanted: slot.wantedHeight, room: area.guide.layoutFrame.height, host: stage.bounds.height)
    }

    override var restingPlace: RestingPlace? {
        guard isHostAvailable, let area = area?.guide.layoutFrame else { return nil }
        let present = postView.convert(slot.untransformedFrame, to: stage)
        let before = previous.map { postView.convert($0.untransformedFrame, to: stage) }
        let size = avoidance?.restingSize ?? present.size
        let lowest = min(area.maxY, keyboard?.line ?? area.maxY)
        let y =
            switch layout {
            case nil: max(area.minY, min(area.midY + centerOffset - size.height / 2, lowest - size.height))
            case .bottom: min(before.map { $0.minY - postView.spacing } ?? area.maxY, lowest) - size.height
            default: before.map { $0.maxY + postView.spacing } ?? area.minY
            }
        return RestingPlace(
            of: CGRect(origin: CGPoint(x: present.minX, y: y), size: size), on: stage, from: area.minY, to: lowest)
    }

    override func activate() {
        build()
    }

    override func previousDidChange() {
        placeNear()
    }

    override func fix(at frame: CGRect) {
        let host = stage.untransformedFrame
        near?.isActive = false
        guard isHostAvailable else { return }
        near =
            layout == .top
            ? slot.topAnchor.constraint(equalTo: stage.topAnchor, constant: frame.minY - host.minY)
            : stage.bottomAnchor.constraint(equalTo: slot.bottomAnchor, constant: host.maxY - frame.maxY)
        near?.isActive = true
    }

    override func applyInsets() {
        guard !isLeaving else { return }
        if previous != nil { near?.constant = layout == .bottom ? -gap : gap }
        guard insets != appliedInsets else { return }
        appliedInsets = insets
        keyboard?.inset = appliedInsets.bottom
        build()
    }

    override func keyboardDidMove() {
        guard previous == nil else { return }
        keyboard?.update()
        guard isHostAvailable else { return }
        resistance?.isActive = stage.keyboardFrame != nil
    }

    override func hostDidChange() {
        // The stage has left its host, and its constraints with it.
        build()
    }

    override func deactivate() {
        NSLayoutConstraint.deactivate(fixed + [near, resistance].compactMap { $0 })
        keyboard?.end()
    }

    override func end() {
        if let area { stage.removeLayoutGuide(area.guide) }
    }

    // MARK: - Private

    private let stage: PostStage
    /// The edge; nil in the center.
    private let layout: PostEdge?
    private var area: PostArea?
    private var fixed: [NSLayoutConstraint] = []
    /// The constraint to the edge, or to the neighbor between the slot and the edge.
    private var near: NSLayoutConstraint?
    private var keyboard: KeyboardAvoidance?
    /// The constraint that keeps the slot inside the safe area while the keyboard moves it.
    private var resistance: NSLayoutConstraint?
    private var appliedInsets = NSDirectionalEdgeInsets.zero

    /// A Boolean value that indicates whether the slot and the stage have a common host.
    private var isHostAvailable: Bool { stage.superview.map(slot.isDescendant(of:)) ?? false }

    private var centerOffset: CGFloat {
        let offset = presentation.placement.centerOffset
        return offset.isFinite ? offset : 0
    }

    private func build() {
        NSLayoutConstraint.deactivate(fixed)
        if let area { stage.removeLayoutGuide(area.guide) }
        guard isHostAvailable else { return area = nil }
        let area = PostArea(stage, presentation.safeArea, appliedInsets)
        self.area = area
        fixed = area.edges() + area.limits(of: slot) + area.alignment(of: slot, presentation.placement.alignment)
        fixed += PostSizing(presentation.size, in: area).constraints(of: slot)
        if presentation.safeArea == .filled, let content = slot.body?.contentArea {
            fixed += area.safety(of: content)
        }
        NSLayoutConstraint.activate(fixed)
        placeNear()
    }

    private func placeNear() {
        near?.isActive = false
        guard isHostAvailable, let guide = area?.guide else { return }
        let new =
            switch layout {
            case nil:
                slot.centerYAnchor.constraint(equalTo: guide.centerYAnchor, constant: centerOffset)
            case .bottom:
                previous.map { slot.bottomAnchor.constraint(equalTo: $0.topAnchor, constant: -gap) }
                    ?? slot.bottomAnchor.constraint(equalTo: guide.bottomAnchor)
            default:
                previous.map { slot.topAnchor.constraint(equalTo: $0.bottomAnchor, constant: gap) }
                    ?? slot.topAnchor.constraint(equalTo: guide.topAnchor)
            }
        near = new.prioritized(layout == nil ? .postCenter : .postPosition)
        new.isActive = true
    }
}
