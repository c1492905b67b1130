import Synchronization

/// Finds images by name and caches them.
enum ImageFiles {
    private struct Key: Hashable {
        let folder: URL
        let name: String
    }

    private static let kept = Mutex<[Key: CGImage]>([:])

    /// Returns the image at the given scale, otherwise at the next larger or the next smaller one.
    static func image(named name: String, in bundle: Bundle?, scale: CGFloat) -> (picture: CGImage, scale: CGFloat)? {
        guard !name.isEmpty else { return nil }
        let base = name.hasSuffix(".png") ? String(name.dropLast(4)) : name
        let folders = bundle.map { folder(of: $0) } ?? appFolders
        for folder in folders {
            for fileScale in scales(nearest: scale) {
                let suffix = fileScale == 1 ? "" : "@\(fileScale)x"
                if let picture = picture(base + suffix + ".png", in: folder) { return (picture, CGFloat(fileScale)) }
            }
        }
        return nil
    }

    private static func scales(nearest scale: CGFloat) -> [Int] {
        if scale > 2 { [3, 2, 1] } else if scale > 1 { [2, 3, 1] } else { [1, 2, 3] }
    }

    private static func picture(_ name: String, in folder: URL) -> CGImage? {
        let key = Key(folder: folder, name: name)
        if let picture = kept.withLock({ $0[key] }) { return picture }
        guard let data = try? Data(contentsOf: folder.appendingPathComponent(name)),
            let picture = CGImage(png: data)
        else { return nil }
        kept.withLock { $0[key] = picture }
        return picture
    }

    private static func folder(of bundle: Bundle) -> [URL] {
        [bundle.resourceURL ?? bundle.bundleURL]
    }

    /// The resource folders of the app: next to its executable, and the folders that SwiftPM creates there for each
    /// target. They contain what Xcode would put in the app's bundle.
    private static let appFolders: [URL] = {
        let beside = Bundle.main.bundleURL
        let entries = (try? FileManager.default.contentsOfDirectory(at: beside, includingPropertiesForKeys: nil)) ?? []
        let ofTargets = entries.filter { $0.pathExtension == "resources" }.sorted { $0.path < $1.path }
        return folder(of: .main) + ofTargets
    }()
}
