import UIKit

/// The place of a slot in a post view: the constraints that carry out a `PostLayout.Place`, and the state of the slot.
///
/// The width follows the ground by constraints, and the height follows the content, so that the size of a post is right as
/// soon as either changes. The layout determines the constants.
@MainActor
final class SlotPlacement {
    // MARK: - Lifecycle

    /// Creates a place without adding the slot to the post view.
    ///
    /// - Parameter post: The post that the slot shows; nil if the slot was posted without a manager.
    init(of slot: PostSlot, showing post: Post?, _ presentation: PostPresentation, in postView: PostView) {
        self.slot = slot
        self.post = post
        self.presentation = presentation
        self.postView = postView
        isInPoster = presentation.standsInPoster || postView.superview == nil
        edge = isInPoster ? postView.layout : presentation.layout(in: postView.layout)
    }

    // MARK: - Internal

    let slot: PostSlot
    let presentation: PostPresentation
    private(set) weak var post: Post?
    unowned let postView: PostView

    /// A Boolean value that indicates whether the slot is in the post view itself, whose height it determines, rather than in
    /// the host.
    let isInPoster: Bool
    /// The edge at which the slot is; nil in the middle.
    let edge: PostEdge?

    /// A Boolean value that indicates whether the slot is in the post view, at this place.
    private(set) var isAttached = false
    /// A Boolean value that indicates whether the slot is leaving. A leaving slot keeps its place when others
    /// move.
    var isLeaving = false
    /// The place that the constraints carry out; nil before the first layout.
    private(set) var place: PostLayout.Place?
    /// The limit of the height; nil until there is too little room.
    private(set) var heightLimit: HeightLimit?

    /// A Boolean value that indicates whether the slot is entering or shown.
    var isStanding: Bool { isAttached && !isLeaving && isInPostView }

    var isMoving: Bool { slot.motion.isMoving || slot.motion.isHeld }

    /// A Boolean value that indicates whether the place depends on the stage.
    var usesStage: Bool {
        if case .avoided = presentation.keyboard, edge == .bottom { true } else { !isInPoster }
    }

    /// The line to which the slot belongs; nil for a slot in the middle, which is positioned independently of others.
    var line: PlacementLine? {
        edge.map {
            PlacementLine(
                edge: $0, alignment: presentation.placement.alignment, isInPoster: isInPoster, isDeck: slot.card != nil)
        }
    }

    /// A Boolean value that indicates whether the width depends on the readable width.
    var isReadable: Bool {
        [size.width, size.minimumWidth, size.maximumWidth].contains(.readable)
    }

    /// The view whose coordinates and edges the place refers to.
    var ground: UIView { isInPoster ? postView : postView.stage }

    /// A Boolean value that indicates whether the slot can be placed on the ground.
    var isPlaceable: Bool { isInPostView && isOnGround }

    /// Activates the constraints of the slot, which is in the post view now.
    func attach() {
        isAttached = true
        build()
    }

    /// Deactivates all constraints of the slot before it moves to another place.
    func detach() {
        deactivate()
        heightLimit?.end()
    }

    /// Creates the constraints again after the stage has moved to another host, and its constraints were removed.
    func hostDidChange() {
        guard !isInPoster else { return }
        deactivate()
        build()
    }

    /// The post for the layout.
    ///
    /// - Parameter avoidsFocus: Whether the post moves so that it doesn't cover the focused element.
    func item(avoidsFocus: Bool) -> PostLayout.Item {
        PostLayout.Item(
            isInPoster: isInPoster, edge: edge, alignment: alignment, margins: PostLayout.Margins(insets),
            centerOffset: presentation.placement.centerOffset.limited, size: size, safeArea: presentation.safeArea,
            keyboard: presentation.keyboard, isInDeck: slot.card != nil, isLeaving: isLeaving,
            avoidsFocus: avoidsFocus && !presentation.backdrop.isBlocking && slot.card?.isTucked != true,
            displacement: place?.displacement ?? 0, measured: measured, restingHeight: restingHeight)
    }

    /// Sets the constraints for a place.
    ///
    /// - Returns: Whether the limit of the height has changed.
    func apply(_ new: PostLayout.Place, of item: PostLayout.Item, in layout: PostLayout) -> Bool {
        let ground = isInPoster ? layout.poster : layout.host
        let (area, bounds) = (new.area, ground.bounds)
        let margins = new.margins
        for edge in leadingEdges { edge.set(margins.leading) }
        for edge in trailingEdges { edge.set(margins.trailing) }
        switch item.alignment {
        case .leading: alignmentConstraint?.set(margins.leading)
        case .center: alignmentConstraint?.set((area.minX + area.maxX) / 2 - bounds.midX)
        case .trailing: alignmentConstraint?.set(margins.trailing)
        }
        var width = layout.width(of: item, in: area)
        // The edges of the area give the post all of the width.
        if width.fills { width.target = nil }
        widths.set(width)
        guard !isLeaving else { return false }
        // A post view becomes as high as its posts.
        if !isInPoster { heights.set(layout.height(of: item, in: area)) }
        top?.set(margins.top)
        bottom?.set(margins.bottom)
        switch edge {
        case nil: near?.set(new.frame.midY - bounds.midY)
        case .bottom: near?.set(bounds.maxY - new.frame.maxY)
        default: near?.set(new.frame.minY - bounds.minY)
        }
        far?.set(edge == .bottom ? item.margins.top : item.margins.bottom)
        if new.displacement == 0 { restingSize = item.measured }
        place = new
        return HeightLimit.update(&heightLimit, of: slot, to: new.greatestHeight, wanted: item.measured.height)
    }

    // MARK: - Private

    private var constraints: [NSLayoutConstraint] = []
    private var leadingEdges: [NSLayoutConstraint] = []
    private var trailingEdges: [NSLayoutConstraint] = []
    private var alignmentConstraint: NSLayoutConstraint?
    private lazy var widths = LengthConstraints(of: slot.widthAnchor)
    private lazy var heights = LengthConstraints(of: slot.heightAnchor)
    /// The constraints that keep the slot inside the area of the host.
    private var top, bottom: NSLayoutConstraint?
    /// The constraint of the vertical position.
    private var near: NSLayoutConstraint?
    /// The constraint that keeps the slot inside the far edge of the post view. If there are several slots, the one nearest
    /// to that edge determines the post view's height.
    private var far: NSLayoutConstraint?
    /// The size that the slot had when it wasn't displaced. A slot that fills the unsafe area is less high elsewhere.
    private var restingSize = CGSize.zero

    /// A Boolean value that indicates whether the slot and the ground have a common ancestor.
    private var isOnGround: Bool { isInPoster || postView.stage.superview.map(slot.isDescendant(of:)) ?? false }

    /// A Boolean value that indicates whether the slot is in the view hierarchy of the post view. Other code may have removed
    /// it, and its post leaves soon after.
    private var isInPostView: Bool { slot.isDescendant(of: postView) }

    /// The insets of the placement or, if it has none, of the post view, whose left and right mean leading and trailing.
    private var insets: NSDirectionalEdgeInsets {
        let insets = postView.edgeInsets
        let own = NSDirectionalEdgeInsets(
            top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
        return (presentation.placement.insets ?? own).limited
    }

    private var alignment: PostLayout.Alignment {
        switch presentation.placement.alignment {
        case .leading: .leading
        case .center: .center
        case .trailing: .trailing
        }
    }

    private var size: PostSize {
        guard isInPoster else { return presentation.size }
        return postView.hugsContent ? .content : .fullWidth
    }

    /// The size that the content determines. The height of content that has too little room has to be measured.
    private var measured: CGSize {
        var size = slot.bounds.size
        guard presentation.size.height == .content, size.width > 0 else { return size }
        if heightLimit?.isActive == true {
            size.height = slot.wantedHeight
        } else if isCompressed {
            size.height = max(size.height, slot.wantedHeight)
        }
        return size
    }

    /// The height that a displaced slot has where it isn't displaced; nil if it is the same.
    private var restingHeight: CGFloat? {
        guard presentation.safeArea == .filled, let place, place.displacement != 0,
            restingSize.width == slot.bounds.width
        else { return nil }
        return restingSize.height
    }

    /// A Boolean value that indicates whether the slot reaches the end of its area, which limits its height.
    private var isCompressed: Bool {
        guard !isInPoster, let area = place?.area else { return false }
        let frame = postView.convert(slot.untransformedFrame, to: ground)
        switch edge {
        case nil: return frame.height > area.height - 0.5
        case .bottom: return frame.minY < area.minY + 0.5
        default: return frame.maxY > area.maxY - 0.5
        }
    }

    private func deactivate() {
        NSLayoutConstraint.deactivate(constraints)
        constraints = []
        widths.set(PostSize.Limits(room: 0))
        heights.set(PostSize.Limits(room: 0))
    }

    private func build() {
        guard isOnGround else { return }
        let ground = ground
        buildWidth(on: ground)
        let near =
            switch edge {
            case nil: slot.centerYAnchor.constraint(equalTo: ground.centerYAnchor).prioritized(.postCenter)
            case .bottom: ground.bottomAnchor.constraint(equalTo: slot.bottomAnchor).prioritized(.postPosition)
            default: slot.topAnchor.constraint(equalTo: ground.topAnchor).prioritized(.postPosition)
            }
        self.near = near
        constraints = leadingEdges + trailingEdges + [alignmentConstraint, near].compactMap(\.self)
        constraints += isInPoster ? [farConstraint()] : hostConstraints()
        NSLayoutConstraint.activate(constraints)
    }

    private func buildWidth(on ground: UIView) {
        let filling = [
            slot.leadingAnchor.constraint(equalTo: ground.leadingAnchor),
            ground.trailingAnchor.constraint(equalTo: slot.trailingAnchor),
        ]
        if isInPoster, !postView.hugsContent {
            (leadingEdges, trailingEdges) = ([filling[0]], [filling[1].prioritized(.postLimit)])
            return
        }
        leadingEdges = [
            slot.leadingAnchor.constraint(greaterThanOrEqualTo: ground.leadingAnchor).prioritized(.postLimit)
        ]
        trailingEdges = [
            ground.trailingAnchor.constraint(greaterThanOrEqualTo: slot.trailingAnchor).prioritized(.postLimit)
        ]
        if size.width == .fill || size.width == .content {
            // Content without an intrinsic width fills the area.
            for edge in filling { edge.priority = size.width == .fill ? .postSize : .postDefault }
            leadingEdges.append(filling[0])
            trailingEdges.append(filling[1])
        }
        let aligned =
            switch alignment {
            case .leading: slot.leadingAnchor.constraint(equalTo: ground.leadingAnchor)
            case .center: slot.centerXAnchor.constraint(equalTo: ground.centerXAnchor)
            case .trailing: ground.trailingAnchor.constraint(equalTo: slot.trailingAnchor)
            }
        alignmentConstraint = aligned.prioritized(.postAlignment)
    }

    private func farConstraint() -> NSLayoutConstraint {
        // In a post view with a fixed height, posts reach beyond its far edge.
        let far =
            edge == .bottom
            ? slot.topAnchor.constraint(greaterThanOrEqualTo: postView.topAnchor)
            : postView.bottomAnchor.constraint(greaterThanOrEqualTo: slot.bottomAnchor)
        self.far = far
        return far.prioritized(.postLimit)
    }

    private func hostConstraints() -> [NSLayoutConstraint] {
        let stage = postView.stage
        let inside = [
            slot.topAnchor.constraint(greaterThanOrEqualTo: stage.topAnchor),
            stage.bottomAnchor.constraint(greaterThanOrEqualTo: slot.bottomAnchor),
        ]
        (top, bottom) = (inside[0], inside[1])
        var limits = inside
        if presentation.safeArea == .filled, let content = slot.body?.contentArea {
            limits += content.insideConstraints(of: stage.safeGuide)
        }
        return limits.map { $0.prioritized(.postLimit) }
    }
}

/// The constraints of a width or a height, each of which exists while it has a value.
@MainActor
private struct LengthConstraints {
    private let dimension: NSLayoutDimension
    private var target, least, greatest: NSLayoutConstraint?

    init(of dimension: NSLayoutDimension) {
        self.dimension = dimension
    }

    mutating func set(_ limits: PostSize.Limits) {
        let dimension = dimension
        Self.set(&target, limits.target) { dimension.constraint(equalToConstant: $0).prioritized(.postSize) }
        Self.set(&least, limits.least) {
            dimension.constraint(greaterThanOrEqualToConstant: $0).prioritized(.postMinimum)
        }
        Self.set(&greatest, limits.greatest) {
            dimension.constraint(lessThanOrEqualToConstant: $0).prioritized(.postMaximum)
        }
    }

    private static func set(
        _ constraint: inout NSLayoutConstraint?, _ length: CGFloat?, make: (CGFloat) -> NSLayoutConstraint
    ) {
        if let constraint, let length { return constraint.set(length) }
        constraint?.isActive = false
        constraint = length.map(make)
        constraint?.isActive = true
    }
}

extension NSLayoutConstraint {
    /// Sets the constant if it differs, so that equal values cause no layout.
    fileprivate func set(_ constant: CGFloat) {
        if abs(self.constant - constant) > 0.001 { self.constant = constant }
    }
}

extension PostLayout.Margins {
    fileprivate init(_ insets: NSDirectionalEdgeInsets) {
        self.init(top: insets.top, leading: insets.leading, bottom: insets.bottom, trailing: insets.trailing)
    }
}

/// The edge and the alignment that identify a line: posts that follow one another from an edge, or a deck.
struct PlacementLine: Hashable, Sendable {
    let edge: PostEdge
    let alignment: PostPlacement.Alignment
    /// A Boolean value that indicates whether the edge belongs to the post view itself, rather than to its host.
    let isInPoster: Bool
    /// A Boolean value that indicates whether the posts form a deck instead of following one another.
    let isDeck: Bool
}
