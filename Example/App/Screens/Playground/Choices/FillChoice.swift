import MessageStackView
import UIKit

/// What a post or a backdrop is covered with.
enum FillChoice: CaseIterable {
    case none, shade, color, gradient, blur, shadedBlur, image

    var fills: [PostFill] {
        switch self {
        case .none: []
        case .shade: [.color(UIColor(white: 0, alpha: 0.4))]
        case .color: [.color(.systemIndigo)]
        case .gradient: [.gradient(PostGradient([.systemPurple, .systemIndigo]))]
        case .blur: [.blur(.systemThinMaterial)]
        case .shadedBlur: [.blur(.systemThinMaterial), .color(UIColor(white: 0, alpha: 0.2))]
        case .image: [.image(UIImage(systemName: "photo") ?? UIImage())]
        }
    }

    /// The same, in Swift.
    var code: [String] {
        switch self {
        case .none: []
        case .shade: [".color(UIColor(white: 0, alpha: 0.4))"]
        case .color: [".color(.systemIndigo)"]
        case .gradient: [".gradient(PostGradient([.systemPurple, .systemIndigo]))"]
        case .blur: [".blur(.systemThinMaterial)"]
        case .shadedBlur: [".blur(.systemThinMaterial)", ".color(UIColor(white: 0, alpha: 0.2))"]
        case .image: [#".image(UIImage(systemName: "photo") ?? UIImage())"#]
        }
    }
}
