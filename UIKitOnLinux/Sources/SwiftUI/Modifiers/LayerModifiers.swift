/// A modifier that adds a view behind its content or in front of it.
nonisolated struct LayerModifier<Layer: View>: ViewModifier, PrimitiveModifier {
    let layer: Layer
    let alignment: Alignment
    let isBehind: Bool

    @MainActor func update(_ node: Node, content: any View) {
        node.drawsBackward = isBehind
        node.setChildren([("content", content), ("layer", layer)])
        node.layout = { [alignment] node in
            guard let content = node.children.first, let layer = node.children.last else { return [] }
            return [LayeredItem(content.items.combined, secondary: layer.items.combined, alignment: alignment)]
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
