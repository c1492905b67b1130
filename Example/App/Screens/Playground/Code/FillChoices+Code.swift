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
        case .glass: palette == .neutral ? ".glass()" : ".glass(\(palette.code))"
        case .image: #".image(UIImage(systemName: "photo") ?? UIImage())"#
        }
    }

    private var gradientCode: String {
        let colors = [color, end].map { $0.code(opacity: opacity) }.joined(separator: ", ")
        let locations = last == 1 ? nil : "locations: [0, \(last.code)]"
        let points: String? =
            switch way {
            case .down: nil
            case .across: "start: CGPoint(x: 0, y: 0.5), end: CGPoint(x: 1, y: 0.5)"
            case .diagonal: "start: .zero, end: CGPoint(x: 1, y: 1)"
            }
        let arguments = ["[\(colors)]", locations, points].compactMap(\.self)
        return ".gradient(\(arguments.joined(separator: ", ")))"
    }
}
