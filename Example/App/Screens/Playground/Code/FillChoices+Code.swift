import MessageStackView
import UIKit

extension FillChoices {
    /// The Swift code of each fill.
    var code: [String] {
        let shade = shade == 0 ? nil : ".color(\(ColorChoice.black.code(opacity: shade)))"
        return [fillCode, shade].compactMap(\.self)
    }

    private var fillCode: String? {
        switch kind {
        case .none: nil
        case .color: ".color(\(color.code(opacity: opacity)))"
        case .gradient: gradientCode
        case .blur: ".blur(.\(material.rawValue))"
        case .glass: ".glass()"
        case .image: #".image(UIImage(systemName: "photo") ?? UIImage())"#
        }
    }

    private var gradientCode: String {
        let colors = [color, end].map { $0.code(opacity: opacity) }.joined(separator: ", ")
        switch way {
        case .down: return ".gradient([\(colors)])"
        case .across: return ".gradient([\(colors)], start: CGPoint(x: 0, y: 0.5), end: CGPoint(x: 1, y: 0.5))"
        case .diagonal: return ".gradient([\(colors)], start: .zero, end: CGPoint(x: 1, y: 1))"
        }
    }
}
