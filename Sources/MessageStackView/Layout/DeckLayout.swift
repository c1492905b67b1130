import Foundation

/// The places of the cards in a deck.
///
/// Auto Layout places each card at the edge, as if it were alone. From there the deck moves it: behind the newest while
/// the deck is collapsed, and beyond one another while it is spread out, as far as there is room.
struct DeckLayout {
    /// A card as Auto Layout places it.
    struct Card: Equatable {
        var frame: CGRect
        /// The points at the edge that only the background fills, over the unsafe area. They are hidden elsewhere.
        var overhang: CGFloat = 0
    }

    /// The place of a card, relative to its layout.
    struct Place: Equatable {
        /// The displacement of the center in points.
        var offset = CGPoint.zero
        var scale: CGFloat = 1
        /// The visible vertical range in its own coordinates; nil for all of it.
        var seen: ClosedRange<CGFloat>?
        /// The number of cards in front at the same place.
        var depth = 0
        /// A Boolean value that indicates whether the card is too deep to be visible.
        var isInvisible = false
    }

    let deck: PostDeck
    /// The edge of the deck.
    let edge: PostEdge
    /// The points between cards that are spread out.
    let spacing: CGFloat
    /// The farthest y of cards that are spread out.
    let limit: CGFloat
    let isExpanded: Bool

    /// Returns the places of cards, newest first.
    func places(of cards: [Card]) -> [Place] {
        guard edge == .bottom else { return placesAtTop(of: cards, limit: limit) }
        // The layout at the top, mirrored.
        let upsideDown = cards.map { Card(frame: $0.frame.upsideDown, overhang: $0.overhang) }
        return placesAtTop(of: upsideDown, limit: -limit).map { place in
            var place = place
            place.offset.y = -place.offset.y
            place.seen = place.seen.map { -$0.upperBound ... -$0.lowerBound }
            return place
        }
    }

    private func placesAtTop(of cards: [Card], limit: CGFloat) -> [Place] {
        var places: [Place] = []
        /// The frame of the last card that is spread out.
        var front = CGRect.zero
        var depth = 0
        for card in cards {
            let frame = card.frame
            if places.isEmpty {
                front = frame
                places.append(Place())
                continue
            }
            let near = frame.minY + min(max(0, card.overhang), frame.height)
            let offset = front.maxY + spacing - near
            if isExpanded, depth == 0, frame.maxY + offset <= limit + Self.tolerance {
                front = frame.offsetBy(dx: 0, dy: offset)
                places.append(
                    Place(offset: CGPoint(x: 0, y: offset), seen: near > frame.minY ? near ... .infinity : nil))
            } else {
                depth += 1
                places.append(place(of: frame, behind: front, depth))
            }
        }
        return places
    }

    private func place(of frame: CGRect, behind front: CGRect, _ depth: Int) -> Place {
        let visibleCount = max(1, deck.visibleCount)
        let level = CGFloat(min(depth, visibleCount - 1))
        let width = front.width * max(Self.leastScale, 1 - min(max(0, deck.shrinking.limited), 0.5) * level)
        // A card is narrower than the one before it, whatever its own width.
        let scale = frame.width > 0 && front.width > 0 ? min(width / front.width, width / frame.width) : 1
        let far = front.maxY + deck.peek.length * level
        let middle = CGPoint(x: front.midX, y: far - frame.height * scale / 2)
        // A card that is higher than the one before it is visible at the far edge only.
        let isHigher = middle.y - frame.height * scale / 2 < front.minY
        return Place(
            offset: CGPoint(x: middle.x - frame.midX, y: middle.y - frame.midY),
            scale: scale,
            seen: isHigher ? frame.midY + (front.midY - middle.y) / scale ... .infinity : nil,
            depth: depth,
            isInvisible: depth >= visibleCount)
    }

    /// The least scale of a card at any depth.
    private static let leastScale: CGFloat = 0.2
    /// The difference in points that rounding to pixels causes.
    private static let tolerance: CGFloat = 0.5
}

extension CGRect {
    fileprivate var upsideDown: CGRect { CGRect(x: minX, y: -maxY, width: width, height: height) }
}
