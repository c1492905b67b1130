/// Keeps what backdrop layers show while nothing behind them changes.
final class BackdropCache {
    private var blurs: [ObjectIdentifier: BackdropBlur] = [:]

    /// What `layer` shows; made if it isn't known.
    func blur(for layer: ObjectIdentifier, make: () -> BackdropBlur?) -> BackdropBlur? {
        if let kept = blurs[layer] { return kept }
        guard let made = make() else { return nil }
        blurs[layer] = made
        return made
    }

    func isKept(_ layer: ObjectIdentifier) -> Bool { blurs[layer] != nil }

    /// Forgets what a layer shows, as what lies behind it has changed.
    func forget(_ layer: ObjectIdentifier) { blurs[layer] = nil }

    /// Forgets all but the given layers.
    func keep(only layers: Set<ObjectIdentifier>) {
        if blurs.contains(where: { !layers.contains($0.key) }) { blurs = blurs.filter { layers.contains($0.key) } }
    }
}
