/// The changes between two frames, with their positions in the painting order.
///
/// A backdrop layer changes with everything behind it, so a change behind a blur redraws the whole blur and everything
/// behind it. A change above a blur doesn't affect it.
struct LayerChanges {
    private let screen: PixelRect
    /// The changed rectangles, each with the position in the painting order from which on it has an effect.
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

    /// Adds the layers that were added, removed, changed, or moved in the painting order.
    mutating func compare(_ old: [RenderNode], with new: [RenderNode]) {
        var indices: [ObjectIdentifier: Int] = [:]
        for (index, node) in old.enumerated() { indices[node.layer] = index }

        // The old positions of the remaining layers, in the new order.
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
        // A removed layer may have been behind any other.
        for index in indices.values { add(old[index].extent, at: 0) }
        // If two layers swapped places, at least one of them has another rank than before.
        for (index, rank) in zip(kept, kept.sorted()) where index != rank { add(old[index].extent, at: 0) }
    }

    /// Adds the backdrop layers above changes, and removes their blurs from the cache.
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
