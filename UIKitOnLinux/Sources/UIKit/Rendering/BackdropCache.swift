/// A cache of the blurs of backdrop layers, whose entries are valid while nothing behind the layer changes.
final class BackdropCache {
    private var blurs: [ObjectIdentifier: BackdropBlur] = [:]

    /// Returns the blur of `layer`, and creates it if it isn't in the cache.
    func blur(for layer: ObjectIdentifier, make: () -> BackdropBlur?) -> BackdropBlur? {
        if let kept = blurs[layer] { return kept }
        guard let made = make() else { return nil }
        blurs[layer] = made
        return made
    }

    func isKept(_ layer: ObjectIdentifier) -> Bool { blurs[layer] != nil }

    /// Removes a layer's blur, because the content behind it has changed.
    func forget(_ layer: ObjectIdentifier) { blurs[layer] = nil }

    /// Removes all blurs except those of the given layers.
    func keep(only layers: Set<ObjectIdentifier>) {
        if blurs.contains(where: { !layers.contains($0.key) }) { blurs = blurs.filter { layers.contains($0.key) } }
    }
}
