import Foundation

/// The displacement that keeps a post from covering more than half of a focused element.
struct FocusClearance {
    /// The frames of the focused elements.
    let focused: [CGRect]
    /// The range of y coordinates that the post's frame must stay within.
    let range: ClosedRange<CGFloat>
    /// The points between the post and an element that it avoids.
    let spacing: CGFloat

    /// Returns the points by which the post moves down, negative for up: away from its edge, beyond the elements that
    /// it would cover, or as far as there is room, if that is enough. The result is zero if the post covers nothing, or
    /// if there is no clear place.
    ///
    /// - Parameters:
    ///   - frame: The frame of the post without a displacement.
    ///   - edge: The edge at which the post is shown; nil for a post in the middle, which may move in both directions
    ///     and moves the shorter distance.
    ///   - present: The current displacement, which is kept while it is clear.
    func offset(of frame: CGRect, from edge: PostEdge?, present: CGFloat = 0) -> CGFloat {
        guard covers(frame) else { return 0 }
        let stays = frame.offsetBy(dx: 0, dy: present)
        if present != 0, reaches(stays), !focused.contains(where: stays.intersects) { return present }
        switch edge {
        case nil: return [true, false].compactMap { distance(of: frame, down: $0) }.min { abs($0) < abs($1) } ?? 0
        case .bottom: return distance(of: frame, down: false) ?? 0
        default: return distance(of: frame, down: true) ?? 0
        }
    }

    private func distance(of frame: CGRect, down: Bool) -> CGFloat? {
        var place = frame
        // Each step clears one element.
        for _ in focused {
            guard let obstacle = focused.first(where: { isCovered($0, by: place) }) else { break }
            let step =
                down
                ? min(obstacle.maxY + spacing - place.minY, range.upperBound - place.maxY)
                : max(obstacle.minY - spacing - place.maxY, range.lowerBound - place.minY)
            place = place.offsetBy(dx: 0, dy: down ? max(0, step) : min(0, step))
        }
        return covers(place) ? nil : place.minY - frame.minY
    }

    private func covers(_ frame: CGRect) -> Bool {
        focused.contains { isCovered($0, by: frame) }
    }

    /// Returns whether a frame covers more than half of an element. An element that is at least half visible can be
    /// used.
    private func isCovered(_ focused: CGRect, by frame: CGRect) -> Bool {
        let covered = frame.intersection(focused)
        return !covered.isNull && covered.width * covered.height > focused.width * focused.height / 2
    }

    private func reaches(_ frame: CGRect) -> Bool {
        frame.minY >= range.lowerBound - 0.5 && frame.maxY <= range.upperBound + 0.5
    }
}
