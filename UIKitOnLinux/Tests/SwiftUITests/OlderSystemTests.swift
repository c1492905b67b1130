import Simulator
@_spi(Simulator) import SwiftUI
import Testing

/// The hosting controllers of older versions of iOS.
@MainActor
struct OlderSystemTests {
    @MainActor
    private struct Controller {
        let hosting = UIHostingController(rootView: AnyView(Text("Hello").ignoresSafeArea()))
        let simulator = Simulator(device: .iPhone16)

        init() {
            simulator.show(hosting)
            simulator.advance(by: 0.1)
        }

        var height: CGFloat { hosting.sizeThatFits(in: CGSize(width: 300, height: 800)).height }
    }

    @Test func sizeIncludesTheSafeAreaWithoutRegions() {
        let controller = Controller()
        controller.hosting.safeAreaRegions = []
        let (height, insets) = (controller.height, controller.hosting.view.safeAreaInsets)
        controller.simulator.readings = [.hostedSizesIncludeSafeAreas]
        #expect(insets.top > 0)
        #expect(abs(controller.height - height - insets.top - insets.bottom) < 1)
    }

    @Test func contentAvoidsTheKeyboardInASmallerAreaWithoutRegions() throws {
        let hosting = UIHostingController(rootView: Text("Hello"))
        hosting.safeAreaRegions = []
        let simulator = Simulator(device: .iPhone16)
        let window = simulator.show(hosting)
        let field = UITextField(frame: CGRect(x: 0, y: 100, width: 200, height: 40))
        window.addSubview(field)
        func middle() throws -> CGFloat {
            hosting.view.setNeedsLayout()
            simulator.advance(by: 1)
            return try #require(hosting.view.descendants(UILabel.self).first).frame.midY
        }
        field.becomeFirstResponder()
        let height = try middle()
        simulator.readings = [.hostedSizesIncludeSafeAreas]
        #expect(try middle() < height - 50)
    }

    @Test func newRootViewIsMeasuredAfterTheNextTurn() {
        let controller = Controller()
        controller.simulator.readings = [.hostedSizesAreLate]
        let height = controller.height
        controller.hosting.rootView = AnyView(Text("Hello").padding(50))
        #expect(controller.height == height)
        controller.simulator.advance(by: 0)
        #expect(abs(controller.height - height - 100) < 0.01)
        controller.hosting.rootView = AnyView(Text("Hello").padding(10))
        controller.hosting.view.setNeedsLayout()
        controller.hosting.view.layoutIfNeeded()
        #expect(abs(controller.height - height - 20) < 0.01)
    }

    @Test func hitTestsCanFindNothingButTheHostingView() throws {
        let screen = HostedScreen { Slider(value: .constant(0.5)) }
        let slider = try #require(screen.views(UISlider.self).first)
        let point = slider.convert(CGPoint(x: slider.bounds.midX, y: slider.bounds.midY), to: screen.view)
        #expect(screen.view.hitTest(point, with: nil)?.isDescendant(of: slider) == true)
        (UIHostingViewOptions.hasSubviews, UIHostingViewOptions.hasControls) = (false, false)
        defer { (UIHostingViewOptions.hasSubviews, UIHostingViewOptions.hasControls) = (true, true) }
        #expect(screen.view.hitTest(point, with: nil) === screen.view)
    }
}
