import UIKit

/// The place of a slot in the post view's host: where, and how large, as its presentation says.
@MainActor
final class StagePlacement: SlotPlacement {
    let slot: UIView
    let presentation: PostPresentation
    private(set) weak var post: Post?
    private(set) var isAttached = false
    var isLeaving = false
    var exit = SlotExit()
    var avoidance: FocusAvoidance?
    var heightLimit: HeightLimit?

    private unowned let postView: PostView
    private let stage: PostStage
    /// Nil in the middle.
    private let layout: MessageLayout?
    private var previous: UIView?
    private var area: PostArea?
    private var fixed: [NSLayoutConstraint] = []
    /// To the edge or to the neighbour.
    private var near: NSLayoutConstraint?
    private var keyboard: KeyboardAvoidance?
    private var resistance: NSLayoutConstraint?
    private var insets = NSDirectionalEdgeInsets.zero

    init(
        of slot: UIView, showing post: Post?, _ presentation: PostPresentation, in postView: PostView,
        on stage: PostStage
    ) {
        self.slot = slot
        self.post = post
        self.presentation = presentation
        self.postView = postView
        self.stage = stage
        layout = presentation.layout(in: postView.layout)
        insets = currentInsets
        if case .avoided(let spacing, let resistance) = presentation.keyboard {
            keyboard = KeyboardAvoidance(of: slot, spacing: spacing, on: stage)
            keyboard?.inset = insets.bottom
            if let resistance, resistance.isFinite {
                self.resistance = slot.topAnchor.constraint(
                    greaterThanOrEqualTo: stage.safeGuide.topAnchor, constant: resistance)
                self.resistance?.priority = .postLimit
            }
        }
    }

    var usesStage: Bool { true }

    var line: PlacementLine? {
        layout.map {
            PlacementLine(
                edge: $0, alignment: presentation.placement.alignment, isInPoster: false, isDeck: slot.card != nil)
        }
    }

    var wantedHeight: CGFloat {
        guard let slot = slot as? PostSlot, let area else { return slot.bounds.height }
        return presentation.size.height(
            wanted: slot.wantedHeight, room: area.guide.layoutFrame.height, host: stage.bounds.height)
    }

    var restingPlace: RestingPlace? {
        guard hasHost, let area = area?.guide.layoutFrame else { return nil }
        let present = postView.convert(slot.untransformedFrame, to: stage)
        let before = previous.map { postView.convert($0.untransformedFrame, to: stage) }
        let size = avoidance?.restingSize ?? present.size
        let lowest = min(area.maxY, keyboard?.line ?? area.maxY)
        let y =
            switch layout {
            case .top: before.map { $0.maxY + postView.spacing } ?? area.minY
            case .bottom: min(before.map { $0.minY - postView.spacing } ?? area.maxY, lowest) - size.height
            case nil: max(area.minY, min(area.midY + centerOffset - size.height / 2, lowest - size.height))
            }
        return RestingPlace(
            of: CGRect(origin: CGPoint(x: present.minX, y: y), size: size), on: stage, from: area.minY, to: lowest)
    }

    func attach() {
        isAttached = true
        build()
    }

    func follow(_ previous: UIView?) {
        guard previous !== self.previous else { return }
        self.previous = previous
        placeNear()
    }

    func standAlone() {
        guard previous != nil else { return }
        let frame = slot.untransformedFrame
        let way =
            layout == .top
            ? frame.minY - stage.untransformedFrame.minY : stage.untransformedFrame.maxY - frame.maxY
        previous = nil
        near?.isActive = false
        guard hasHost else { return }
        near =
            layout == .top
            ? slot.topAnchor.constraint(equalTo: stage.topAnchor, constant: way)
            : stage.bottomAnchor.constraint(equalTo: slot.bottomAnchor, constant: way)
        near?.isActive = true
    }

    func applyInsets() {
        let new = currentInsets
        guard !isLeaving else { return }
        updateSpacing()
        guard new != insets else { return }
        insets = new
        keyboard?.inset = new.bottom
        build()
    }

    func keyboardDidMove() {
        guard previous == nil else { return }
        keyboard?.update()
        guard hasHost else { return }
        resistance?.isActive = stage.keyboardFrame != nil
    }

    func end() {
        NSLayoutConstraint.deactivate(fixed + [near, resistance].compactMap { $0 })
        if let area { stage.removeLayoutGuide(area.guide) }
        keyboard?.end()
        avoidance?.end()
        heightLimit?.end()
    }

    /// Constraints to a stage that left its host are gone.
    func hostDidChange() {
        build()
    }

    // MARK: - Private

    private var currentInsets: NSDirectionalEdgeInsets {
        NSDirectionalEdgeInsets(of: presentation.placement, in: postView)
    }

    /// While the post view is in no host there is nothing to stand in.
    private var hasHost: Bool { stage.superview.map(slot.isDescendant(of:)) ?? false }

    private func build() {
        NSLayoutConstraint.deactivate(fixed)
        if let area { stage.removeLayoutGuide(area.guide) }
        guard hasHost else { return area = nil }
        let area = PostArea(stage, presentation.safeArea, insets)
        self.area = area
        fixed = area.edges() + area.limits(of: slot) + area.alignment(of: slot, presentation.placement.alignment)
        fixed += PostSizing(presentation.size, in: area).constraints(of: slot)
        if presentation.safeArea == .filled, let content = (slot as? PostSlot)?.body?.contentArea {
            fixed += area.safety(of: content)
        }
        NSLayoutConstraint.activate(fixed)
        placeNear()
    }

    private func placeNear() {
        near?.isActive = false
        guard hasHost, let guide = area?.guide else { return }
        let new =
            switch layout {
            case .top:
                previous.map { slot.topAnchor.constraint(equalTo: $0.bottomAnchor, constant: postView.spacing) }
                    ?? slot.topAnchor.constraint(equalTo: guide.topAnchor)
            case .bottom:
                previous.map { slot.bottomAnchor.constraint(equalTo: $0.topAnchor, constant: -postView.spacing) }
                    ?? slot.bottomAnchor.constraint(equalTo: guide.bottomAnchor)
            case nil:
                slot.centerYAnchor.constraint(equalTo: guide.centerYAnchor, constant: centerOffset)
            }
        new.priority = layout == nil ? .postCenter : .postPosition
        new.isActive = true
        near = new
    }

    private func updateSpacing() {
        if previous != nil { near?.constant = layout == .bottom ? -postView.spacing : postView.spacing }
    }

    private var centerOffset: CGFloat {
        let offset = presentation.placement.centerOffset
        return offset.isFinite ? offset : 0
    }
}
