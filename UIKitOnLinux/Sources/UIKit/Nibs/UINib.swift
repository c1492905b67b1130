/// A nib, which makes the objects that it contains.
///
/// Apple doesn't document the format of Interface Builder's files. Here, a nib is a keyed archive, whose root object is the
/// array of its top-level objects. The views that `UIView.archivedValues` and the tables of its subclasses list can be in it,
/// also those of custom classes that are neither nested nor private. Constraints aren't encoded, and an object can't refer to
/// one that contains it. Without Objective-C there is no key-value coding that connects outlets. A view sets them itself, with
/// objects that it decodes by keys of its own in `init(coder:)`.
/// https://developer.apple.com/documentation/uikit/uinib
@MainActor
open class UINib: NSObject {
    /// Options for the instantiation of a nib.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The replacements of the nib's proxy objects, by their identifiers. It has no effect here.
        public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
    }

    private enum Source {
        case data(Data)
        case file(name: String, Bundle)
    }

    private let source: Source

    // MARK: - Lifecycle

    /// Creates a nib from the file `name`.nib of a bundle (the app's if nil). The file is read when the nib is instantiated.
    public init(nibName name: String, bundle bundleOrNil: Bundle?) {
        source = .file(name: name, bundleOrNil ?? .main)
    }

    /// Creates a nib from the data of a keyed archive. The bundle has no effect here.
    public init(data: Data, bundle bundleOrNil: Bundle?) {
        source = .data(data)
    }

    // MARK: - Objects

    /// Makes the objects of the nib, and returns those of the top level. Each call makes new objects.
    ///
    /// First, all objects are decoded. Then each of them receives `awakeFromNib()` once. Apple doesn't document the order; here,
    /// subviews precede their superviews. Where UIKit raises an exception, because the file is missing or an object can't be
    /// decoded, the program stops.
    ///
    /// - Parameters:
    ///   - ownerOrNil: The file's owner. It has no effect here.
    ///   - optionsOrNil: The options. They have no effect here.
    open func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil) -> [Any] {
        let (objects, decoded) = decode()
        for view in decoded { view.awakeFromNib() }
        return objects
    }

    // MARK: - Internal

    /// The views that were decoded for the nib that is being decoded; nil while none is.
    static var decodedViews: [UIView]?

    /// Returns the objects of the top level, and all views.
    private func decode() -> (objects: [Any], views: [UIView]) {
        // The initializer of a view may instantiate another nib.
        let outer = Self.decodedViews
        defer { Self.decodedViews = outer }
        Self.decodedViews = []
        do {
            let unarchiver = try NSKeyedUnarchiver(forReadingFrom: data)
            unarchiver.requiresSecureCoding = false
            unarchiver.decodingFailurePolicy = .setErrorAndReturn
            let root = unarchiver.decodeObject(forKey: NSKeyedArchiveRootObjectKey)
            if let error = unarchiver.error { throw error }
            guard let objects = root as? [Any] else { fatalError("The root object of a nib isn't an array.") }
            return (objects, Self.decodedViews ?? [])
        } catch {
            fatalError("A nib couldn't be decoded: \(error)")
        }
    }

    private var data: Data {
        switch source {
        case .data(let data): return data
        case .file(let name, let bundle):
            // The text of UIKit's `NSInternalInconsistencyException`.
            guard let url = bundle.url(forResource: name, withExtension: "nib"), let data = try? Data(contentsOf: url)
            else { fatalError("Could not load NIB in bundle: '\(bundle)' with name '\(name)'") }
            return data
        }
    }
}
