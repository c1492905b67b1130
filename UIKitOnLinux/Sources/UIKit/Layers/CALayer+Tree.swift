extension CALayer {
    func insert(_ layer: CALayer, beside sibling: CALayer?, offset: Int) {
        guard let sibling, sibling !== layer, let index = storedSublayers.lastIndex(where: { $0 === sibling }) else {
            return insert(layer, at: offset == 0 ? 0 : storedSublayers.count)
        }
        let own = layer.storedSuperlayer === self ? storedSublayers.lastIndex { $0 === layer } : nil
        insert(layer, at: index + offset - (own.map { $0 < index ? 1 : 0 } ?? 0))
    }

    /// Inserts `layer` at `index`. If it is a sublayer already, the index applies to the sublayers without it.
    func insert(_ layer: CALayer, at index: Int) {
        layer.detach()
        storedSublayers.insert(layer, at: min(max(0, index), storedSublayers.count))
        layer.storedSuperlayer = self
        adoptNeeds(of: layer)
        RunCycle.setNeedsCommit()
    }

    private func adoptNeeds(of layer: CALayer) {
        layer.insertionTurn = AnimationEngine.turn
        if layer.needs.layout || layer.needs.layoutBelow { markAncestors(\.layoutBelow, from: self) }
        if layer.needs.display || layer.needs.displayBelow { markAncestors(\.displayBelow, from: self) }
    }

    func detach() {
        guard let superlayer = storedSuperlayer else { return }
        if superlayer.isOnScreen { AnimationEngine.layerDidLeave(self) }
        // The most recently added layer is usually removed first.
        if let index = superlayer.storedSublayers.lastIndex(where: { $0 === self }) {
            superlayer.storedSublayers.remove(at: index)
        }
        if superlayer.storedMask === self { superlayer.storedMask = nil }
        storedSuperlayer = nil
        RunCycle.setNeedsCommit()
    }

    /// Sets the mask. Its superlayer is the masked layer, which therefore triggers its layout, display and animations.
    func setMask(_ mask: CALayer?) {
        guard mask !== storedMask else { return }
        storedMask?.detach()
        mask?.detach()
        storedMask = mask
        mask?.storedSuperlayer = self
        if let mask { adoptNeeds(of: mask) }
        RunCycle.setNeedsCommit()
    }

    func replaceSublayers(with layers: [CALayer]) {
        for layer in storedSublayers where !layers.contains(where: { $0 === layer }) { layer.detach() }
        for (index, layer) in layers.enumerated() { insert(layer, at: index) }
    }

    var root: CALayer {
        var layer = self
        while let next = layer.storedSuperlayer { layer = next }
        return layer
    }

    /// Whether the layer is in a window's layer tree.
    var isOnScreen: Bool {
        let delegate = root.delegate
        return delegate is UIWindow || delegate is SceneContainerView
    }

    // MARK: - Layout

    func markNeedsLayout() {
        needs.layout = true
        markAncestors(\.layoutBelow, from: storedSuperlayer)
    }

    /// Whether the layer, one of its ancestors, or one of their descendants needs layout.
    package var needsLayoutInTree: Bool {
        let start = layoutStart
        return start.needs.layout || start.needs.layoutBelow
    }

    /// Lays out the tree below the topmost ancestor that needs layout.
    package func layoutTreeIfNeeded() { layoutStart.layoutTree() }

    private var layoutStart: CALayer {
        var start = self
        var layer = self
        while let next = layer.storedSuperlayer {
            if next.needs.layout { start = next }
            layer = next
        }
        return start
    }

    private func layoutTree() {
        if needs.layout {
            needs.layout = false
            layoutSublayers()
        }
        guard needs.layoutBelow else { return }
        needs.layoutBelow = false
        for sublayer in storedSublayers { sublayer.layoutTree() }
        storedMask?.layoutTree()
    }

    // MARK: - Display

    func markNeedsDisplay() {
        needs.display = true
        markAncestors(\.displayBelow, from: storedSuperlayer)
    }

    package func displayTreeIfNeeded() {
        displayIfNeeded()
        guard needs.displayBelow else { return }
        needs.displayBelow = false
        for sublayer in storedSublayers { sublayer.displayTreeIfNeeded() }
        storedMask?.displayTreeIfNeeded()
    }

    private func markAncestors(_ flag: WritableKeyPath<Needs, Bool>, from start: CALayer?) {
        RunCycle.setNeedsCommit()
        var layer = start
        while let current = layer, !current.needs[keyPath: flag] {
            current.needs[keyPath: flag] = true
            layer = current.storedSuperlayer
        }
    }
}
