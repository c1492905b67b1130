import MessageStackView
import UIKit

/// What a post or a backdrop is covered with.
struct FillChoices: Equatable, Sendable {
    enum Kind: CaseIterable {
        case none, color, gradient, blur, image
    }

    enum Way: CaseIterable {
        case down, across, diagonal
    }

    /// By the name that UIKit has for it.
    enum Material: String, CaseIterable {
        case systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial, systemChromeMaterial
        case regular, prominent, light, dark
    }

    var kind = Kind.none
    /// Of the color, and of a gradient's beginning.
    var color = ColorChoice.systemIndigo
    /// Of a gradient's end.
    var end = ColorChoice.systemPurple
    /// Of the color, and of a gradient's colors.
    var opacity: CGFloat = 1
    var way = Way.down
    var material = Material.systemThinMaterial
    /// The opacity of the black that lies over it; 0 for none.
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
        case .gradient: .gradient(gradient)
        case .blur: .blur(material.style)
        case .image: .image(UIImage(systemName: "photo") ?? UIImage())
        }
    }

    private var gradient: PostGradient {
        let colors = [color, end].map { $0.color(opacity: opacity) }
        switch way {
        case .down: return PostGradient(colors)
        case .across: return PostGradient(colors, start: CGPoint(x: 0, y: 0.5), end: CGPoint(x: 1, y: 0.5))
        case .diagonal: return PostGradient(colors, start: .zero, end: CGPoint(x: 1, y: 1))
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
