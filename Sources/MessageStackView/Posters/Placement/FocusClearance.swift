import UIKit

/// How far a post goes so as not to cover what has the focus. It may cover a part of it, but not more than half.
struct FocusClearance {
    /// What has the focus.
    let focused: [CGRect]
    /// The least and the greatest y that a post may reach to.
    let range: ClosedRange<CGFloat>
    /// Points between the post and what it made way for.
    let spacing: CGFloat

    /// Points to go down from where it would stand, less than zero for up: away from its edge, beyond what it would
    /// cover, or as far as there is room, if that is enough. Zero if it covers nothing, and if nothing helps.
    ///
    /// - Parameters:
    ///   - frame: where the post would stand.
    ///   - edge: the one that it stands at; nil in the middle, from where it goes the shorter way.
    ///   - present: points that it has gone already, which it keeps to as long as that is right.
    func offset(of frame: CGRect, from edge: MessageLayout?, present: CGFloat = 0) -> CGFloat {
        guard covers(frame) else { return 0 }
        let stays = frame.offsetBy(dx: 0, dy: present)
        if present != 0, reaches(stays), !focused.contains(where: stays.intersects) { return present }
        switch edge {
        case .top: return way(of: frame, down: true) ?? 0
        case .bottom: return way(of: frame, down: false) ?? 0
        case nil: return [true, false].compactMap { way(of: frame, down: $0) }.min { abs($0) < abs($1) } ?? 0
        }
    }

    private func way(of frame: CGRect, down: Bool) -> CGFloat? {
        var place = frame
        // Beyond each of them once.
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

    /// What is seen by half or more can be used.
    private func isCovered(_ focused: CGRect, by frame: CGRect) -> Bool {
        let covered = frame.intersection(focused)
        return !covered.isNull && covered.width * covered.height > focused.width * focused.height / 2
    }

    private func reaches(_ frame: CGRect) -> Bool {
        frame.minY >= range.lowerBound - 0.5 && frame.maxY <= range.upperBound + 0.5
    }
}
