import Synchronization

/// A cache of recently drawn symbol pictures.
enum SymbolPictures {
    struct Key: Hashable {
        let name: String
        let line: CGFloat
        let pixels: PixelSize
        /// The number of pixels per hundredth of the point size.
        let unit: CGFloat
        let coloring: SymbolPicture.Coloring
    }

    private struct Kept {
        var pictures: [Key: CGImage] = [:]
        /// The keys, oldest first.
        var order: [Key] = []
    }

    /// Limits the memory that animations of a symbol's size would need.
    static let limit = 200

    private static let kept = Mutex(Kept())

    static func picture(for key: Key) -> CGImage? {
        if let picture = kept.withLock({ $0.pictures[key] }) { return picture }
        guard let drawing = SymbolCatalog.drawing(named: key.name, line: key.line),
            let picture = SymbolPicture.draw(drawing, size: key.pixels, unit: key.unit, coloring: key.coloring)
        else { return nil }
        kept.withLock { kept in
            kept.pictures[key] = picture
            kept.order.append(key)
            if kept.order.count > limit { kept.pictures[kept.order.removeFirst()] = nil }
        }
        return picture
    }

    static var count: Int { kept.withLock { $0.pictures.count } }
}
