import UIKit

/// Where the cards of a deck are seen, as a value.
///
/// Layout has each of them stand at the edge, as if it were alone. From there it is moved: behind the newest while the
/// deck is gathered, and beyond one another while it is spread out, as far as there is room.
struct DeckLayout {
    /// What layout says of a card.
    struct Card: Equatable {
        var frame: CGRect
        /// Points at the edge in which only its background is, since that is unsafe: nobody needs them elsewhere.
        var overhang: CGFloat = 0
    }

    /// Where a card is seen, in relation to where layout has it.
    struct Place: Equatable {
        /// Points by which its middle is moved.
        var offset = CGPoint.zero
        var scale: CGFloat = 1
        /// The ys between which it is seen, in its own coordinates; nil for all of it.
        var seen: ClosedRange<CGFloat>?
        /// How many cards are in front of it at the same place.
        var depth = 0
        /// Whether it lies too deep to be seen.
        var isBuried = false
    }

    let deck: PostDeck
    /// The edge that the deck lies at.
    let edge: MessageLayout
    /// Points between cards that are spread out.
    let spacing: CGFloat
    /// The y that cards which are spread out may reach to.
    let limit: CGFloat
    let isExpanded: Bool

    /// The places of cards, the newest first.
    func places(of cards: [Card]) -> [Place] {
        guard edge == .bottom else { return placesAtTop(of: cards, limit: limit) }
        // The same upside down.
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
        /// The last one that is spread out.
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
            let offset = front.maxY + spacing.limited - near
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
        // A card that is wider than the one before it gets narrower than that too.
        let scale = frame.width > 0 && front.width > 0 ? min(width / front.width, width / frame.width) : 1
        let far = front.maxY + deck.peek.length * level
        let middle = CGPoint(x: front.midX, y: far - frame.height * scale / 2)
        // One that is higher than the one before it looks out at the far edge only.
        let isHigher = middle.y - frame.height * scale / 2 < front.minY
        return Place(
            offset: CGPoint(x: middle.x - frame.midX, y: middle.y - frame.midY),
            scale: scale,
            seen: isHigher ? frame.midY + (front.midY - middle.y) / scale ... .infinity : nil,
            depth: depth,
            isBuried: depth >= visibleCount)
    }

    /// However deep, a card is no smaller than this.
    private static let leastScale: CGFloat = 0.2
    /// What rounding to pixels may make of a height, in points.
    private static let tolerance: CGFloat = 0.5
}

extension CGRect {
    fileprivate var upsideDown: CGRect { CGRect(x: minX, y: -maxY, width: width, height: height) }
}
