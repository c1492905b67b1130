import UIKit

@testable import MessageStackView

// Properties of `PostStyle` and its parts.
extension BadValueTests.Property<Double> {
    static let styles: [BadNumber] = [
        gradient("start.x", \.start.x), gradient("start.y", \.start.y),
        gradient("end.x", \.end.x), gradient("end.y", \.end.y),
        BadNumber("style.background, .gradient locations") {
            $0.presentation.style.background = [.gradient(PostGradient([.red, .blue, .green], locations: [0, $1, 1]))]
        },
        BadNumber("style.corners.radius") {
            $0.presentation.style = PostStyle(.color(.red), corners: .rounded($1), shadows: [.defaultBlack])
        },
        BadNumber("style.corners.radius, circular") {
            $0.presentation.style = PostStyle(
                .blur(.systemMaterial), corners: PostCorners($1, places: .top, isContinuous: false),
                border: PostBorder(color: .black, width: 2))
        },
        BadNumber("style.border.width") {
            $0.presentation.style = PostStyle(
                .color(.red), corners: .rounded(16), border: PostBorder(color: .black, width: $1))
        },
        shadow("radius") { $0.radius = $1 }, shadow("opacity") { $0.opacity = Float($1) },
        shadow("offset.width") { $0.offset.width = $1 }, shadow("offset.height") { $0.offset.height = $1 },
    ]

    private static func gradient(
        _ name: String, _ path: any WritableKeyPath<PostGradient, CGFloat> & Sendable
    ) -> BadNumber {
        BadNumber("style.background, .gradient \(name)") {
            var gradient = PostGradient([.red, .blue])
            gradient[keyPath: path] = $1
            $0.presentation.style.background = [.gradient(gradient)]
            $0.presentation.backdrop.fills = [.gradient(gradient)]
        }
    }

    private static func shadow(
        _ name: String, set: @escaping @MainActor @Sendable (inout ShadowComponents, Double) -> Void
    ) -> BadNumber {
        BadNumber("style.shadows, \(name)") {
            var shadow = ShadowComponents.defaultBlack
            set(&shadow, $1)
            $0.presentation.style = PostStyle(.color(.white), corners: .rounded(16), shadows: [shadow, .defaultBlack])
        }
    }

    static let colors: [BadNumber] = [
        color("style.background") { $0.presentation.style.background = [.color($1)] },
        color("style.tintColor") { $0.presentation.style.tintColor = $1 },
        color("style.textColor") { $0.presentation.style.textColor = $1 },
        color("style.border.color") { $0.presentation.style.border = PostBorder(color: $1) },
        color("style, .theme") { $0.presentation.style = .theme(PostTheme($1), isTranslucent: true) },
        color("BadgeMessage.fillColor") {
            $0.request = PostRequest(
                BadgeMessage(title: "Title", subtitle: nil, image: UIImage(systemName: "checkmark"), fillColor: $1))
        },
        color("MessageConfiguration.backgroundColor") {
            let configuration = MessageConfiguration(backgroundColor: $1)
            $0.postToStack { $0.messageConfiguration = configuration }
        },
        color("MessageConfiguration.tintColor") {
            let configuration = MessageConfiguration(tintColor: $1)
            $0.postToStack { $0.messageConfiguration = configuration }
        },
    ]

    private static func color(
        _ name: String, set: @escaping @MainActor @Sendable (inout BadValueTrial, UIColor) -> Void
    ) -> BadNumber {
        BadNumber(name) { set(&$0, UIColor(red: $1, green: 0.5, blue: $1, alpha: $1)) }
    }
}
