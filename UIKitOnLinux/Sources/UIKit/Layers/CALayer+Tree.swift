extension CALayer {
    func insert(_ layer: CALayer, beside sibling: CALayer?, offset: Int) {
        guard let sibling, sibling !== layer, let index = storedSublayers.lastIndex(where: { $0 === sibling }) else {
            return insert(layer, at: offset == 0 ? 0 : storedSublayers.count)
        }
        let own = layer.storedSuperlayer === self ? storedSublayers.lastIndex { $0 === layer } : nil
        insert(layer, at: index + offset - (own.map { $0 < index ? 1 : 0 } ?? 0))
    }

    /// Puts `layer` at `index`, counted without it if it is a sublayer already.
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
        // What came last goes first, most often.
        if let index = superlayer.storedSublayers.lastIndex(where: { $0 === self }) {
            superlayer.storedSublayers.remove(at: index)
        }
        if superlayer.storedMask === self { superlayer.storedMask = nil }
        storedSuperlayer = nil
        RunCycle.setNeedsCommit()
    }

    /// The mask's superlayer is the layer it masks, so that its layout, display and animations go with that one's.
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

    /// Whether the layer is part of a window's.
    var isOnScreen: Bool {
        let delegate = root.delegate
        return delegate is UIWindow || delegate is SceneContainerView
    }

    // MARK: - Layout

    func markNeedsLayout() {
        needs.layout = true
        markAncestors(\.layoutBelow, from: storedSuperlayer)
    }

    /// Whether the layer, one of its ancestors, or something below them is to be laid out.
    package var needsLayoutInTree: Bool {
        let start = layoutStart
        return start.needs.layout || start.needs.layoutBelow
    }

    /// Lays out everything that asks for it below the topmost ancestor that does.
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
