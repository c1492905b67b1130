import Foundation
import Testing

@testable import MessageStackView

/// The frames of cards, computed from heights, edge, room and state.
@Suite(.leavesNothingBehind)
struct DeckLayoutTests {
    private static let heights: [[CGFloat]] = [
        [60], [60, 60], [60, 60, 60, 60, 60], [60, 200, 60, 90], [200, 60, 120, 60], [44, 300, 300, 44, 0, 80],
    ]

    private func layout(
        _ edge: PostEdge, limit: CGFloat? = nil, isExpanded: Bool = false, deck: PostDeck = PostDeck()
    ) -> DeckLayout {
        DeckLayout(
            deck: deck, edge: edge, spacing: 10, limit: limit ?? (edge == .top ? 800 : 50), isExpanded: isExpanded)
    }

    /// Returns frames that are aligned at one edge, as before the deck moves them.
    private func frames(_ heights: [CGFloat], at edge: PostEdge, width: CGFloat = 370) -> [CGRect] {
        heights.map { CGRect(x: 10, y: edge == .top ? 79 : 798 - $0, width: width, height: $0) }
    }

    private func seen(_ frames: [CGRect], in layout: DeckLayout) -> [CGRect] {
        zip(frames, layout.places(of: frames.cards)).map { frame, place in
            let size = CGSize(width: frame.width * place.scale, height: frame.height * place.scale)
            let middle = CGPoint(x: frame.midX + place.offset.x, y: frame.midY + place.offset.y)
            let whole = CGRect(
                x: middle.x - size.width / 2, y: middle.y - size.height / 2, width: size.width, height: size.height)
            guard let range = place.seen else { return whole }
            let top = max(whole.minY, middle.y + (range.lowerBound - frame.midY) * place.scale)
            let bottom = min(whole.maxY, middle.y + (range.upperBound - frame.midY) * place.scale)
            return CGRect(x: whole.minX, y: top, width: size.width, height: bottom - top)
        }
    }

    @Test(arguments: [PostEdge.top, .bottom], heights)
    func collapsedCardsPeekOutByTenPointsEach(edge: PostEdge, heights: [CGFloat]) {
        let frames = frames(heights, at: edge)
        let seen = seen(frames, in: layout(edge))
        let front = seen[0]
        #expect(front == frames[0])
        for (index, card) in seen.enumerated().dropFirst() {
            let level = CGFloat(min(index, 2))
            let peek = edge == .top ? card.maxY - front.maxY : front.minY - card.minY
            #expect(abs(peek - 10 * level) < 0.01)
            #expect(abs(card.width - front.width * (1 - 0.05 * level)) < 0.01)
            #expect(abs(card.midX - front.midX) < 0.01)
            // No card extends beyond the newest one at the edge.
            #expect(edge == .top ? card.minY >= front.minY : card.maxY <= front.maxY)
        }
    }

    @Test(arguments: [PostEdge.top, .bottom], heights)
    func collapsedCardsShrinkWithDepth(edge: PostEdge, heights: [CGFloat]) {
        let places = layout(edge).places(of: frames(heights, at: edge).cards)
        #expect(places.map(\.depth) == Array(heights.indices))
        #expect(places.map(\.isInvisible) == heights.indices.map { $0 >= 3 })
        #expect(zip(places, places.dropFirst()).allSatisfy { $0.scale >= $1.scale })
    }

    @Test(arguments: [PostEdge.top, .bottom], heights)
    func expandedCardsAreSpacedAtFullSize(edge: PostEdge, heights: [CGFloat]) {
        let frames = frames(heights, at: edge)
        let layout = layout(edge, limit: edge == .top ? 2000 : -2000, isExpanded: true)
        #expect(layout.places(of: frames.cards).allSatisfy { $0.scale == 1 && $0.depth == 0 && !$0.isInvisible })
        let seen = seen(frames, in: layout)
        for (one, next) in zip(seen, seen.dropFirst()) {
            #expect((edge == .top ? next.minY - one.maxY : one.minY - next.maxY) == 10)
            #expect(next.minX == one.minX)
        }
    }

    @Test(arguments: [PostEdge.top, .bottom])
    func cardsWithoutRoomStayBehindTheLastThatFits(edge: PostEdge) {
        let frames = frames([100, 100, 100, 100, 100], at: edge)
        let layout = layout(edge, limit: edge == .top ? 400 : 477, isExpanded: true)
        #expect(layout.places(of: frames.cards).map(\.depth) == [0, 0, 0, 1, 2])
        let seen = seen(frames, in: layout)
        #expect(edge == .top ? seen[3].maxY == seen[2].maxY + 10 : seen[3].minY == seen[2].minY - 10)
    }

    @Test func collapsedWideCardIsNarrowerThanTheNewest() {
        let frames = [
            CGRect(x: 150, y: 79, width: 100, height: 40), CGRect(x: 20, y: 79, width: 360, height: 40),
        ]
        let seen = seen(frames, in: layout(.top))
        #expect(abs(seen[1].width - 95) < 0.01)
        #expect(abs(seen[1].midX - 200) < 0.01)
    }

    @Test(arguments: [
        PostDeck(visibleCount: -3, peek: .nan, shrinking: .nan),
        PostDeck(visibleCount: 0, peek: -.infinity, shrinking: .infinity),
        PostDeck(visibleCount: .max, peek: -40, shrinking: -1), PostDeck(visibleCount: 100, peek: 0, shrinking: 7),
    ])
    func invalidDeckValuesKeepCardsFiniteAndVisible(deck: PostDeck) {
        let frames = frames(Array(repeating: 60, count: 40), at: .top) + [.zero]
        for isExpanded in [false, true] {
            let layout = DeckLayout(deck: deck, edge: .top, spacing: 10, limit: 300, isExpanded: isExpanded)
            let places = layout.places(of: frames.cards)
            #expect(places.allSatisfy { $0.offset.x.isFinite && $0.offset.y.isFinite && (0.2...1).contains($0.scale) })
            #expect(places[0] == DeckLayout.Place())
        }
    }

    @Test(arguments: [PostEdge.top, .bottom])
    func overhangIsClippedAwayFromTheEdge(edge: PostEdge) {
        let cards = frames([150, 150, 150], at: edge).map { DeckLayout.Card(frame: $0, overhang: 60) }
        let layout = layout(edge, isExpanded: true)
        let places = layout.places(of: cards)
        #expect(places.map { abs($0.offset.y) } == [0, 100, 200])
        let frame = cards[1].frame
        #expect(places[0].seen == nil)
        #expect(places[1].seen == (edge == .top ? frame.minY + 60 ... .infinity : -.infinity...frame.maxY - 60))
    }

    @Test func emptyDeckHasNoPlaces() {
        #expect(layout(.top).places(of: []).isEmpty)
    }
}

extension [CGRect] {
    fileprivate var cards: [DeckLayout.Card] { map { DeckLayout.Card(frame: $0) } }
}
