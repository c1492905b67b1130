import Foundation
import Testing

@testable import MessageStackView

/// Places beside reserved areas, with the figures of iPhone Duo in the simulator of Xcode 27.1 beta.
@Suite(.leavesNothingBehind)
struct PostLayoutReservedTests {
    typealias Item = PostLayout.Item

    private static let verticalFold = CGRect(x: 455.5, y: 0, width: 40, height: 669)
    private static let horizontalFold = CGRect(x: 0, y: 455.5, width: 669, height: 40)
    private static let camera = CGRect(x: 677, y: 21, width: 58, height: 37)

    /// The inner display in landscape, with the status column at the right.
    private func landscape(_ reserved: [CGRect], isRightToLeft: Bool = false) -> PostLayout {
        var layout = PostLayout(spacing: 8)
        layout.host.bounds = CGRect(x: 0, y: 0, width: 951, height: 669)
        layout.host.safeArea = PostLayout.Margins(
            leading: isRightToLeft ? 84 : 0, bottom: 34, trailing: isRightToLeft ? 0 : 84)
        layout.host.reserved = reserved
        layout.host.isRightToLeft = isRightToLeft
        return layout
    }

    private func portrait(_ reserved: [CGRect]) -> PostLayout {
        var layout = PostLayout(spacing: 8)
        layout.host.bounds = CGRect(x: 0, y: 0, width: 669, height: 951)
        layout.host.safeArea = PostLayout.Margins(top: 82, bottom: 34)
        layout.host.reserved = reserved
        return layout
    }

    private func card(_ edge: PostEdge?, width: CGFloat = 400, height: CGFloat = 60) -> Item {
        var item = Item.post(edge)
        item.size.width = .points(width)
        item.measured = CGSize(width: width, height: height)
        return item
    }

    private func frame(_ item: Item, in layout: PostLayout) throws -> CGRect {
        try #require(layout.places(of: [item]).first).frame
    }

    // MARK: Vertical folds

    @Test(arguments: [PostEdge.top, .bottom, nil])
    func postMovesToTheTrailingHalf(edge: PostEdge?) throws {
        let frame = try frame(card(edge), in: landscape([Self.verticalFold]))
        #expect(frame.minX == 495.5 + 10 && frame.maxX == 951 - 84 - 10)
    }

    @Test func trailingHalfIsTheLeftOneFromRightToLeft() throws {
        let frame = try frame(card(.top), in: landscape([Self.verticalFold], isRightToLeft: true))
        #expect(frame.minX >= 10 && frame.maxX <= 455.5 - 10)
    }

    @Test func areaNeedNotBeInTheMiddle() throws {
        let area = CGRect(x: 300, y: 0, width: 40, height: 669)
        #expect(try frame(card(.top, width: 700), in: landscape([area])).minX == 340 + 10)
        #expect(try frame(card(.top, width: 900), in: landscape([area], isRightToLeft: true)).maxX == 300 - 10)
    }

    @Test func postMovesToTheLeadingPartWithoutRoomInTheTrailingOne() throws {
        let area = CGRect(x: 780, y: 0, width: 80, height: 669)
        #expect(try frame(card(.top, width: 900), in: landscape([area])).maxX == 780 - 10)
        let mirrored = CGRect(x: 91, y: 0, width: 80, height: 669)
        #expect(try frame(card(.top, width: 900), in: landscape([mirrored], isRightToLeft: true)).minX == 171 + 10)
    }

    @Test func postStaysWithoutRoomBesideAnArea() throws {
        let area = CGRect(x: 60, y: 0, width: 831, height: 669)
        #expect(try frame(card(.top), in: landscape([area])) == frame(card(.top), in: landscape([])))
    }

    /// Without the width of its own place, the post would be wide again, and then narrow again, without end.
    @Test(arguments: [PostAlignment.leading, .center, .trailing])
    func postThatBecameNarrowerStaysBesideAnArea(alignment: PostAlignment) throws {
        let area = CGRect(x: 300, y: 0, width: 40, height: 669)
        var item = Item.post(.top)
        item.alignment = alignment
        item.size.width = .content
        item.measured = CGSize(width: 600, height: 60)
        let layout = landscape([area])
        let narrow = try #require(layout.places(of: [item]).first)
        #expect(narrow.isNarrowed && narrow.frame.minX >= 340)
        // The trailing part is so wide that a centered or trailing post of its width wouldn't cross the area.
        item.measured = CGSize(width: 200, height: 80)
        item.restingWidth = 600
        let settled = try #require(layout.places(of: [item]).first)
        #expect(settled.isNarrowed && settled.margins == narrow.margins)
    }

    @Test func columnMovesTogether() {
        var narrow = card(.top, width: 100)
        narrow.alignment = .leading
        var wide = card(.top, width: 600)
        wide.alignment = .leading
        let layout = landscape([Self.verticalFold])
        #expect(layout.places(of: [narrow]).map(\.frame.minX) == [10])
        #expect(layout.places(of: [narrow, wide]).map(\.frame.minX) == [505.5, 505.5])
    }

    @Test func areaBesideAPostHasNoEffect() throws {
        var item = card(.top, width: 300)
        item.alignment = .trailing
        #expect(try frame(item, in: landscape([Self.verticalFold])) == frame(item, in: landscape([])))
    }

    @Test func postThatFillsTheScreenStays() throws {
        var item = Item.post(.top)
        item.size = .fill
        item.safeArea = .filled
        #expect(try frame(item, in: landscape([Self.verticalFold])) == frame(item, in: landscape([])))
    }

    // MARK: Horizontal folds

    @Test(arguments: [PostEdge.top, .bottom])
    func lowPostAtAnEdgeStays(edge: PostEdge) throws {
        #expect(try frame(card(edge), in: portrait([Self.horizontalFold])) == frame(card(edge), in: portrait([])))
    }

    @Test func tallPostAtAnEdgeIsLimitedToItsHalf() throws {
        let layout = portrait([Self.horizontalFold])
        #expect(try frame(card(.top, height: 700), in: layout).maxY == 455.5 - 10)
        let low = try frame(card(.bottom, height: 380), in: layout)
        #expect(low.minY >= 495.5 + 10 && low.maxY == 951 - 34 - 10)
    }

    @Test func postInTheMiddleMovesDownWithAControl() throws {
        var item = card(nil, height: 200)
        #expect(try frame(item, in: portrait([Self.horizontalFold])).maxY <= 455.5 - 10)
        item.hasControls = true
        #expect(try frame(item, in: portrait([Self.horizontalFold])).minY >= 495.5 + 10)
    }

    @Test func postThatAKeyboardLiftsIntoTheFoldMovesAboveIt() throws {
        var layout = portrait([Self.horizontalFold])
        layout.host.keyboard = CGRect(x: 0, y: 520, width: 669, height: 431)
        layout.host.isKeyboardDocked = true
        var item = card(.bottom)
        item.keyboard = .avoided()
        #expect(try frame(item, in: layout).maxY == 455.5 - 10)
    }

    // MARK: Anchors

    @Test(arguments: [420, 470] as [CGFloat])
    func postIsOnTheSideOfItsAnchor(x: CGFloat) throws {
        var item = card(nil, width: 200)
        item.anchor = PostLayout.Anchor(frame: CGRect(x: x, y: 200, width: 30, height: 30))
        let frame = try frame(item, in: landscape([Self.verticalFold]))
        if x == 420 { #expect(frame.maxX == 455.5 - 10) } else { #expect(frame.minX == 495.5 + 10) }
    }

    // MARK: Small areas and corners

    @Test func postMovesPastASmallArea() throws {
        let layout = landscape([Self.camera])
        #expect(try frame(card(.top, width: 600), in: layout).minY == 21 + 37 + 10)
        #expect(try frame(card(.top), in: layout).minY == 10)
    }

    @Test func postIsClearOfARoundCorner() throws {
        var layout = landscape([])
        layout.host.corners = [CGRect(x: 0, y: 0, width: 16, height: 16)]
        var item = card(.top)
        item.margins = PostLayout.Margins(top: 8, leading: 8, bottom: 8, trailing: 8)
        #expect(try frame(item, in: layout).minY == 8)
        item.alignment = .leading
        #expect(try frame(item, in: layout).origin == CGPoint(x: 16, y: 16))
        item.edge = .bottom
        #expect(try frame(item, in: layout).minX == 8)
    }
}
