/// A property of an object in a keyed archive.
@MainActor
struct ArchivedValue<Owner: AnyObject> {
    private let key: String
    private let data: (Owner) throws -> Data
    private let set: (Owner, Data) throws -> Void

    /// Creates the description of a property.
    ///
    /// - Parameters:
    ///   - key: The key in the archive.
    ///   - property: The property.
    ///   - archived: Returns the form of a value in the archive.
    ///   - value: Returns the value of a form in the archive; nil to leave the property unchanged.
    private init<Value, Archived: Codable>(
        _ key: String, _ property: ReferenceWritableKeyPath<Owner, Value>, archived: @escaping (Value) -> Archived,
        value: @escaping (Archived) -> Value?
    ) {
        self.key = key
        data = { try JSONEncoder().encode(archived($0[keyPath: property])) }
        set = { owner, data in
            if let value = value(try JSONDecoder().decode(Archived.self, from: data)) {
                owner[keyPath: property] = value
            }
        }
    }

    init<Value: Codable>(_ key: String, _ property: ReferenceWritableKeyPath<Owner, Value>) {
        self.init(key, property, archived: { $0 }, value: { $0 })
    }

    init<Value: RawRepresentable>(_ key: String, _ property: ReferenceWritableKeyPath<Owner, Value>)
    where Value.RawValue: Codable {
        self.init(key, property, archived: \.rawValue, value: { Value(rawValue: $0) })
    }

    init(_ key: String, _ property: ReferenceWritableKeyPath<Owner, UIColor?>) {
        self.init(key, property, archived: { $0.map(ArchivedColor.init) }, value: { .some($0?.color) })
    }

    init(_ key: String, _ property: ReferenceWritableKeyPath<Owner, UIFont?>) {
        self.init(key, property, archived: { $0.map(ArchivedFont.init) }, value: { .some($0?.font) })
    }

    init(_ key: String, _ property: ReferenceWritableKeyPath<Owner, UIImage?>) {
        self.init(key, property, archived: { $0.map(ArchivedImage.init) }, value: { .some($0?.image) })
    }

    init(_ key: String, _ property: ReferenceWritableKeyPath<Owner, UIButton.Configuration?>) {
        self.init(
            key, property, archived: { $0.map(ArchivedConfiguration.init) }, value: { .some($0?.configuration) })
    }
}

extension ArchivedValue {
    /// Encodes the property of an object.
    func encode(_ owner: Owner, with coder: NSCoder) {
        guard let data = try? data(owner) else { fatalError("\(key) of \(owner) can't be encoded.") }
        coder.encode(data as NSData, forKey: key)
    }

    /// Sets the property of an object, if the archive has it.
    func decode(_ owner: Owner, from coder: NSCoder) {
        // A coder that isn't keyed, such as one of NSCoder itself, has no values.
        guard coder.allowsKeyedCoding, coder.containsValue(forKey: key),
            let data = coder.decodeObject(forKey: key) as? Data
        else { return }
        do { try set(owner, data) } catch { fatalError("\(key) of \(owner) can't be decoded: \(error)") }
    }
}

// MARK: - Forms in the archive

/// A color in an archive. A dynamic color keeps its light and dark components.
private struct ArchivedColor: Codable {
    private let components: [[CGFloat]]

    init(_ color: UIColor) {
        let light = color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light))
        let dark = color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark))
        components = (light == dark ? [light] : [light, dark]).compactMap(\.cgColor.components)
    }

    var color: UIColor {
        let colors = components.map {
            $0.count == 2
                ? UIColor(white: $0[0], alpha: $0[1])
                : UIColor(red: $0[0], green: $0[1], blue: $0[2], alpha: $0[3])
        }
        guard colors.count > 1 else { return colors[0] }
        return UIColor { $0.userInterfaceStyle == .dark ? colors[1] : colors[0] }
    }
}

/// A font in an archive: that of a text style, or one of a fixed size.
private struct ArchivedFont: Codable {
    private let style: String?
    private let name: String?
    private let size: CGFloat
    private let weight: CGFloat
    private let isItalic: Bool

    init(_ font: UIFont) {
        if case .preferred(let style) = font.scaling { self.style = style.rawValue } else { style = nil }
        name = font.family == nil ? nil : font.fontName
        size = font.pointSize
        weight = font.weight.rawValue
        isItalic = font.isItalic
    }

    var font: UIFont {
        if let style { return .preferredFont(forTextStyle: UIFont.TextStyle(rawValue: style)) }
        return name.flatMap { UIFont(name: $0, size: size) }
            ?? UIFont(size: size, weight: UIFont.Weight(weight), isItalic: isItalic)
    }
}

/// An image in an archive: the name of a symbol, or pixels.
private struct ArchivedImage: Codable {
    private let symbol: String?
    private let png: Data?
    private let scale: CGFloat
    private let mode: Int

    init(_ image: UIImage) {
        symbol = image.look.symbol?.name
        png = symbol == nil ? image.pngData() : nil
        scale = image.scale
        mode = image.renderingMode.rawValue
    }

    var image: UIImage? {
        let image = symbol.map { UIImage(systemName: $0) } ?? png.flatMap { UIImage(data: $0, scale: scale) }
        return image?.withRenderingMode(UIImage.RenderingMode(rawValue: mode) ?? .automatic)
    }
}

/// The configuration of a button in an archive.
private struct ArchivedConfiguration: Codable {
    private let style: UIButton.Configuration.Style
    private let title: String?
    private let subtitle: String?
    private let image: ArchivedImage?

    init(_ configuration: UIButton.Configuration) {
        style = configuration.style
        title = configuration.title
        subtitle = configuration.subtitle
        image = configuration.image.map(ArchivedImage.init)
    }

    var configuration: UIButton.Configuration {
        var configuration = UIButton.Configuration(style: style)
        configuration.title = title
        configuration.subtitle = subtitle
        configuration.image = image?.image
        return configuration
    }
}
