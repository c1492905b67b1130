import UIKit

/// The constraints that carry out the place of a slot.
///
/// The width follows the container and the height follows the content in the same layout pass. A change of the place changes only
/// constants. A length that depends on the container is a relation to it, since a constant could shrink a container whose size
/// isn't required.
@MainActor
final class SlotConstraints {
    /// Creates and activates the constraints.
    ///
    /// - Parameters:
    ///   - container: The post view or its placement area, which has a common ancestor with the slot.
    ///   - item: The post.
    ///   - safeGuide: The area that the content stays in; nil if it may be anywhere in the slot.
    init(of slot: PostSlot, on container: UIView, _ item: PostLayout.Item, safeGuide: UILayoutGuide?) {
        self.slot = slot
        self.container = container
        addWidth(of: item)
        if item.isInPoster {
            // The post that is nearest to the far edge determines the height of the post view, unless that is fixed.
            pin(item.edge == .bottom ? .top : .bottom, .greaterThanOrEqual, .postLimit)
            far = edges.last?.constraint
        } else {
            addHeight(of: item)
        }
        switch item.edge {
        case nil: near = align(.centerY, .postCenter)
        case .bottom: near = makePin(.bottom, .equal, .postPosition)
        default: near = makePin(.top, .equal, .postPosition)
        }
        if let safeGuide, let content = slot.body?.contentArea {
            others += content.insideConstraints(of: safeGuide).map { $0.prioritized(.postLimit) }
            let clear = content.topAnchor.constraint(greaterThanOrEqualTo: container.topAnchor).prioritized(.postLimit)
            others.append(clear)
            self.clear = clear
        }
        NSLayoutConstraint.activate(all)
    }

    /// Moves the slot to a place. A slot that is leaving keeps its vertical position.
    func set(_ place: PostLayout.Place, of item: PostLayout.Item, in bounds: CGRect) {
        let margins = place.margins
        clear?.set(container.heightBelowWindowControls)
        // The far edge of the post view is inside the safe area.
        let vertical = item.isInPoster ? item.margins : margins
        for (side, constraint) in edges {
            switch side {
            case .leading: constraint.set(margins.leading)
            case .trailing: constraint.set(margins.trailing)
            case .top: if !item.isLeaving { constraint.set(vertical.top) }
            default: if !item.isLeaving { constraint.set(vertical.bottom) }
            }
        }
        switch item.alignment {
        case .leading: aligned?.set(margins.leading)
        case .center: aligned?.set(place.frame.midX - bounds.midX)
        case .trailing: aligned?.set(margins.trailing)
        }
        anchoredWidth?.set(place.area.width)
        guard !item.isLeaving else { return }
        switch item.edge {
        case nil: near?.set(place.frame.midY - bounds.midY)
        case .bottom: near?.set(bounds.maxY - place.frame.maxY)
        default: near?.set(place.frame.minY - bounds.minY)
        }
    }

    /// A Boolean value that indicates whether the slot takes part in determining the height of the post view that it is in.
    var determinesHeight = true {
        didSet { if determinesHeight != oldValue { far?.isActive = determinesHeight } }
    }

    func deactivate() {
        NSLayoutConstraint.deactivate(all)
    }

    // MARK: - Private

    private typealias Side = NSLayoutConstraint.Attribute

    private unowned let slot: PostSlot
    private unowned let container: UIView
    /// The constraints to the edges of the area.
    private var edges: [(side: Side, constraint: NSLayoutConstraint)] = []
    /// The constraint that determines the height of the post view; nil for a slot that isn't placed in it.
    private var far: NSLayoutConstraint?
    /// The constraint of the horizontal alignment.
    private var aligned: NSLayoutConstraint?
    /// The constraint of the vertical position.
    private var near: NSLayoutConstraint?
    /// The constraint that keeps the content of a post that fills the unsafe area clear of window controls.
    private var clear: NSLayoutConstraint?
    /// The width of content without a width of its own; nil for a slot that isn't beside an anchor.
    private var anchoredWidth: NSLayoutConstraint?
    private var others: [NSLayoutConstraint] = []

    private var all: [NSLayoutConstraint] {
        edges.map(\.constraint) + [aligned, near].compactMap(\.self) + others
    }

    private func addWidth(of item: PostLayout.Item) {
        let size = item.size
        if item.isInPoster, size.width == .fill, [nil, .fill].contains(size.maximumWidth) {
            // In a post view that is narrower than the insets, posts reach beyond the trailing edge.
            pin(.leading, .equal, .required)
            pin(.trailing, .equal, .postLimit)
            return
        }
        for side in [.leading, .trailing] as [Side] {
            pin(side, .greaterThanOrEqual, .postLimit)
            // Content without an intrinsic width fills the area.
            if size.width == .fill { pin(side, .equal, .postSize) }
            if size.width == .content, item.anchor == nil { pin(side, .equal, .postDefault) }
        }
        if size.width == .content, item.anchor != nil {
            // Beside an anchor, content fills as much as anywhere else.
            let width = slot.widthAnchor.constraint(equalToConstant: 0).prioritized(.postDefault)
            others.append(width)
            anchoredWidth = width
        }
        addRules(.width, size.width, atLeast: size.minimumWidth, atMost: size.maximumWidth)
        aligned =
            switch item.alignment {
            case .leading: makePin(.leading, .equal, .postPosition)
            case .center: align(.centerX, item.anchor == nil ? .postPosition : .postAnchor)
            case .trailing: makePin(.trailing, .equal, .postPosition)
            }
    }

    private func addHeight(of item: PostLayout.Item) {
        let size = item.size
        for side in [.top, .bottom] as [Side] {
            pin(side, .greaterThanOrEqual, .postLimit)
            if size.height == .fill || size.height == .readable { pin(side, .equal, .postSize) }
        }
        addRules(.height, size.height, atLeast: size.minimumHeight, atMost: size.maximumHeight)
    }

    private func addRules(
        _ dimension: Side, _ length: PostSize.Length, atLeast least: PostSize.Length?, atMost most: PostSize.Length?
    ) {
        let rules: [(PostSize.Length?, NSLayoutConstraint.Relation, UILayoutPriority)] = [
            (length, .equal, .postSize), (least, .greaterThanOrEqual, .postMinimum),
            (most, .lessThanOrEqual, .postMaximum),
        ]
        for (length, relation, priority) in rules {
            guard let (item, multiplier, constant) = target(length, dimension) else { continue }
            others.append(
                NSLayoutConstraint(
                    item: slot, attribute: dimension, relatedBy: relation, toItem: item,
                    attribute: item == nil ? .notAnAttribute : dimension, multiplier: multiplier, constant: constant
                ).prioritized(priority))
        }
    }

    /// Returns the right side of a rule; nil if the length depends on the content or the area.
    private func target(
        _ length: PostSize.Length?, _ dimension: Side
    ) -> (item: Any?, multiplier: CGFloat, constant: CGFloat)? {
        switch length {
        case nil, .content, .fill: nil
        case .ratio(let ratio): ratio.validLength.map { (container, $0, 0) }
        case .points(let points): points.validLength.map { (nil, 1, $0) }
        case .readable: dimension == .width ? (container.readableContentGuide, 1, 0) : nil
        }
    }

    private func pin(_ side: Side, _ relation: NSLayoutConstraint.Relation, _ priority: UILayoutPriority) {
        edges.append((side, makePin(side, relation, priority)))
    }

    /// Returns a constraint whose constant is the distance of the slot from an edge of the container.
    private func makePin(
        _ side: Side, _ relation: NSLayoutConstraint.Relation, _ priority: UILayoutPriority
    ) -> NSLayoutConstraint {
        let isFar = side == .bottom || side == .trailing
        return NSLayoutConstraint(
            item: isFar ? container : slot, attribute: side, relatedBy: relation, toItem: isFar ? slot : container,
            attribute: side, multiplier: 1, constant: 0
        ).prioritized(priority)
    }

    private func align(_ center: Side, _ priority: UILayoutPriority) -> NSLayoutConstraint {
        NSLayoutConstraint(
            item: slot, attribute: center, relatedBy: .equal, toItem: container, attribute: center, multiplier: 1,
            constant: 0
        ).prioritized(priority)
    }
}

extension NSLayoutConstraint {
    /// Sets the constant if it differs, so that equal values cause no layout.
    fileprivate func set(_ constant: CGFloat) {
        if abs(self.constant - constant) > 0.001 { self.constant = constant }
    }
}
