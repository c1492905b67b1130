import Testing
import UIKit

@testable import MessageStackView
@testable import MessageStackViewVersion3

extension HostedTests {
    @MainActor
    struct ShadowTests {
        private let stage: Stage
        private let red = PostStyle.Shadow(radius: 4, opacity: 0.5, color: .red, offset: CGSize(width: 1, height: 2))

        init() async throws {
            stage = try await Stage()
        }

        // MARK: One shadow

        @Test func viewWithoutShadowHasNoComponents() {
            let view = UIView()
            #expect(view.shadowComponents == nil)
            view.layer.shadowOpacity = 1
            view.layer.shadowColor = nil
            #expect(view.shadowComponents == nil && view.layer.shadowComponents == nil)
        }

        @Test func shadowComponentsRoundTrip() {
            let view = UIView()
            view.shadowComponents = red
            #expect(view.shadowComponents == red)
            #expect(view.layer.shadowRadius == 4 && view.layer.shadowOpacity == 0.5)
            view.shadowComponents = nil
            #expect(view.shadowComponents == nil && view.layer.shadowOpacity == 0)
        }

        @Test func shadowsOfBadgesAreThoseOfTheAppsTheme() {
            defer { PostEnvironment.app.theme = PostTheme() }
            BadgeMessageView.shadowComponents = red
            BadgeView.shadowComponents.radius = 5
            let theme = PostEnvironment.app.theme
            #expect(theme.badgeMessageShadow == red && theme.badgeShadow.radius == 5)
            #expect(BadgeMessageView.shadowComponents == red)
        }

        @Test func shadowIsSoftAndCloseByDefault() {
            let offset = CGSize(width: 0, height: 1.5)
            let shadow = PostStyle.Shadow(radius: 3, opacity: 0.15, color: .black, offset: offset)
            #expect(PostStyle.Shadow() == shadow && PostStyle.Shadow.defaultBlack == shadow)
            let wide = PostStyle.Shadow(radius: 14, opacity: 0.15, color: .black, offset: offset)
            #expect(PostStyle.Shadow(radius: 14) == wide)
        }

        // MARK: Layers

        @Test func defaultColorsOfVersion3AreThoseOfDefaultConfiguration() {
            #expect(MessageConfiguration.default.backgroundColor == .defaultBackgroundColor)
            #expect(MessageConfiguration.default.tintColor == .defaultTintColor)
        }

        // MARK: Shadow subview

        @Test(arguments: [
            (CGFloat.nan, CGFloat(0)), (.infinity, 0), (-5, 0), (1e308, 1_000), (7, 7),
        ])
        func layerShadowValuesAreClamped(number: CGFloat, radius: CGFloat) {
            let layer = CALayer()
            let offset = CGSize(width: number, height: number)
            layer.shadowComponents = PostStyle.Shadow(
                radius: number, opacity: Float(number), color: .black, offset: offset)
            #expect(layer.shadowRadius == radius)
            #expect((0...1).contains(layer.shadowOpacity))
            #expect(layer.shadowOffset.width.isFinite && layer.shadowOffset.height.isFinite)
        }

        // MARK: Corners

        @Test(arguments: [
            (Corner.rounded(9), 9), (.rounded(-1), 0), (.rounded(.nan), 0), (.rounded(.infinity), 0), (.circular, 20),
        ])
        func cornersHaveExpectedRadius(corner: Corner, radius: CGFloat) {
            let layer = CALayer()
            layer.bounds = CGRect(x: 0, y: 0, width: 100, height: 40)
            layer.setCorner(corner)
            #expect(layer.cornerRadius == radius && layer.cornerCurve == corner.cornerCurve)
        }
    }
}
