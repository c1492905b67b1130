import Foundation

@testable import MessageStackView

/// A plain implementation of the rules of `PostLayout`, which computes everything for each post again.
struct ReferenceLayout {
    let layout: PostLayout
    let items: [PostLayout.Item]

    /// The places of all posts.
    var places: [PostLayout.Place] {
        var places: [PostLayout.Place] = []
        for index in items.indices {
            places.append(items[index].isLeaving ? leavingPlace(of: items[index]) : place(of: index, after: places))
        }
        return places
    }

    private func leavingPlace(of item: PostLayout.Item) -> PostLayout.Place {
        let area = freeArea(of: item)
        let width = width(of: item, in: area)
        let frame = CGRect(
            x: x(of: item, in: area, width: width), y: 0, width: width, height: height(of: item, in: area))
        return PostLayout.Place(area: area, frame: frame, displacement: item.displacement)
    }

    private func place(of index: Int, after earlier: [PostLayout.Place]) -> PostLayout.Place {
        let item = items[index]
        let column = column(of: index)
        let free = freeArea(of: item)
        let area = area(of: index, in: column)
        let greatest = greatestHeight(of: index, in: column)
        let width = width(of: item, in: free)
        let height = min(height(of: item, in: free), greatest ?? .infinity)
        let neighbor = column.last { $0 < index }.map { earlier[$0].frame }

        var y: CGFloat
        switch item.edge {
        case nil:
            y = (free.minY + free.maxY) / 2 - height / 2 + item.centerOffset
        case .bottom:
            let end = neighbor.map { $0.minY - layout.spacing } ?? area.maxY
            y = end - height
        default:
            y = neighbor.map { $0.maxY + layout.spacing } ?? area.minY
        }
        if !item.isInPoster { y = moved(y, height, into: area) }
        var frame = CGRect(x: x(of: item, in: free, width: width), y: y, width: width, height: height)
        let displacement = displacement(of: item, at: frame, in: area)
        frame.origin.y += displacement
        return PostLayout.Place(area: area, frame: frame, greatestHeight: greatest, displacement: displacement)
    }

    private func container(of item: PostLayout.Item) -> PostLayout.Container {
        item.isInPoster ? layout.poster : layout.host
    }

    private func moved(_ y: CGFloat, _ height: CGFloat, into area: PostLayout.Area) -> CGFloat {
        max(area.minY, min(y, area.maxY - height))
    }

    // MARK: Columns

    /// Returns the posts that share a column with a post, in the order of the posts.
    func column(of index: Int) -> [Int] {
        let item = items[index]
        guard item.edge != nil, !item.isInDeck else { return [index] }
        return items.indices.filter {
            let other = items[$0]
            return !other.isLeaving && !other.isInDeck && other.isInPoster == item.isInPoster
                && other.edge == item.edge && other.alignment == item.alignment
        }
    }

    // MARK: Areas

    /// Returns the area of a post as if there were no keyboard.
    private func freeArea(of item: PostLayout.Item) -> PostLayout.Area {
        let container = container(of: item)
        let (bounds, own, safe) = (container.bounds, item.margins, container.safeArea)
        let leading = margin(own.leading, safe.leading, of: item)
        let trailing = margin(own.trailing, safe.trailing, of: item)
        var area = PostLayout.Area()
        let width = max(0, bounds.width - leading - trailing)
        if container.isRightToLeft {
            area.maxX = bounds.maxX - leading
            area.minX = area.maxX - width
        } else {
            area.minX = bounds.minX + leading
            area.maxX = area.minX + width
        }
        let followsContent = item.size.height == .content
        let (isAtTop, isAtBottom) = (item.edge != nil && item.edge != .bottom, item.edge == .bottom)
        area.minY = bounds.minY + margin(own.top, safe.top, of: item, isSafe: followsContent && !isAtTop)
        area.maxY = bounds.maxY - margin(own.bottom, safe.bottom, of: item, isSafe: followsContent && !isAtBottom)
        switch (item.isInPoster, item.edge) {
        case (true, .bottom):
            area.minY = min(container.visible.lowerBound + own.top, area.maxY)
        case (true, _):
            area.maxY = max(container.visible.upperBound - own.bottom, area.minY)
        case (false, _):
            area.maxY = max(area.maxY, area.minY)
        }
        return area
    }

    private func margin(
        _ own: CGFloat, _ safe: CGFloat, of item: PostLayout.Item, isSafe: Bool = false
    ) -> CGFloat {
        if item.isInPoster { return own + safe }
        switch item.safeArea {
        case .respected: return own + safe
        case .filled: return own > 0 || isSafe ? own + safe : own
        case .ignored: return own
        }
    }

    /// Returns the area of a post with the keyboard that its column avoids.
    private func area(of index: Int, in column: [Int]) -> PostLayout.Area {
        var area = freeArea(of: items[index])
        if let line = keyboardLine(of: items[column[0]]) {
            area.maxY = max(area.minY, min(area.maxY, line))
        }
        let item = items[index]
        if index == column[0], !item.isInPoster, layout.host.keyboard != nil,
            case .avoided(_, let resistance?) = item.keyboard, resistance.isFinite
        {
            area.minY = max(area.minY, layout.host.bounds.minY + layout.host.safeArea.top + resistance)
            area.maxY = max(area.minY, area.maxY)
        }
        return area
    }

    /// Returns the y coordinate at which the area of a column ends if its first post is given.
    private func keyboardLine(of first: PostLayout.Item) -> CGFloat? {
        let container = container(of: first)
        guard case .avoided(let spacing, _) = first.keyboard, let keyboard = container.keyboard else { return nil }
        if first.isInPoster && first.edge != .bottom { return nil }
        let line = keyboard.minY - (spacing.map(\.length) ?? min(10, max(0, first.margins.bottom)))
        if container.isKeyboardDocked { return line }

        // The place of the first post as if it were alone and there were no keyboard.
        let area = freeArea(of: first)
        let (width, height) = (width(of: first, in: area), height(of: first, in: area))
        let x = x(of: first, in: area, width: width)
        var y =
            switch first.edge {
            case nil: (area.minY + area.maxY) / 2 - height / 2 + first.centerOffset
            case .bottom: area.maxY - height
            default: area.minY
            }
        if !first.isInPoster { y = moved(y, height, into: area) }
        let intersects =
            x < keyboard.maxX && keyboard.minX < x + width && y < keyboard.maxY && keyboard.minY < y + height
        return intersects ? line : nil
    }

    // MARK: Sizes

    private func width(of item: PostLayout.Item, in area: PostLayout.Area) -> CGFloat {
        let (size, container) = (item.size, container(of: item))
        func points(_ length: PostSize.Length?) -> CGFloat? {
            switch length {
            case .points(let points): points.validLength
            case .ratio(let ratio): ratio.validLength.map { $0 * container.bounds.width }
            case .readable: container.readableWidth
            case .content, .fill, nil: nil
            }
        }
        let wanted = size.width == .fill ? area.width : points(size.width) ?? item.measured.width
        return limited(wanted, points(size.minimumWidth), points(size.maximumWidth), area.width)
    }

    /// Returns the height that a post has if there is enough room for the whole column.
    private func height(of item: PostLayout.Item, in area: PostLayout.Area) -> CGFloat {
        let (size, container) = (item.size, container(of: item))
        func points(_ length: PostSize.Length?) -> CGFloat? {
            switch length {
            case .points(let points): points.validLength
            case .ratio(let ratio): ratio.validLength.map { $0 * container.bounds.height }
            case .content, .fill, .readable, nil: nil
            }
        }
        let fills = size.height == .fill || size.height == .readable
        let wanted = fills ? area.height : points(size.height) ?? item.measured.height
        return limited(
            wanted, points(size.minimumHeight), points(size.maximumHeight), item.isInPoster ? .infinity : area.height)
    }

    private func limited(
        _ wanted: CGFloat, _ minimum: CGFloat?, _ maximum: CGFloat?, _ room: CGFloat
    ) -> CGFloat {
        var length = wanted
        if let minimum, length < minimum { length = minimum }
        if let maximum, length > maximum { length = maximum }
        return min(length, room)
    }

    private func x(of item: PostLayout.Item, in area: PostLayout.Area, width: CGFloat) -> CGFloat {
        let isRightToLeft = container(of: item).isRightToLeft
        switch item.alignment {
        case .center: return area.minX + (area.width - width) / 2
        case .leading: return isRightToLeft ? area.maxX - width : area.minX
        case .trailing: return isRightToLeft ? area.minX : area.maxX - width
        }
    }

    private func greatestHeight(of index: Int, in column: [Int]) -> CGFloat? {
        let (item, first) = (items[index], items[column[0]])
        let areas = column.map { area(of: $0, in: column) }
        let room =
            first.edge == .bottom
            ? areas[0].maxY - (areas.map(\.minY).max() ?? 0)
            : (areas.map(\.maxY).min() ?? 0) - areas[0].minY
        guard room.isFinite, !item.isInPoster || room > layout.leastRoom else { return nil }
        let wanted = column.map { height(of: items[$0], in: freeArea(of: items[$0])) }
        let gaps = max(0, layout.spacing) * CGFloat(column.count - 1)
        let shared = PostHeights(wanted: wanted, room: room - gaps - abs(first.displacement)).greatest
        let own = area(of: index, in: column).height
        guard !item.isInPoster, height(of: item, in: freeArea(of: item)) > own + 0.5 else { return shared }
        return min(shared ?? .infinity, own)
    }

    // MARK: Focus

    private func displacement(
        of item: PostLayout.Item, at frame: CGRect, in area: PostLayout.Area
    ) -> CGFloat {
        let container = container(of: item)
        guard item.avoidsFocus, let focused = container.focused else { return item.displacement }
        var end = area.maxY
        if item.keyboard != .ignored, let keyboard = container.keyboard, (area.minY...area.maxY).contains(keyboard.minY)
        {
            end = keyboard.minY
        }
        // The post has its resting height where it isn't displaced, at the same distance from its edge.
        var resting = frame
        resting.size.height = max(frame.height, item.restingHeight ?? 0)
        if item.edge == .bottom { resting.origin.y = frame.maxY - resting.height }
        return FocusClearance(focused: focused, range: area.minY...end, spacing: max(0, layout.spacing))
            .offset(of: resting, from: item.edge, present: item.displacement)
    }
}
