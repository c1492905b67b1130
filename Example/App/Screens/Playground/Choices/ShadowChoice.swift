import MessageStackView
import UIKit

/// What a post casts.
enum ShadowChoice: CaseIterable {
    case none, close, wide, layered

    var shadows: [ShadowComponents] {
        switch self {
        case .none: []
        case .close: [.defaultBlack]
        case .wide:
            [ShadowComponents(radius: 16, opacity: 0.25, color: .black, offset: CGSize(width: 0, height: 8))]
        case .layered: NeuomorphicShadow.dropped.components
        }
    }

    var code: String {
        switch self {
        case .none: "[]"
        case .close: "[.defaultBlack]"
        case .wide:
            "[ShadowComponents(radius: 16, opacity: 0.25, color: .black, offset: CGSize(width: 0, height: 8))]"
        case .layered: "NeuomorphicShadow.dropped.components"
        }
    }
}
