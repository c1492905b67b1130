import Foundation

@testable import MessageStackView

extension LayoutTrial {
    /// Returns a random layout of up to six posts, from a host without a size to an iPad.
    static func random(using random: inout SeededGenerator) -> LayoutTrial {
        var layout = PostLayout()
        layout.host = .random(using: &random)
        layout.poster = .random(using: &random)
        if random.chance(10) { layout.poster.visible = -CGFloat.infinity...CGFloat.infinity }
        layout.spacing = random.chance(90) ? random.number(0, 20) : random.oddNumber().limited
        layout.leastRoom = random.chance(70) ? random.number(0, 400) : .infinity
        var items: [PostLayout.Item] = []
        for _ in 0..<random.number(upTo: 7) {
            // Random posts seldom have the same edge and alignment, so most of them are like the one before.
            let similar = random.chance(70) ? items.last : nil
            var item = similar ?? .random(using: &random)
            item.randomizeContent(using: &random)
            items.append(item)
        }
        if items.contains(where: \.needsEnd) { layout.poster.visible = -100...900 }
        return LayoutTrial(layout: layout, items: items, rise: random.number(0, 400))
    }
}

extension PostLayout.Item {
    /// Whether the post has no finite frame in a post view of which everything can be seen.
    fileprivate var needsEnd: Bool { isInPoster && (edge == nil || size.height == .fill || size.height == .readable) }

    fileprivate static func random(using random: inout SeededGenerator) -> Self {
        var item = PostLayout.Item()
        item.isInPoster = random.chance(30)
        item.edge = random.pick([.top, .top, .bottom, .bottom, nil, .leading])
        item.alignment = random.pick([.center, .center, .leading, .trailing])
        item.margins = random.chance(80) ? .random(upTo: 30, using: &random) : .random(upTo: 800, using: &random)
        if random.chance(10) { item.margins.top = 0 }
        if random.chance(10) { item.margins.bottom = -random.number(0, 20) }
        item.centerOffset = random.chance(90) ? random.number(-200, 200) : random.oddNumber().limited
        item.safeArea = random.pick([.respected, .filled, .ignored])
        item.keyboard = .random(using: &random)
        item.isInDeck = random.chance(15)
        return item
    }

    /// Changes the parts that differ between the posts of a column.
    fileprivate mutating func randomizeContent(using random: inout SeededGenerator) {
        size = .random(using: &random)
        measured = CGSize(width: random.number(0, 500), height: random.number(0, random.chance(80) ? 150 : 1500))
        if random.chance(5) { measured.height = random.oddNumber().length }
        if random.chance(5) { measured.width = random.oddNumber().length }
        if random.chance(10) { margins = .random(upTo: 60, using: &random) }
        if random.chance(10) { keyboard = .random(using: &random) }
        isLeaving = random.chance(15)
        avoidsFocus = random.chance(80)
        displacement = random.chance(80) ? 0 : random.number(-200, 200)
        restingHeight = random.chance(80) ? nil : random.number(0, 200)
    }
}

extension PostKeyboard {
    fileprivate static func random(using random: inout SeededGenerator) -> Self {
        if random.chance(25) { return .ignored }
        let spacing = random.chance(90) ? random.number(0, 20) : random.oddNumber()
        if random.chance(35) { return .avoided() }
        if random.chance(70) { return .avoided(spacing: spacing) }
        return .avoided(spacing: spacing, resistance: random.chance(80) ? random.number(0, 300) : random.oddNumber())
    }
}

extension PostSize {
    fileprivate static func random(using random: inout SeededGenerator) -> Self {
        var size = PostSize()
        if random.chance(50) { size.width = .random(using: &random) }
        if random.chance(30) { size.height = .random(using: &random) }
        if random.chance(15) { size.minimumWidth = .random(using: &random) }
        if random.chance(15) { size.maximumWidth = .random(using: &random) }
        if random.chance(15) { size.minimumHeight = .random(using: &random) }
        if random.chance(15) { size.maximumHeight = .random(using: &random) }
        return size
    }
}

extension PostSize.Length {
    fileprivate static func random(using random: inout SeededGenerator) -> Self {
        switch random.number(upTo: 8) {
        case 0: .content
        case 1: .fill
        case 2: .readable
        case 3, 4: .ratio(random.number(0, 1.5))
        case 5, 6: .points(random.number(0, 800))
        default: random.chance(50) ? .points(random.oddNumber()) : .ratio(random.oddNumber())
        }
    }
}

extension PostLayout.Margins {
    fileprivate static func random(upTo limit: CGFloat, using random: inout SeededGenerator) -> Self {
        Self(
            top: random.number(0, limit), leading: random.number(0, limit), bottom: random.number(0, limit),
            trailing: random.number(0, limit))
    }
}

extension PostLayout.Container {
    private static let sizes = [
        CGSize.zero, CGSize(width: 1, height: 1), CGSize(width: 320, height: 568), CGSize(width: 390, height: 844),
        CGSize(width: 844, height: 390), CGSize(width: 1024, height: 1366),
    ]

    fileprivate static func random(using random: inout SeededGenerator) -> Self {
        var container = Self()
        container.bounds.size =
            random.chance(70)
            ? random.pick(sizes) : CGSize(width: random.number(0, 1024), height: random.number(0, 1366))
        // The origin of a scroll view's bounds is its content offset.
        if random.chance(10) {
            container.bounds.origin = CGPoint(x: random.number(-50, 50), y: random.number(-500, 500))
        }
        if random.chance(70) { container.safeArea = .random(upTo: 60, using: &random) }
        if random.chance(5) { container.safeArea = .random(upTo: 900, using: &random) }
        if random.chance(80) { container.readableWidth = random.number(0, container.bounds.width) }
        container.isRightToLeft = random.chance(30)
        let bounds = container.bounds
        switch random.number(upTo: 10) {
        case 0...2:
            let height = random.number(0, bounds.height + 50)
            container.isKeyboardDocked = true
            container.keyboard = CGRect(x: bounds.minX, y: bounds.maxY - height, width: bounds.width, height: height)
        case 3...5: container.keyboard = .random(in: bounds, using: &random)
        default: break
        }
        container.visible = bounds.minY - random.number(-100, 400)...bounds.maxY + random.number(100, 500)
        if random.chance(50) {
            container.focused = (0..<random.number(upTo: 4)).map { _ in .random(in: bounds, using: &random) }
        }
        return container
    }
}

extension CGRect {
    fileprivate static func random(in bounds: CGRect, using random: inout SeededGenerator) -> Self {
        CGRect(
            x: bounds.minX + random.number(-20, bounds.width), y: bounds.minY + random.number(-20, bounds.height),
            width: random.number(0, 400), height: random.number(0, 400))
    }
}

// These are faster in debug builds than the generic methods of the standard library.
extension SeededGenerator {
    fileprivate mutating func chance(_ percent: UInt64) -> Bool { next() % 100 < percent }

    fileprivate mutating func number(upTo limit: UInt64) -> Int { Int(next() % limit) }

    fileprivate mutating func number(_ lowest: CGFloat, _ highest: CGFloat) -> CGFloat {
        lowest + (highest - lowest) * CGFloat(next() >> 11) / 0x20_0000_0000_0000
    }

    /// Returns a number that an app may pass by mistake.
    fileprivate mutating func oddNumber() -> CGFloat {
        pick([.nan, .infinity, -.infinity, -20, -5000, 5000, 1e300, .greatestFiniteMagnitude])
    }

    fileprivate mutating func pick<Element>(_ elements: [Element]) -> Element {
        elements[number(upTo: UInt64(elements.count))]
    }
}
