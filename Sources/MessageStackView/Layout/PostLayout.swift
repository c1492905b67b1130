import Foundation

/// Decides where the posts of a post view are.
///
/// The post view measures each post at the width that the layout allows, and passes the posts in the order in which they
/// appeared. The layout returns a place for each. Posts at the same edge form a column, in which the newest is farthest
/// from the edge; those of a deck are at the edge, each as if it were alone.
struct PostLayout: Equatable {
    /// A view in which posts are placed: the host of a post view, or the post view itself.
    struct Container: Equatable {
        var bounds = CGRect.zero
        /// The widths of the parts of the bounds that the safe area excludes.
        var safeArea = Margins()
        /// The distances from the edges of the bounds to the inner ends of the app's bars that posts may cover; zero for none.
        var bars = Margins()
        /// The frames of other posters' posts at the top and the bottom edge, which posts keep clear of.
        var obstacles: [PostEdge: [CGRect]] = [:]
        /// The areas that no post crosses, such as an active fold.
        var reserved: [CGRect] = []
        /// The parts of the bounds that a round corner of the screen may cut off.
        var corners: [CGRect] = []
        /// The width in which text is easy to read.
        var readableWidth = CGFloat.infinity
        /// The frame of the sheet that posts at the lower edge stay above; nil if there is none.
        var sheet: CGRect?
        /// The frame of the keyboard; nil if there is none.
        var keyboard: CGRect?
        /// Whether the keyboard is at least as wide as the host.
        var isKeyboardDocked = false
        /// The range of y coordinates that can be seen. Only a post view has one; posts never leave the bounds of a host.
        var visible = -CGFloat.infinity...CGFloat.infinity
        /// The visible frames of focused elements; nil if they are unknown, so that posts keep their displacement.
        var focused: [CGRect]?
        var isRightToLeft = false
    }

    /// The points at the four edges of a rectangle.
    struct Margins: Equatable {
        var top: CGFloat = 0
        var leading: CGFloat = 0
        var bottom: CGFloat = 0
        var trailing: CGFloat = 0
    }

    /// A post to place.
    struct Item: Equatable {
        /// Whether the post is in the post view itself, rather than in its host.
        var isInPoster = false
        /// The edge of the column; nil for a post in the middle or beside an anchor, which is in none.
        var edge: PostEdge?
        /// The anchor that the post is beside; nil for none.
        var anchor: Anchor?
        var alignment = PostAlignment.center
        /// The points between the post and its area.
        var margins = Margins()
        /// The points by which a post in the middle is below it.
        var centerOffset: CGFloat = 0
        var size = PostSize()
        var safeArea = PostSafeArea.respected
        var keyboard = PostKeyboard.ignored
        var isInDeck = false
        /// Whether the post has a control; only needed for a post in the middle that a reserved area crosses.
        var hasControls = false
        /// Whether the post is leaving. It has no place in a column any more.
        var isLeaving = false
        /// Whether the post moves so that it doesn't cover the focused element. Otherwise it keeps its displacement.
        var avoidsFocus = true
        /// The points by which the post is displaced now, so that it doesn't cover the focused element.
        var displacement: CGFloat = 0
        /// The size of the content at the width that the layout allows.
        var measured = CGSize.zero
        /// The height of the content at the post's own place; nil if it is the same. A post that fills the unsafe area is less high
        /// elsewhere.
        var restingHeight: CGFloat?
        /// The width of the content at the post's own place; nil if it is the same. A post that keeps clear of a reserved area may be
        /// narrower.
        var restingWidth: CGFloat?

        /// The column; nil for a post in the middle or beside an anchor, which is in none.
        var column: Column? {
            edge.map { Column(edge: $0, alignment: alignment, isInPoster: isInPoster, isDeck: isInDeck) }
        }

        /// The sides at which the content determines where the post ends; empty for a height that doesn't follow the content. A
        /// post that fills the unsafe area ends in the safe area there, as its content does.
        var contentEnds: [KeyPath<Margins, CGFloat>] {
            guard size.height == .content else { return [] }
            return switch edge {
            case nil: [\.top, \.bottom]
            case .bottom: [\.top]
            default: [\.bottom]
            }
        }
    }

    /// The edge and the alignment that identify a column: posts that follow one another from an edge, or a deck.
    struct Column: Hashable {
        let edge: PostEdge
        let alignment: PostAlignment
        /// Whether the edge is that of the post view itself, rather than of its host.
        let isInPoster: Bool
        /// Whether the posts form a deck instead of following one another.
        let isDeck: Bool
    }

    /// The place of a post, in the coordinates of its container.
    struct Place: Equatable {
        /// The points between the edges of the container and the area.
        var margins = Margins()
        /// The rectangle that the post may cover. For a post in the post view itself, it is the rest of the visible range.
        var area = Area()
        var frame = CGRect.zero
        /// The maximum height; nil if there is room for the whole post.
        var greatestHeight: CGFloat?
        /// The points by which the post is below its own place, so that it doesn't cover the focused element.
        var displacement: CGFloat = 0
        /// Whether the post isn't at its own place, so that it is clear of other posters' posts.
        var isAside = false
        /// Whether the margins keep the post clear of a reserved area or a round corner.
        var isNarrowed = false
        /// The arrow to the anchor; nil for a post without an anchor, or one that covers a part of it for lack of room.
        var arrow: Arrow?
        /// Whether no part of the anchor is visible. The post isn't visible either then.
        var isAnchorHidden = false
    }

    /// A rectangle that may be unlimited.
    struct Area: Equatable {
        var minX: CGFloat = 0
        var maxX: CGFloat = 0
        var minY: CGFloat = 0
        var maxY: CGFloat = 0

        var width: CGFloat { maxX - minX }
        var height: CGFloat { maxY - minY }
    }

    var host = Container()
    var poster = Container()
    /// The points between posts of a column.
    var spacing: CGFloat = 0
    /// The room in points above which the heights of posts in the post view itself are limited. With less, the app has put
    /// the post view near the far end of the screen, and the posts extend beyond it.
    var leastRoom: CGFloat = 0

    /// Returns the places of posts.
    func places(of items: [Item]) -> [Place] {
        var places = items.map { item in
            var place = Place(margins: margins(of: item), displacement: item.displacement)
            fill(&place, of: item)
            return place
        }
        for column in columns(of: items) {
            let own = places
            arrange(column, of: items, &places)
            guard let clear = clearMargins(of: column, items, places) else { continue }
            places = own
            for index in column {
                places[index].margins.raise(to: clear)
                places[index].isNarrowed = true
                fill(&places[index], of: items[index])
            }
            arrange(column, of: items, &places)
        }
        return places
    }

    /// Sets the area, the size and the horizontal place for the margins.
    private func fill(_ place: inout Place, of item: Item) {
        place.area = area(of: item, place.margins)
        place.frame.size = size(of: item, in: place.area)
        place.frame.origin.x = x(of: item, in: place.area, width: place.frame.width)
    }

    // MARK: - Areas

    /// Returns the points between the edges of the container and the rectangle that a post may cover while there is no keyboard:
    /// its own margins, and the safe area unless the post reaches beyond it.
    private func margins(of item: Item) -> Margins {
        let container = container(of: item)
        let contentEnds = item.contentEnds
        func margin(_ margin: KeyPath<Margins, CGFloat>) -> CGFloat {
            let own = item.margins[keyPath: margin]
            let fillsUnsafeArea = item.safeArea == .filled && own <= 0 && !contentEnds.contains(margin)
            let reachesUnsafeArea = item.safeArea == .ignored || fillsUnsafeArea
            return reachesUnsafeArea && !item.isInPoster ? own : own + container.safeArea[keyPath: margin]
        }
        return Margins(
            top: margin(\.top), leading: margin(\.leading), bottom: margin(\.bottom), trailing: margin(\.trailing))
    }

    /// Returns the rectangle that a post may cover. In a container that is smaller than the margins, the bottom and the trailing
    /// edge move.
    private func area(of item: Item, _ margins: Margins) -> Area {
        let container = container(of: item)
        let bounds = container.bounds
        let width = max(0, bounds.width - margins.leading - margins.trailing)
        let minX = container.isRightToLeft ? bounds.maxX - margins.leading - width : bounds.minX + margins.leading
        var area = Area(
            minX: minX, maxX: minX + width, minY: bounds.minY + margins.top, maxY: bounds.maxY - margins.bottom)
        if item.isInPoster {
            // The post view becomes as high as its posts.
            if item.edge == .bottom {
                area.minY = container.visible.lowerBound + item.margins.top
            } else {
                area.maxY = container.visible.upperBound - item.margins.bottom
            }
        }
        if area.maxY < area.minY {
            if item.isInPoster, item.edge == .bottom { area.minY = area.maxY } else { area.maxY = area.minY }
        }
        return area
    }

    func container(of item: Item) -> Container { item.isInPoster ? poster : host }

    // MARK: - Sizes

    /// Returns the rules for the width of a post.
    private func width(of item: Item, in area: Area) -> PostSize.Limits {
        let container = container(of: item)
        return item.size.width(in: area.width, host: container.bounds.width, readable: container.readableWidth)
    }

    /// Returns the maximum width of a post at a place.
    func greatestWidth(of item: Item, at place: Place) -> CGFloat {
        width(of: item, in: place.area).length(of: .infinity)
    }

    /// Returns the rules for the height of a post.
    private func height(of item: Item, in area: Area) -> PostSize.Limits {
        var limits = item.size.height(in: area.height, host: container(of: item).bounds.height)
        // A post view becomes as high as its posts.
        if item.isInPoster { limits.room = .infinity }
        return limits
    }

    func size(of item: Item, in area: Area) -> CGSize {
        CGSize(
            width: width(of: item, in: area).length(of: item.measured.width),
            height: height(of: item, in: area).length(of: item.measured.height))
    }

    func x(of item: Item, in area: Area, width: CGFloat) -> CGFloat {
        switch item.alignment {
        case .center: (area.minX + area.maxX - width) / 2
        case .leading: container(of: item).isRightToLeft ? area.maxX - width : area.minX
        case .trailing: container(of: item).isRightToLeft ? area.minX : area.maxX - width
        }
    }

    // MARK: - Columns

    /// Returns the indices of the posts of each column. A post in the middle and each post of a deck are alone.
    private func columns(of items: [Item]) -> [[Int]] {
        var columns: [[Int]] = []
        for (index, item) in items.enumerated() where !item.isLeaving {
            let isAlone = item.edge == nil || item.isInDeck
            let column = isAlone ? nil : columns.firstIndex { items[$0[0]].column == item.column }
            if let column { columns[column].append(index) } else { columns.append([index]) }
        }
        return columns
    }

    /// Sets the vertical places of the posts of a column.
    private func arrange(_ column: [Int], of items: [Item], _ places: inout [Place]) {
        let first = items[column[0]]
        if first.anchor != nil { return placeBesideAnchor(column[0], of: items, &places) }
        let isUpward = first.edge == .bottom
        let middle = (places[column[0]].area.minY + places[column[0]].area.maxY) / 2
        avoidBars(column, of: items, &places)
        avoidKeyboard(column, of: items, &places)
        avoidSheet(column, of: items, &places)
        avoidObstacles(column, of: items, &places)
        limit(column, of: items, &places)
        var next = isUpward ? places[column[0]].area.maxY : places[column[0]].area.minY
        for index in column {
            let area = places[index].area
            var frame = places[index].frame
            frame.size.height = min(frame.height, places[index].greatestHeight ?? .infinity)
            if first.edge == nil {
                frame.origin.y = middle - frame.height / 2 + first.centerOffset
            } else {
                frame.origin.y = isUpward ? next - frame.height : next
            }
            if !first.isInPoster { frame.origin.y = max(area.minY, min(frame.minY, area.maxY - frame.height)) }
            let displacement = displacement(of: items[index], frame, in: area, isAside: places[index].isAside)
            places[index].displacement = displacement
            frame.origin.y += displacement
            places[index].frame = frame
            next = isUpward ? frame.minY - spacing : frame.maxY + spacing
        }
    }

    /// Limits the heights of posts to the room that there is for all of them.
    private func limit(_ column: [Int], of items: [Item], _ places: inout [Place]) {
        let first = items[column[0]]
        let top = column.map { places[$0].area.minY }.reduce(-.infinity, max)
        let bottom = column.map { places[$0].area.maxY }.reduce(.infinity, min)
        let start = places[column[0]].area
        let room = first.edge == .bottom ? start.maxY - top : bottom - start.minY
        guard room.isFinite, !first.isInPoster || room > leastRoom else { return }
        let between = max(0, spacing) * CGFloat(column.count - 1) + abs(first.displacement)
        let heights = PostHeights(wanted: column.map { places[$0].frame.height }, room: room - between)
        for index in column {
            let area = places[index].area
            places[index].greatestHeight = heights.greatest
            // A post in the host never leaves its area.
            if !first.isInPoster, places[index].frame.height > area.height + Self.tolerance {
                places[index].greatestHeight = min(heights.greatest ?? .infinity, area.height)
            }
        }
    }

    // MARK: - Bars

    /// Keeps a column clear of the app's bars. Only at the top, a post may be in front of a bar: if it covers all of it, so that no
    /// part of a title or a button remains visible. The post at the edge decides for its column.
    private func avoidBars(_ column: [Int], of items: [Item], _ places: inout [Place]) {
        let first = items[column[0]]
        guard let edge = first.edge, first.safeArea == .respected else { return }
        let side: WritableKeyPath<Margins, CGFloat> = edge == .bottom ? \.bottom : \.top
        let (bar, safeArea) = (container(of: first).bars[keyPath: side], container(of: first).safeArea[keyPath: side])
        guard bar > safeArea else { return }
        let (place, margin) = (places[column[0]], max(0, first.margins[keyPath: side]))
        let coversBar = edge != .bottom && place.margins.top + place.frame.height + margin >= bar
        if coversBar, margin > Self.insetOfCards { return }
        for index in column {
            let own = places[index].margins[keyPath: side]
            places[index].margins[keyPath: side] =
                coversBar ? min(own, safeArea + Self.insetOfCover) : max(own, bar + items[index].margins[keyPath: side])
            places[index].area = area(of: items[index], places[index].margins)
            // In front of the bar, a post that fills its area has more room.
            if coversBar { places[index].frame.size = size(of: items[index], in: places[index].area) }
        }
    }

    /// The maximum distance in points from the safe area to a post that covers a bar. The buttons of a bar of iOS 26 begin 5 points
    /// below the safe area, since they are 44 of its 54 points high.
    private static let insetOfCover: CGFloat = 4
    /// The distance in points from the safe area to a card. A larger one is that of the app, and stays.
    private static let insetOfCards: CGFloat = 8

    // MARK: - Keyboard

    /// Keeps a column above the keyboard. The post at the edge decides whether the keyboard is in the way.
    func avoidKeyboard(_ column: [Int], of items: [Item], _ places: inout [Place]) {
        let first = items[column[0]]
        let bounds = container(of: first).bounds
        if let line = keyboardLine(of: first, places[column[0]]) {
            for index in column {
                let end = max(line, places[index].area.minY)
                places[index].margins.bottom = max(places[index].margins.bottom, bounds.maxY - end)
            }
        }
        if case .avoided(_, let resistance?) = first.keyboard, resistance.isFinite, !first.isInPoster,
            host.keyboard != nil
        {
            let top = host.safeArea.top + resistance
            places[column[0]].margins.top = max(places[column[0]].margins.top, top)
        }
        for index in column { places[index].area = area(of: items[index], places[index].margins) }
    }

    /// Returns the y coordinate above which a post stays; nil if the keyboard isn't in its way.
    ///
    /// A docked keyboard always is. A floating one is if it would cover the post.
    private func keyboardLine(of item: Item, _ place: Place) -> CGFloat? {
        let container = container(of: item)
        // A keyboard doesn't reach the top of a post view.
        guard case .avoided(let spacing, _) = item.keyboard, let keyboard = container.keyboard,
            item.edge == .bottom || !item.isInPoster
        else { return nil }
        let line = keyboard.minY - (spacing?.length ?? min(10, max(0, item.margins.bottom)))
        if container.isKeyboardDocked { return line }
        guard item.anchor == nil else { return nil }
        let (area, height) = (place.area, place.frame.height)
        let isBeside = place.frame.maxX <= keyboard.minX || keyboard.maxX <= place.frame.minX
        let centered = (area.minY + area.maxY + height) / 2 + item.centerOffset
        let reach =
            switch item.edge {
            case nil: max(area.minY + height, min(centered, area.maxY))
            case .bottom: area.maxY
            default: area.minY + height
            }
        return !isBeside && keyboard.minY < reach && reach - height < keyboard.maxY ? line : nil
    }

    // MARK: - Sheet

    /// Keeps a column at the lower edge above the sheet, or at the upper end of its area if the sheet leaves too little room.
    private func avoidSheet(_ column: [Int], of items: [Item], _ places: inout [Place]) {
        let (first, place) = (items[column[0]], places[column[0]])
        guard first.edge == .bottom, first.size.height != .fill, let sheet = container(of: first).sheet,
            place.frame.minX < sheet.maxX, sheet.minX < place.frame.maxX
        else { return }
        let gap = max(0, spacing)
        let height = column.reduce(-gap) { $0 + places[$1].frame.height + gap }
        let end = max(sheet.minY - max(0, first.margins.bottom), place.area.minY + height)
        guard end < place.area.maxY else { return }
        let margin = container(of: first).bounds.maxY - end
        for index in column {
            places[index].margins.bottom = max(places[index].margins.bottom, margin)
            places[index].area = area(of: items[index], places[index].margins)
            places[index].isAside = true
        }
    }

    // MARK: - Room

    /// Keeps a column clear of the posts of other posters at its edge, unless its first post has the height of the area.
    private func avoidObstacles(_ column: [Int], of items: [Item], _ places: inout [Place]) {
        let first = items[column[0]]
        guard let edge = first.edge, first.size.height != .fill,
            let obstacles = container(of: first).obstacles[edge]
        else { return }
        let side: WritableKeyPath<Margins, CGFloat> = edge == .bottom ? \.bottom : \.top
        let area = places[column[0]].area
        let gap = max(0, spacing)
        var frame = column.map { places[$0].frame }.reduce(CGRect.null) { $0.union($1) }
        frame.size.height = column.reduce(-gap) {
            $0 + max(places[$1].frame.height, items[$1].restingHeight ?? 0) + gap
        }
        frame.origin.y = edge == .bottom ? area.maxY - frame.height : area.minY
        let distance = Self.distance(of: frame, from: edge, clearOf: obstacles, spacing: gap)
        guard distance > 0 else { return }
        let start = places[column[0]].margins[keyPath: side] + distance
        for index in column {
            places[index].margins[keyPath: side] = max(places[index].margins[keyPath: side], start)
            places[index].area = self.area(of: items[index], places[index].margins)
            places[index].isAside = true
        }
    }

    /// Returns the points by which a frame moves away from an edge, to be clear of obstacles.
    static func distance(
        of frame: CGRect, from edge: PostEdge, clearOf obstacles: [CGRect], spacing: CGFloat
    ) -> CGFloat {
        let isUpward = edge == .bottom
        var place = frame
        for obstacle in obstacles.sorted(by: { isUpward ? $0.maxY > $1.maxY : $0.minY < $1.minY }) {
            let reach = obstacle.insetBy(dx: 0, dy: -spacing)
            guard reach.insetBy(dx: 0, dy: 0.01).intersects(place) else { continue }
            place.origin.y = isUpward ? reach.minY - place.height : reach.maxY
        }
        return abs(place.minY - frame.minY)
    }

    // MARK: - Focus

    private func displacement(of item: Item, _ frame: CGRect, in area: Area, isAside: Bool) -> CGFloat {
        guard item.avoidsFocus, let focused = container(of: item).focused, area.minY <= area.maxY else {
            return item.displacement
        }
        var range = area.minY...area.maxY
        // The keyboard matters even at the top, for a post that moves down.
        if item.keyboard != .ignored, let top = container(of: item).keyboard?.minY, range.contains(top) {
            range = range.lowerBound...top
        }
        var frame = frame
        if let height = item.restingHeight, height > frame.height, !isAside {
            if item.edge == .bottom { frame.origin.y -= height - frame.height }
            frame.size.height = height
        }
        return FocusClearance(focused: focused, range: range, spacing: max(0, spacing))
            .offset(of: frame, from: item.edge, present: item.displacement)
    }

    /// The difference in points that rounding to pixels causes.
    private static let tolerance: CGFloat = 0.5
}
