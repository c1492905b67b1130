import Foundation
import Testing

@testable import MessageStackView

/// The rules for the places of posts, on a phone of 390 × 844 points with an area from y = 69 to y = 800.
@Suite(.leavesNothingBehind)
struct PostLayoutTests {
    typealias Item = PostLayout.Item

    private static let phone = PostLayout.Container(
        bounds: CGRect(x: 0, y: 0, width: 390, height: 844), safeArea: PostLayout.Margins(top: 59, bottom: 34))
    private static let dockedKeyboard = CGRect(x: 0, y: 508, width: 390, height: 336)

    private func phone(keyboard: CGRect? = nil, isDocked: Bool = true, focused: [CGRect]? = nil) -> PostLayout {
        var layout = PostLayout(host: Self.phone, spacing: 8)
        layout.host.keyboard = keyboard
        layout.host.isKeyboardDocked = keyboard != nil && isDocked
        layout.host.focused = focused
        return layout
    }

    /// A post view of 390 × 100 points in the middle of a phone.
    private func poster(leastRoom: CGFloat = 0) -> PostLayout {
        var layout = PostLayout(host: Self.phone, spacing: 8, leastRoom: leastRoom)
        layout.poster.bounds = CGRect(x: 0, y: 0, width: 390, height: 100)
        layout.poster.visible = -200...300
        return layout
    }

    private func place(_ item: Item, in layout: PostLayout) throws -> PostLayout.Place {
        try #require(layout.places(of: [item]).first)
    }

    private func frame(_ item: Item, in layout: PostLayout) throws -> CGRect {
        try place(item, in: layout).frame
    }

    // MARK: Bars

    /// The y coordinates of a post of 60 points, over bars that end at several heights.
    @Test(arguments: [(0, 69), (59, 69), (113, 69), (139, 69), (140, 150), (165, 175)] as [(CGFloat, CGFloat)])
    func postAtTheTopCoversAllOfABarOrNone(bar: CGFloat, y: CGFloat) throws {
        var layout = phone()
        layout.host.bars.top = bar
        #expect(try frame(.post(.top), in: layout).minY == y)
    }

    /// So that the buttons of the bar don't look out above it.
    @Test(arguments: [(0, 67), (59, 67), (113, 63), (135, 63), (136, 144)] as [(CGFloat, CGFloat)])
    func cardIsHigherInFrontOfABar(bar: CGFloat, y: CGFloat) throws {
        var layout = phone()
        layout.host.bars.top = bar
        var item = Item.post(.top)
        item.margins.top = 8
        #expect(try frame(item, in: layout).minY == y)
    }

    @Test func fillingPostInFrontOfABarReachesTheEndOfItsArea() throws {
        var layout = phone()
        layout.host.bars.top = 113
        var item = Item.post(.top)
        item.margins = PostLayout.Margins(top: 8, bottom: 8)
        item.size = .fill
        let frame = try frame(item, in: layout)
        #expect(frame.minY == 63 && frame.maxY == 844 - 34 - 8)
    }

    @Test func postAtTheBottomIsAboveABar() throws {
        var layout = phone()
        layout.host.bars.bottom = 83
        #expect(try frame(.post(.bottom), in: layout).maxY == 844 - 83 - 10)
    }

    @Test func firstPostDecidesForItsColumn() throws {
        var layout = phone()
        layout.host.bars.top = 113
        let frames = layout.places(of: [.post(.top), .post(.top)]).map(\.frame.minY)
        #expect(frames == [69, 137])
        layout.host.bars.top = 165
        #expect(layout.places(of: [.post(.top), .post(.top)]).map(\.frame.minY) == [175, 243])
    }

    @Test func postInTheUnsafeAreaAndInTheMiddleIgnoresBars() throws {
        var bar = Item.post(.top)
        bar.safeArea = .filled
        for item in [bar, .post(nil)] {
            var layout = phone()
            let before = try frame(item, in: layout)
            layout.host.bars = PostLayout.Margins(top: 165, bottom: 83)
            #expect(try frame(item, in: layout) == before)
        }
    }

    @Test func keyboardIsHigherThanABar() throws {
        var layout = phone(keyboard: Self.dockedKeyboard)
        var item = Item.post(.bottom)
        item.keyboard = .avoided()
        let before = try frame(item, in: layout)
        layout.host.bars.bottom = 83
        #expect(try frame(item, in: layout) == before)
    }

    // MARK: Areas

    @Test func postAtTheTopIsBelowTheSafeArea() throws {
        #expect(try frame(.post(.top), in: phone()) == CGRect(x: 10, y: 69, width: 370, height: 60))
    }

    @Test func postAtTheBottomIsAboveTheSafeArea() throws {
        #expect(try frame(.post(.bottom), in: phone()) == CGRect(x: 10, y: 740, width: 370, height: 60))
    }

    @Test(arguments: [(0, 434.5), (-20, 414.5), (2000, 770), (-2000, 99)] as [(CGFloat, CGFloat)])
    func centerOffsetMovesPostInsideItsArea(offset: CGFloat, y: CGFloat) throws {
        var item = Item.post(nil)
        item.centerOffset = offset
        #expect(try frame(item, in: phone()).midY == y)
    }

    @Test(
        arguments: [
            (.respected, 0, 59), (.respected, 10, 69), (.filled, 0, 0), (.filled, 10, 69), (.ignored, 0, 0),
            (.ignored, 10, 10),
        ] as [(PostSafeArea, CGFloat, CGFloat)])
    func barFillsTheUnsafeAreaWithoutAMargin(safeArea: PostSafeArea, margin: CGFloat, y: CGFloat) throws {
        var item = Item.post(.top)
        item.safeArea = safeArea
        item.margins.top = margin
        #expect(try frame(item, in: phone()).minY == y)
    }

    /// Its content stays in the safe area at the other ends, and determines where it ends there.
    @Test(arguments: [(.top, 0, 810), (.bottom, 59, 844), (nil, 59, 810)] as [(PostEdge?, CGFloat, CGFloat)])
    func tallBarFillsTheUnsafeAreaOnlyAtItsEdge(edge: PostEdge?, minY: CGFloat, maxY: CGFloat) throws {
        var item = Item.post(edge, 2000)
        item.safeArea = .filled
        item.margins = PostLayout.Margins()
        let frame = try frame(item, in: phone())
        #expect(frame.minY == minY && frame.maxY == maxY)
        item.size = .fill
        #expect(try self.frame(item, in: phone()) == Self.phone.bounds)
    }

    @Test(arguments: [(false, 500), (true, -110)] as [(Bool, CGFloat)])
    func marginsLargerThanTheHostLeaveNoSize(isRightToLeft: Bool, x: CGFloat) throws {
        var (layout, item) = (phone(), Item.post(.bottom))
        layout.host.isRightToLeft = isRightToLeft
        item.margins = PostLayout.Margins(top: 500, leading: 500, bottom: 500, trailing: 500)
        #expect(try frame(item, in: layout) == CGRect(x: x, y: 559, width: 0, height: 0))
    }

    @Test(arguments: [(false, 10), (true, -10)] as [(Bool, CGFloat)])
    func hostWithoutASizeLeavesNoSize(isRightToLeft: Bool, x: CGFloat) throws {
        var layout = PostLayout()
        layout.host.isRightToLeft = isRightToLeft
        let place = try place(.post(.top), in: layout)
        #expect(place.area == PostLayout.Area(minX: x, maxX: x, minY: 10, maxY: 10))
        #expect(place.frame == CGRect(x: x, y: 10, width: 0, height: 0))
    }

    @Test func areaFollowsTheOriginOfTheBounds() throws {
        var layout = phone()
        layout.host.bounds.origin = CGPoint(x: 5, y: 1000)
        #expect(try frame(.post(.top), in: layout).origin == CGPoint(x: 15, y: 1069))
        #expect(try frame(.post(.bottom), in: layout).maxY == 1800)
    }

    // MARK: Width and alignment

    nonisolated static let widths: [(size: PostSize, width: CGFloat)] = [
        (.fullWidth, 370), (.content, 200), (PostSize(width: .ratio(0.5)), 195), (PostSize(width: .points(300)), 300),
        (PostSize(width: .points(900)), 370), (PostSize(width: .ratio(2)), 370), (PostSize(width: .readable), 350),
        (.readable, 350), (PostSize(maximumWidth: .points(100)), 100),
        (PostSize(width: .content, minimumWidth: .ratio(0.75)), 292.5),
        (PostSize(width: .content, minimumWidth: .points(300), maximumWidth: .points(250)), 250),
        (PostSize(width: .points(.nan)), 200), (PostSize(width: .points(-1)), 200),
        (PostSize(width: .ratio(.infinity)), 200),
        (PostSize(minimumWidth: .fill, maximumWidth: .content), 370),
    ]

    @Test(arguments: widths)
    func sizeDeterminesTheWidth(size: PostSize, width: CGFloat) throws {
        var (layout, item) = (phone(), Item.post(.top))
        layout.host.readableWidth = 350
        item.size = size
        item.measured.width = 200
        #expect(try frame(item, in: layout).width == width)
    }

    @Test(
        arguments: [
            (.leading, false, 10), (.center, false, 100), (.trailing, false, 190), (.leading, true, 180),
            (.center, true, 90), (.trailing, true, 0),
        ] as [(PostAlignment, Bool, CGFloat)])
    func leadingIsTheRightInRightToLeftLayouts(
        alignment: PostAlignment, isRightToLeft: Bool, x: CGFloat
    ) throws {
        var (layout, item) = (phone(), Item.post(.top))
        layout.host.isRightToLeft = isRightToLeft
        item.margins.trailing = 0
        item.alignment = alignment
        item.size.width = .points(200)
        #expect(try frame(item, in: layout).minX == x)
    }

    // MARK: Columns

    @Test(arguments: [(.top, [69, 137, 215]), (.bottom, [740, 662, 584])] as [(PostEdge, [CGFloat])])
    func nextPostIsBeyondTheOneBefore(edge: PostEdge, y: [CGFloat]) {
        let items = [Item.post(edge), .post(edge, 70), .post(edge, 70)]
        #expect(phone().places(of: items).map(\.frame.minY) == y)
    }

    @Test func postsOverlapWithNegativeSpacing() {
        var layout = phone()
        layout.spacing = -20
        #expect(layout.places(of: [.post(.top), .post(.top)])[1].frame.minY == 109)
    }

    enum Outsider: CaseIterable {
        case leaving, inDeck, atOtherEdge, inTheMiddle, alignedDifferently, inPostView

        var item: Item {
            var item = Item.post(.top)
            switch self {
            case .leaving: item.isLeaving = true
            case .inDeck: item.isInDeck = true
            case .atOtherEdge: item.edge = .bottom
            case .inTheMiddle: item.edge = nil
            case .alignedDifferently: item.alignment = .leading
            case .inPostView: item.isInPoster = true
            }
            return item
        }
    }

    @Test(arguments: Outsider.allCases)
    func postsOutsideAColumnDontCount(outsider: Outsider) {
        #expect(phone().places(of: [outsider.item, .post(.top)])[1].frame.minY == 69)
    }

    @Test(arguments: [(.top, 69), (.bottom, 740)] as [(PostEdge, CGFloat)])
    func eachPostOfADeckIsAtTheEdge(edge: PostEdge, y: CGFloat) {
        var item = Item.post(edge)
        item.isInDeck = true
        #expect(phone().places(of: [item, item, item]).map(\.frame.minY) == [y, y, y])
    }

    @Test func leavingPostKeepsItsSizeAndItsHorizontalPlace() {
        var item = Item.post(.top)
        item.isLeaving = true
        let frame = phone(keyboard: Self.dockedKeyboard).places(of: [.post(.top), item])[1].frame
        #expect(frame == CGRect(x: 10, y: 0, width: 370, height: 60))
    }

    @Test func postsBeyondTheFirstStayInTheirOwnAreas() {
        var second = Item.post(.bottom)
        second.margins.bottom = 200
        #expect(phone().places(of: [.post(.bottom), second]).map(\.frame.maxY) == [800, 610])
    }

    // MARK: Heights

    nonisolated static let columns: [(wanted: [CGFloat], heights: [CGFloat], greatest: CGFloat?)] = [
        ([60, 60], [60, 60], nil), ([900], [731], nil), ([60, 900], [60, 663], 663),
        ([900, 60], [663, 60], 663), ([500, 500], [361.5, 361.5], 361.5), ([361.7, 361.7], [361.7, 361.7], nil),
    ]

    @Test(arguments: columns, [PostEdge.top, .bottom])
    func tallestPostsAreLimitedToTheRoom(
        column: (wanted: [CGFloat], heights: [CGFloat], greatest: CGFloat?), edge: PostEdge
    ) {
        let places = phone().places(of: column.wanted.map { .post(edge, $0) })
        #expect(places.map(\.frame.height) == column.heights)
        #expect(places[0].greatestHeight == column.greatest)
    }

    @Test func displacementOfTheFirstPostReducesTheRoom() {
        var first = Item.post(.top, 100)
        first.displacement = 31
        let places = phone().places(of: [first, .post(.top, 900)])
        #expect(places.map(\.frame.minY) == [100, 208])
        #expect(places[1].frame.maxY == 800)
    }

    @Test(
        arguments: [
            (PostSize(), 60), (.fill, 731), (PostSize(height: .readable), 731), (PostSize(height: .ratio(0.5)), 422),
            (PostSize(minimumHeight: .ratio(0.5), maximumHeight: .points(80)), 80),
        ] as [(PostSize, CGFloat)])
    func sizeDeterminesTheHeight(size: PostSize, height: CGFloat) throws {
        var item = Item.post(.top)
        item.size = size
        #expect(try frame(item, in: phone()).height == height)
    }

    // MARK: Keyboard

    @Test(
        arguments: [
            (.avoided(), 10, 498), (.avoided(spacing: 4), 10, 504), (.avoided(), 4, 504),
            (.avoided(spacing: 40), 8, 468), (.avoided(spacing: 40), 0, 468), (.avoided(), 0, 508),
            (.avoided(spacing: .nan), 10, 508), (.avoided(spacing: -5), 10, 508), (.ignored, 10, 800),
        ] as [(PostKeyboard, CGFloat, CGFloat)])
    func postAtTheBottomIsAboveADockedKeyboard(keyboard: PostKeyboard, margin: CGFloat, end: CGFloat) throws {
        var item = Item.post(.bottom)
        item.margins.bottom = margin
        item.keyboard = keyboard
        #expect(try frame(item, in: phone(keyboard: Self.dockedKeyboard)).maxY == end)
    }

    @Test func firstPostMovesTheColumnAboveTheKeyboard() {
        var (avoiding, ignoring) = (Item.post(.bottom), Item.post(.bottom))
        avoiding.keyboard = .avoided()
        ignoring.keyboard = .ignored
        let layout = phone(keyboard: Self.dockedKeyboard)
        #expect(layout.places(of: [avoiding, ignoring]).map(\.frame.maxY) == [498, 430])
        #expect(layout.places(of: [ignoring, avoiding]).map(\.frame.maxY) == [800, 732])
    }

    nonisolated static let floatingKeyboards: [(position: String, keyboard: CGRect, end: CGFloat)] = [
        ("beside the post", CGRect(x: 210, y: 600, width: 180, height: 244), 800),
        ("above the post", CGRect(x: 0, y: 600, width: 390, height: 100), 800),
        ("below the post", CGRect(x: 0, y: 800, width: 390, height: 44), 800),
        ("over the post", CGRect(x: 0, y: 720, width: 390, height: 100), 710),
        ("over a corner", CGRect(x: 209, y: 790, width: 180, height: 54), 780),
    ]

    @Test(arguments: floatingKeyboards)
    func floatingKeyboardMovesOnlyPostsThatItCovers(position: String, keyboard: CGRect, end: CGFloat) throws {
        var item = Item.post(.bottom)
        item.keyboard = .avoided()
        item.alignment = .leading
        item.size.width = .points(200)
        #expect(try frame(item, in: phone(keyboard: keyboard, isDocked: false)).maxY == end)
    }

    @Test(arguments: [(508, 484.5), (495, 484.5), (490, 480), (300, 290)] as [(CGFloat, CGFloat)])
    func postInTheMiddleMovesOnlyIfTheKeyboardCoversIt(keyboardTop: CGFloat, end: CGFloat) throws {
        var item = Item.post(nil, 100)
        item.keyboard = .avoided()
        let keyboard = CGRect(x: 0, y: keyboardTop, width: 390, height: 844 - keyboardTop)
        #expect(try frame(item, in: phone(keyboard: keyboard)).maxY == end)
    }

    /// A post with a great offset is at the end of its area, and is covered there or not.
    @Test(
        arguments: [(-400, 0, 169), (-400, 150, 140), (400, 660, 650), (400, 800, 800)] as [(CGFloat, CGFloat, CGFloat)]
    )
    func floatingKeyboardMovesOnlyPostsThatItCoversInTheirArea(
        offset: CGFloat, keyboardTop: CGFloat, end: CGFloat
    ) throws {
        var item = Item.post(nil, 100)
        item.keyboard = .avoided()
        item.centerOffset = offset
        let keyboard = CGRect(x: 0, y: keyboardTop, width: 390, height: 50)
        #expect(try frame(item, in: phone(keyboard: keyboard, isDocked: false)).maxY == end)
    }

    @Test(arguments: [(100, 159), (10, 69), (nil, 69), (.nan, 69), (.infinity, 69)] as [(CGFloat?, CGFloat)])
    func resistanceKeepsPostBelowTheTopWhileThereIsAKeyboard(resistance: CGFloat?, top: CGFloat) throws {
        var item = Item.post(.bottom, 600)
        item.keyboard = .avoided(resistance: resistance)
        let frame = try frame(item, in: phone(keyboard: CGRect(x: 0, y: 400, width: 390, height: 444)))
        #expect(frame.minY == top)
        #expect(frame.maxY == 390)
        #expect(try self.frame(item, in: phone()).minY == 200)
    }

    @Test func keyboardLimitsTheHeightOfAPost() throws {
        var item = Item.post(.bottom)
        item.keyboard = .avoided()
        item.size.height = .ratio(0.75)
        let place = try place(item, in: phone(keyboard: Self.dockedKeyboard))
        #expect(place.frame == CGRect(x: 10, y: 69, width: 370, height: 429))
        #expect(place.greatestHeight == 429)
    }

    // MARK: Posts in the post view

    @Test func postsAtTheTopOfThePostViewReachBeyondIt() {
        let places = poster().places(of: [.inPoster(.top), .inPoster(.top)])
        #expect(places.map(\.frame.minY) == [10, 78])
        #expect(places[0].area.maxY == 290)
    }

    @Test func postsAtTheBottomOfThePostViewReachBeyondIt() {
        let places = poster().places(of: [.inPoster(.bottom), .inPoster(.bottom)])
        #expect(places.map(\.frame.maxY) == [90, 22])
        #expect(places[0].area.minY == -190)
    }

    @Test(arguments: [(.top, 221), (.bottom, 246)] as [(PostEdge, CGFloat)])
    func postsInThePostViewAreLimitedToWhatIsVisible(edge: PostEdge, safeHeight: CGFloat) throws {
        var layout = poster()
        #expect(try frame(.inPoster(edge, 2000), in: layout).height == 280)
        // The safe area applies at the edge of the post view that the posts enter from.
        layout.poster.safeArea = Self.phone.safeArea
        #expect(try frame(.inPoster(edge, 2000), in: layout).height == safeHeight)
    }

    @Test(arguments: [PostSize.fill, PostSize(height: .readable)], [PostEdge.top, .bottom])
    func postThatFillsThePostViewIsAsHighAsItsArea(size: PostSize, edge: PostEdge) throws {
        var item = Item.inPoster(edge)
        item.size = size
        #expect(try frame(item, in: poster()).height == 280)
    }

    @Test(arguments: [(279, 280), (280, 2000), (.infinity, 2000)] as [(CGFloat, CGFloat)])
    func postsInThePostViewAreLimitedOnlyWithEnoughRoom(leastRoom: CGFloat, height: CGFloat) throws {
        #expect(try frame(.inPoster(.top, 2000), in: poster(leastRoom: leastRoom)).height == height)
    }

    @Test func postsInAPostViewWithoutAWindowAreUnlimited() throws {
        var layout = poster()
        layout.poster.visible = -CGFloat.infinity...CGFloat.infinity
        #expect(try frame(.inPoster(.top, 2000), in: layout).height == 2000)
        #expect(try frame(.inPoster(.bottom, 2000), in: layout) == CGRect(x: 10, y: -1910, width: 370, height: 2000))
    }

    @Test(arguments: [(.top, 10), (.bottom, -160)] as [(PostEdge, CGFloat)])
    func keyboardMovesOnlyPostsAtTheBottomOfThePostView(edge: PostEdge, y: CGFloat) throws {
        var layout = poster()
        layout.poster.keyboard = CGRect(x: 0, y: 50, width: 390, height: 300)
        layout.poster.isKeyboardDocked = true
        var item = Item.inPoster(edge, 200)
        item.keyboard = .avoided()
        #expect(try frame(item, in: layout) == CGRect(x: 10, y: y, width: 370, height: 200))
    }

    @Test func keyboardAboveThePostViewLeavesPostsInTheVisibleRange() throws {
        var layout = poster(leastRoom: 300)
        layout.poster.keyboard = CGRect(x: 0, y: -300, width: 390, height: 400)
        layout.poster.isKeyboardDocked = true
        var item = Item.inPoster(.bottom)
        item.keyboard = .avoided()
        let place = try place(item, in: layout)
        #expect(place.frame.maxY == -190)
        #expect(place.area.minY == -190)
    }

    @Test(arguments: [PostSafeArea.respected, .filled, .ignored])
    func postInThePostViewAlwaysStaysInTheSafeArea(safeArea: PostSafeArea) throws {
        var (layout, item) = (poster(), Item.inPoster(.top))
        layout.poster.safeArea = Self.phone.safeArea
        item.margins.top = 0
        item.safeArea = safeArea
        #expect(try frame(item, in: layout).minY == 59)
    }

    // MARK: Focus

    @Test(arguments: [(.top, 51), (.bottom, -48)] as [(PostEdge, CGFloat)])
    func postMovesBeyondTheFocusedElement(edge: PostEdge, displacement: CGFloat) {
        let focused = CGRect(x: 20, y: edge == .top ? 72 : 760, width: 100, height: 40)
        let places = phone(focused: [focused]).places(of: [.post(edge), .post(edge)])
        #expect(places.map(\.displacement) == [displacement, 0])
        #expect(abs(places[1].frame.midY - places[0].frame.midY) == 68)
    }

    @Test(arguments: [(nil, 0), (50, 0), (80, -86)] as [(CGFloat?, CGFloat)])
    func postAvoidsFocusWithItsRestingHeight(restingHeight: CGFloat?, displacement: CGFloat) throws {
        var item = Item.post(.bottom)
        item.restingHeight = restingHeight
        let focused = CGRect(x: 20, y: 722, width: 100, height: 10)
        #expect(try place(item, in: phone(focused: [focused])).displacement == displacement)
    }

    // MARK: Room

    /// The y ranges of other posters' posts, and the lower end of a post of 60 points, 8 points from them.
    @Test(
        arguments: [
            ([720...780], 712), ([500...560], 800), ([790...844], 782), ([720...780, 640...700], 632),
            ([640...700, 720...780], 632), ([640...660, 720...780], 712 - 80),
        ] as [([ClosedRange<CGFloat>], CGFloat)])
    func postKeepsClearOfOtherPosters(others: [ClosedRange<CGFloat>], end: CGFloat) throws {
        var layout = phone()
        layout.host.obstacles[.bottom] = others.map {
            CGRect(x: 100, y: $0.lowerBound, width: 200, height: $0.upperBound - $0.lowerBound)
        }
        #expect(try frame(.post(.bottom), in: layout).maxY == end)
        #expect(try frame(.post(.top), in: layout).minY == 69 && frame(.post(nil), in: layout).midY == 434.5)
    }

    @Test func columnKeepsClearOfOtherPostersAsAWhole() {
        var layout = phone()
        layout.host.obstacles = [
            .top: [CGRect(x: 0, y: 140, width: 390, height: 20)],
            .bottom: [CGRect(x: 0, y: 640, width: 390, height: 30)],
        ]
        let frames = layout.places(of: [.post(.bottom), .post(.top), .post(.bottom), .post(.top)]).map(\.frame.minY)
        #expect(frames == [572, 168, 504, 236])
    }

    @Test func postBesideOtherPostersAndPostOfFullHeightStay() throws {
        var layout = phone()
        layout.host.obstacles[.bottom] = [CGRect(x: 220, y: 720, width: 160, height: 60)]
        var corner = Item.post(.bottom)
        corner.size.width = .content
        corner.alignment = .leading
        #expect(try frame(corner, in: layout).maxY == 800)
        corner.alignment = .trailing
        #expect(try frame(corner, in: layout).maxY == 712)
        corner.size.height = .fill
        #expect(try place(corner, in: layout).area.maxY == 800)
    }

    /// A post that fills the unsafe area is less high elsewhere, and doesn't return for that.
    @Test func postThatIsLessHighElsewhereStaysThere() throws {
        var layout = phone()
        layout.host.obstacles[.bottom] = [CGRect(x: 100, y: 700, width: 200, height: 60)]
        var bar = Item.post(.bottom)
        bar.margins = PostLayout.Margins()
        bar.safeArea = .filled
        #expect(try place(bar, in: layout) == place(bar, in: phone()))
        bar.restingHeight = 94
        #expect(try frame(bar, in: layout).maxY == 692 && place(bar, in: layout).isAside)
    }

    @Test func displacementIsKeptWithoutKnownFocus() throws {
        var item = Item.post(.top)
        item.displacement = 40
        #expect(try frame(item, in: phone()).minY == 109)
        #expect(try frame(item, in: phone(focused: [])).minY == 69)
        item.avoidsFocus = false
        #expect(try frame(item, in: phone(focused: [])).minY == 109)
    }

    @Test(arguments: [(.avoided(), 139), (.ignored, 199)] as [(PostKeyboard, CGFloat)])
    func displacedPostStaysAboveAFloatingKeyboard(keyboard: PostKeyboard, displacement: CGFloat) throws {
        var item = Item.post(.top, 200)
        item.keyboard = keyboard
        let focused = CGRect(x: 10, y: 100, width: 370, height: 160)
        let floating = CGRect(x: 0, y: 408, width: 390, height: 300)
        let layout = phone(keyboard: floating, isDocked: false, focused: [focused])
        #expect(try place(item, in: layout).displacement == displacement)
    }
}

extension PostLayout.Item {
    /// A post in the host with margins of 10 points.
    static func post(_ edge: PostEdge?, _ height: CGFloat = 60) -> Self {
        var item = Self(edge: edge)
        item.margins = PostLayout.Margins(top: 10, leading: 10, bottom: 10, trailing: 10)
        item.measured = CGSize(width: 200, height: height)
        return item
    }

    /// A post in the post view itself with margins of 10 points.
    fileprivate static func inPoster(_ edge: PostEdge, _ height: CGFloat = 60) -> Self {
        var item = post(edge, height)
        item.isInPoster = true
        return item
    }
}
