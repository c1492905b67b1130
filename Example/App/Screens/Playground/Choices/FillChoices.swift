import MessageStackView
import UIKit

/// The settings of the fills of a post or a backdrop.
struct FillChoices: Equatable, Sendable {
    enum Kind: CaseIterable {
        case none, color, gradient, blur, glass, image
    }

    enum Way: CaseIterable {
        case down, across, diagonal
    }

    /// A blur style, identified by the name of its `UIBlurEffect.Style` case.
    enum Material: String, CaseIterable {
        case systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial, systemChromeMaterial
        case regular, prominent, light, dark
    }

    var kind = Kind.none
    /// The fill's color, or the first color of a gradient.
    var color = ColorChoice.systemIndigo
    /// The last color of a gradient.
    var end = ColorChoice.systemPurple
    /// The opacity of the color or of a gradient's colors.
    var opacity: CGFloat = 1
    var way = Way.down
    /// The position at which a gradient reaches its last color, as a fraction of the length.
    var last: CGFloat = 1
    var material = Material.systemThinMaterial
    /// The palette of glass.
    var palette = PaletteChoice.neutral
    /// The opacity of a black fill above the others; 0 for none.
    var shade: CGFloat = 0

    static let none = FillChoices()
    static let dim = FillChoices(kind: .color, color: .black, opacity: 0.4)
    static let blur = FillChoices(kind: .blur)

    var fills: [PostFill] {
        let shade: [PostFill] = shade == 0 ? [] : [.color(UIColor(white: 0, alpha: shade))]
        return [fill].compactMap(\.self) + shade
    }

    private var fill: PostFill? {
        switch kind {
        case .none: nil
        case .color: .color(color.color(opacity: opacity))
        case .gradient: gradient
        case .blur: .blur(material.style)
        case .glass: .glass(palette.palette)
        case .image: .image(UIImage(systemName: "photo") ?? UIImage())
        }
    }

    private var gradient: PostFill {
        let colors = [color, end].map { $0.color(opacity: opacity) }
        let locations: [CGFloat]? = last == 1 ? nil : [0, last]
        switch way {
        case .down: return .gradient(colors, locations: locations)
        case .across:
            return .gradient(
                colors, locations: locations, start: CGPoint(x: 0, y: 0.5), end: CGPoint(x: 1, y: 0.5))
        case .diagonal: return .gradient(colors, locations: locations, start: .zero, end: CGPoint(x: 1, y: 1))
        }
    }
}

extension FillChoices.Material {
    fileprivate var style: UIBlurEffect.Style {
        switch self {
        case .systemUltraThinMaterial: .systemUltraThinMaterial
        case .systemThinMaterial: .systemThinMaterial
        case .systemMaterial: .systemMaterial
        case .systemThickMaterial: .systemThickMaterial
        case .systemChromeMaterial: .systemChromeMaterial
        case .regular: .regular
        case .prominent: .prominent
        case .light: .light
        case .dark: .dark
        }
    }
}
