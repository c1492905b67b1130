import UIKit

/// The constraints of a `PostSize`.
@MainActor
struct PostSizing {
    private let size: PostSize
    private let area: PostArea

    init(_ size: PostSize, in area: PostArea) {
        self.size = size
        self.area = area
    }

    func constraints(of slot: PostSlot) -> [NSLayoutConstraint] {
        rules(of: slot, isWidth: true, size.width, atLeast: size.minimumWidth, atMost: size.maximumWidth)
            + rules(of: slot, isWidth: false, size.height, atLeast: size.minimumHeight, atMost: size.maximumHeight)
    }

    /// Returns the constraints of the slot's width or, if `isWidth` is false, its height.
    private func rules(
        of slot: PostSlot, isWidth: Bool, _ length: PostSize.Length, atLeast least: PostSize.Length?,
        atMost most: PostSize.Length?
    ) -> [NSLayoutConstraint] {
        let dimension = isWidth ? slot.widthAnchor : slot.heightAnchor
        // The area limits every size anyway, so a bound without a target needs no constraint.
        let bounds = [
            target(most, isWidth: isWidth)?.atMost(dimension).prioritized(.postMaximum),
            target(least, isWidth: isWidth)?.atLeast(dimension).prioritized(.postMinimum),
        ].compactMap { $0 }
        if let target = target(length, isWidth: isWidth) {
            return [target.equal(to: dimension).prioritized(.postSize)] + bounds
        }
        let fills = length == .fill || length == .readable
        // Content without an intrinsic width fills the area.
        guard fills || isWidth else { return bounds }
        return filling(of: slot, isWidth: isWidth).map { $0.prioritized(fills ? .postSize : .postDefault) } + bounds
    }

    /// Returns constraints that make the slot fill the width of the area or, if `isWidth` is false, its height.
    private func filling(of slot: PostSlot, isWidth: Bool) -> [NSLayoutConstraint] {
        let guide = area.guide
        return isWidth
            ? [
                slot.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
                slot.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
            ]
            : [
                slot.topAnchor.constraint(equalTo: guide.topAnchor),
                slot.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
            ]
    }

    /// Returns the value to which a length constrains the width or the height; nil if the length is nil or depends on
    /// the content or the area.
    private func target(_ length: PostSize.Length?, isWidth: Bool) -> LengthTarget? {
        switch length {
        case nil, .content, .fill: return nil
        case .ratio(let ratio):
            guard ratio.isFinite, ratio >= 0 else { return nil }
            return .part(ratio.length, of: isWidth ? area.stage.widthAnchor : area.stage.heightAnchor)
        case .points(let points):
            return points.isFinite && points >= 0 ? .constant(points.length) : nil
        case .readable:
            return isWidth ? .part(1, of: area.stage.readableContentGuide.widthAnchor) : nil
        }
    }
}

/// The right side of a size constraint: a constant, or a part of another dimension.
@MainActor
private enum LengthTarget {
    case constant(CGFloat)
    case part(CGFloat, of: NSLayoutDimension)

    func equal(to dimension: NSLayoutDimension) -> NSLayoutConstraint {
        switch self {
        case .constant(let constant): dimension.constraint(equalToConstant: constant)
        case .part(let part, let other): dimension.constraint(equalTo: other, multiplier: part)
        }
    }

    func atMost(_ dimension: NSLayoutDimension) -> NSLayoutConstraint {
        switch self {
        case .constant(let constant): dimension.constraint(lessThanOrEqualToConstant: constant)
        case .part(let part, let other): dimension.constraint(lessThanOrEqualTo: other, multiplier: part)
        }
    }

    func atLeast(_ dimension: NSLayoutDimension) -> NSLayoutConstraint {
        switch self {
        case .constant(let constant): dimension.constraint(greaterThanOrEqualToConstant: constant)
        case .part(let part, let other): dimension.constraint(greaterThanOrEqualTo: other, multiplier: part)
        }
    }
}
