import UIKit

@testable import MessageStackView
@testable import MessageStackViewVersion3

// Properties of `PostStyle` and its parts.
extension BadValueTests.Property<Double> {
    static let styles: [BadNumber] = [
        gradient("start.x") { .gradient([.red, .blue], start: CGPoint(x: $0, y: 0)) },
        gradient("start.y") { .gradient([.red, .blue], start: CGPoint(x: 0.5, y: $0)) },
        gradient("end.x") { .gradient([.red, .blue], end: CGPoint(x: $0, y: 1)) },
        gradient("end.y") { .gradient([.red, .blue], end: CGPoint(x: 0.5, y: $0)) },
        BadNumber("style.background, .gradient locations") {
            $0.presentation.style.background = [.gradient([.red, .blue, .green], locations: [0, $1, 1])]
        },
        BadNumber("style.corners.radius") {
            $0.presentation.style = PostStyle(.color(.red), corners: .rounded($1), shadows: [.defaultBlack])
        },
        BadNumber("style.corners.radius, circular") {
            $0.presentation.style = PostStyle(
                .blur(.systemMaterial), corners: PostCorners($1, places: .top, isContinuous: false),
                borderColor: .black, borderWidth: 2)
        },
        BadNumber("style.borderWidth") {
            $0.presentation.style = PostStyle(
                .color(.red), corners: .rounded(16), borderColor: .black, borderWidth: $1)
        },
        shadow("radius") { $0.radius = $1 }, shadow("opacity") { $0.opacity = Float($1) },
        shadow("offset.width") { $0.offset.width = $1 }, shadow("offset.height") { $0.offset.height = $1 },
    ]

    private static func gradient(
        _ name: String, fill: @escaping @MainActor @Sendable (Double) -> PostFill
    ) -> BadNumber {
        BadNumber("style.background, .gradient \(name)") {
            $0.presentation.style.background = [fill($1)]
            $0.presentation.backdrop.fills = [fill($1)]
        }
    }

    private static func shadow(
        _ name: String, set: @escaping @MainActor @Sendable (inout PostStyle.Shadow, Double) -> Void
    ) -> BadNumber {
        BadNumber("style.shadows, \(name)") {
            var shadow = PostStyle.Shadow.defaultBlack
            set(&shadow, $1)
            $0.presentation.style = PostStyle(.color(.white), corners: .rounded(16), shadows: [shadow, .defaultBlack])
        }
    }

    static let colors: [BadNumber] = [
        color("style.background") { $0.presentation.style.background = [.color($1)] },
        color("style.tintColor") { $0.presentation.style.tintColor = $1 },
        color("style.textColor") { $0.presentation.style.textColor = $1 },
        color("style.borderColor") { $0.presentation.style.borderColor = $1 },
        color("style, .theme") { $0.presentation.style = .palette(PostTheme.Palette($1), isTranslucent: true) },
        color("BadgeMessage.fillColor") {
            $0.request = PostRequest(
                BadgeMessage("Title", subtitle: nil, image: UIImage(systemName: "checkmark"), fillColor: $1))
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
