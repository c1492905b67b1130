/// A modifier that adds a layer behind its content or in front of it. Several views of the layer are in front of each other.
nonisolated struct LayerModifier<Layer: View>: ViewModifier, PrimitiveModifier {
    let layer: Layer
    let alignment: Alignment
    let isBehind: Bool

    @MainActor func update(_ node: Node, content: any View) {
        node.drawsBackward = isBehind
        node.setChildren([("content", content), ("layer", layer)])
        node.layout = { [alignment] node in
            guard let content = node.children.first, let layer = node.children.last else { return [] }
            let layerItem = DepthStackItem(layer.items, alignment: .center)
            return [LayeredItem(content.items.combined, secondary: layerItem, alignment: alignment)]
        }
    }
}

extension View {
    @_disfavoredOverload
    nonisolated public func background<Background: View>(
        _ background: Background, alignment: Alignment = .center
    ) -> some View {
        modifier(LayerModifier(layer: background, alignment: alignment, isBehind: true))
    }

    nonisolated public func background<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        modifier(LayerModifier(layer: content(), alignment: alignment, isBehind: true))
    }

    nonisolated public func background<S: ShapeStyle>(
        _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
    ) -> some View {
        background(StyleView(style: AnyShapeStyle(style)).ignoresSafeArea(edges: edges))
    }

    @_disfavoredOverload
    nonisolated public func overlay<Overlay: View>(
        _ overlay: Overlay, alignment: Alignment = .center
    ) -> some View {
        modifier(LayerModifier(layer: overlay, alignment: alignment, isBehind: false))
    }

    nonisolated public func overlay<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        modifier(LayerModifier(layer: content(), alignment: alignment, isBehind: false))
    }
}
