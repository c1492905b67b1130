import Testing
import UIKit

/// Assumptions about Liquid Glass, which iOS has since version 26.
extension HostedTests {
    @MainActor
    struct GlassAssumptionTests {
        @available(iOS 26, *)
        @Test func u51GlassContainerIsTransparentForTouches() async throws {
            let stage = try await Stage()
            let container = UIVisualEffectView(effect: UIGlassContainerEffect())
            container.frame = stage.view.bounds
            stage.view.addSubview(container)
            let button = UIButton(frame: CGRect(x: 20, y: 200, width: 100, height: 40))
            let cover = UIView(frame: stage.view.bounds)
            cover.addSubview(button)
            container.contentView.addSubview(cover)
            stage.controller.additionalSafeAreaInsets = UIEdgeInsets(top: 30, left: 0, bottom: 20, right: 0)
            await stage.nextFrame()
            #expect(stage.window.hitTest(CGPoint(x: 30, y: 210), with: nil) === button)
            #expect(cover.safeAreaInsets == stage.view.safeAreaInsets)
        }
    }
}
