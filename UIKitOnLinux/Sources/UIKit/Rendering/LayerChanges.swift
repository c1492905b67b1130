/// What has changed between two frames, and how far in front.
///
/// A layer that shows what is behind it changes with everything behind it, and can be drawn again only together with it:
/// all that lies behind a blur is drawn anew. What changes in front of a blur leaves it alone.
struct LayerChanges {
    private let screen: PixelRect
    /// Each with the place in the order of painting from which on it is seen.
    private var changes: [(rect: PixelRect, order: Int)] = []

    init(screen: PixelRect) {
        self.screen = screen
    }

    var damage: Damage {
        var damage = Damage()
        for change in changes { damage.add(change.rect) }
        return damage
    }

    mutating func add(_ extent: CGRect, at order: Int) {
        guard let rect = PixelRect(touchedBy: extent, within: screen) else { return }
        changes.append((rect, order))
    }

    /// Finds the layers that are new, gone, changed, or elsewhere in the order.
    mutating func compare(_ old: [RenderNode], with new: [RenderNode]) {
        var indices: [ObjectIdentifier: Int] = [:]
        for (index, node) in old.enumerated() { indices[node.layer] = index }

        // Places in the old order of the layers that are still there, in their new order.
        var kept: [Int] = []
        for (order, node) in new.enumerated() {
            guard let index = indices.removeValue(forKey: node.layer) else {
                add(node.extent, at: order)
                continue
            }
            kept.append(index)
            let before = old[index]
            let changesAll = node.showsSublayersOtherwise(than: before)
            guard changesAll || !node.looksSame(as: before) else { continue }
            add(changesAll ? before.extentWithSublayers : before.extent, at: order)
            add(changesAll ? node.extentWithSublayers : node.extent, at: order)
        }
        // What is gone may have been behind anything.
        for index in indices.values { add(old[index].extent, at: 0) }
        // Of two layers that changed places in the order, at least one isn't where it was by rank.
        for (index, rank) in zip(kept, kept.sorted()) where index != rank { add(old[index].extent, at: 0) }
    }

    /// Adds what backdrop layers show, where something behind them has changed, and makes the cache forget that.
    mutating func spread(to nodes: [RenderNode], keeping backdrops: BackdropCache) {
        var seen: Set<ObjectIdentifier> = []
        for (order, node) in nodes.enumerated() where node.isBackdrop {
            guard let area = PixelRect(touchedBy: node.backdropArea, within: screen) else { continue }
            seen.insert(node.layer)
            let isStale = changes.contains { $0.order <= order && $0.rect.intersects(area) }
            guard isStale || !backdrops.isKept(node.layer) else { continue }
            backdrops.forget(node.layer)
            changes.append((area, order))
        }
        backdrops.keep(only: seen)
    }
}
