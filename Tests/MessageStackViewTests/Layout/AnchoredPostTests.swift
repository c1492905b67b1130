import Foundation
import Testing

@testable import MessageStackView

/// The places of posts beside an anchor, on a phone of 390 × 844 points with an area from (10, 69) to (380, 800).
@Suite(.leavesNothingBehind)
struct AnchoredPostTests {
    private var layout: PostLayout {
        var layout = PostLayout()
        layout.host = PostLayout.Container(
            bounds: CGRect(x: 0, y: 0, width: 390, height: 844), safeArea: PostLayout.Margins(top: 59, bottom: 34))
        return layout
    }

    /// Returns the place of a post of 200 × 60 points.
    private func place(
        beside anchor: CGRect?, at edge: PostEdge? = nil, _ size: CGSize = CGSize(width: 200, height: 60),
        in layout: PostLayout? = nil
    ) throws -> PostLayout.Place {
        var item = PostLayout.Item(anchor: PostLayout.Anchor(frame: anchor, edge: edge))
        item.margins = PostLayout.Margins(top: 10, leading: 10, bottom: 10, trailing: 10)
        item.size = .content
        item.keyboard = .avoided()
        item.measured = size
        return try #require((layout ?? self.layout).places(of: [item]).first)
    }

    private static let middle = CGRect(x: 165, y: 400, width: 60, height: 40)

    @Test(
        arguments: [
            (nil, CGRect(x: 95, y: 452, width: 200, height: 60)),
            (.bottom, CGRect(x: 95, y: 452, width: 200, height: 60)),
            (.top, CGRect(x: 95, y: 328, width: 200, height: 60)),
        ] as [(PostEdge?, CGRect)])
    func postIsAtThePreferredEdge(edge: PostEdge?, frame: CGRect) throws {
        let place = try place(beside: Self.middle, at: edge)
        #expect(place.frame == frame)
        #expect(place.arrow == PostLayout.Arrow(edge: edge ?? .bottom, position: 100))
    }

    /// The left ends of posts beside anchors near the left and the right side.
    @Test(
        arguments: [
            (false, PostEdge.trailing, 20, 92), (false, .leading, 310, 98), (true, .leading, 20, 92),
            (true, .trailing, 310, 98),
        ] as [(Bool, PostEdge, CGFloat, CGFloat)])
    func sidesAreMirrored(isRightToLeft: Bool, edge: PostEdge, anchorX: CGFloat, x: CGFloat) throws {
        var layout = layout
        layout.host.isRightToLeft = isRightToLeft
        let place = try place(beside: CGRect(x: anchorX, y: 400, width: 60, height: 40), at: edge, in: layout)
        #expect(place.frame == CGRect(x: x, y: 390, width: 200, height: 60))
        #expect(place.arrow == PostLayout.Arrow(edge: x < anchorX ? .leading : .trailing, position: 30))
    }

    /// The edges beside anchors at several heights, for posts of 60 points.
    @Test(arguments: [(69, .bottom), (688, .bottom), (689, .top), (790, .top)] as [(CGFloat, PostEdge)])
    func postFlipsWithoutRoomBelow(y: CGFloat, edge: PostEdge) throws {
        let place = try place(beside: CGRect(x: 165, y: y, width: 60, height: 40), in: layout)
        #expect(place.arrow?.edge == edge)
        #expect(place.frame.minY == (edge == .bottom ? y + 52 : y - 72))
    }

    @Test(arguments: [PostEdge.leading, .trailing])
    func postIsBesideATallAnchorWithRoomOnlyAtASide(edge: PostEdge) throws {
        let anchor = CGRect(x: edge == .leading ? 300 : 0, y: 59, width: 90, height: 741)
        #expect(try place(beside: anchor).arrow?.edge == edge)
    }

    @Test(arguments: [(30, 10, 30), (370, 180, 180)] as [(CGFloat, CGFloat, CGFloat)])
    func arrowPointsAtTheAnchorFromThePostInTheArea(anchorX: CGFloat, x: CGFloat, arrow: CGFloat) throws {
        let place = try place(beside: CGRect(x: anchorX - 20, y: 400, width: 40, height: 40))
        #expect(place.frame.minX == x)
        // The right anchor ends at the side of the screen.
        #expect(place.arrow?.position == (anchorX < 200 ? anchorX - x : 190))
    }

    @Test func arrowPointsAtTheMiddleOfTheVisiblePart() throws {
        let place = try place(beside: CGRect(x: 250, y: 400, width: 400, height: 40))
        #expect(place.arrow.map { $0.position + place.frame.minX } == 320)
    }

    @Test func postWithoutRoomIsLowerWhereThereIsMost() throws {
        let below = try place(beside: CGRect(x: 0, y: 300, width: 390, height: 40), CGSize(width: 200, height: 2000))
        #expect(below.greatestHeight == 448 && below.frame == CGRect(x: 95, y: 352, width: 200, height: 448))
        let above = try place(beside: CGRect(x: 0, y: 500, width: 390, height: 40), CGSize(width: 200, height: 2000))
        #expect(above.greatestHeight == 419 && above.frame == CGRect(x: 95, y: 69, width: 200, height: 419))
    }

    @Test func postCoversAnAnchorThatFillsTheScreen() throws {
        let place = try place(beside: CGRect(x: 0, y: 0, width: 390, height: 844))
        #expect(place.frame.height == 44 && place.frame.maxY == 800)
        #expect(place.arrow == nil && !place.isAnchorHidden)
    }

    @Test(arguments: [(600, .top), (520, .top), (440, .top), (380, .bottom)] as [(CGFloat, PostEdge)])
    func postStaysAboveTheKeyboard(y: CGFloat, edge: PostEdge) throws {
        var layout = layout
        layout.host.keyboard = CGRect(x: 0, y: 508, width: 390, height: 336)
        layout.host.isKeyboardDocked = true
        let place = try place(beside: CGRect(x: 165, y: y, width: 60, height: 20), in: layout)
        #expect(place.isAnchorHidden == (y >= 508))
        if y < 508 { #expect(place.arrow?.edge == edge && place.frame.maxY <= 498) }
    }

    @Test(arguments: [nil, CGRect(x: 400, y: 100, width: 20, height: 20), CGRect(x: 0, y: -40, width: 90, height: 40)])
    func anchorOffTheScreenIsHidden(anchor: CGRect?) throws {
        #expect(try place(beside: anchor).isAnchorHidden)
    }

    @Test func pointIsAnAnchor() throws {
        let place = try place(beside: CGRect(x: 195, y: 400, width: 0, height: 0))
        #expect(!place.isAnchorHidden && place.frame.minY == 412)
    }

    @Test func anchoredPostsAndColumnsAreIndependent() throws {
        var item = PostLayout.Item(anchor: PostLayout.Anchor(frame: Self.middle))
        item.size = .content
        item.measured = CGSize(width: 200, height: 60)
        var top = PostLayout.Item(edge: .top)
        top.measured = item.measured
        let places = layout.places(of: [top, item, item, top])
        #expect(places[1] == places[2])
        #expect(places[3].frame.minY == places[0].frame.maxY)
    }

    /// Random anchors and posts: inside the area, and clear of the anchor if any edge has room.
    @Test func postsStayInTheAreaAndBesideTheirAnchors() throws {
        var generator = SeededGenerator(seed: 81)
        for _ in 0..<5000 {
            let anchor = CGRect(
                x: .random(in: -100...400, using: &generator), y: .random(in: -100...900, using: &generator),
                width: .random(in: 1...400, using: &generator), height: .random(in: 1...500, using: &generator))
            let size = CGSize(
                width: .random(in: 1...370, using: &generator), height: .random(in: 44...900, using: &generator))
            let edge = [nil, PostEdge.top, .bottom, .leading, .trailing].randomElement(using: &generator) ?? nil
            let place = try place(beside: anchor, at: edge, size)
            guard !place.isAnchorHidden else {
                #expect(!anchor.intersects(layout.host.bounds.insetBy(dx: 1, dy: 1)))
                continue
            }
            let area = CGRect(x: 10, y: 69, width: 370, height: 731)
            #expect(area.insetBy(dx: -0.5, dy: -0.5).contains(place.frame))
            #expect(place.frame.height == min(size.height, area.height, place.greatestHeight ?? .infinity))
            guard let arrow = place.arrow else {
                #expect(place.frame.intersects(anchor))
                continue
            }
            #expect(!place.frame.intersects(anchor.intersection(layout.host.bounds)))
            // It points out of the area only at an anchor beyond the area.
            let seen = anchor.intersection(layout.host.bounds)
            let middle = arrow.edge.isVertical ? seen.midX - place.frame.minX : seen.midY - place.frame.minY
            #expect(abs(arrow.position - middle) < 0.01)
        }
    }
}
