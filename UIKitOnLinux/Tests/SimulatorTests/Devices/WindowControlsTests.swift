import Simulator
import Testing
import UIKit

/// The window controls of iPadOS 26, and regions of views that leave them out.
@MainActor
struct WindowControlsTests {
    private let simulator: Simulator
    private let window: UIWindow
    private let scene: UIWindowScene
    private var view: UIView { window.rootViewController?.view ?? UIView() }

    private init(device: Device) throws {
        simulator = Simulator(device: device)
        window = simulator.show(UIViewController())
        scene = try #require(window.windowScene)
    }

    init() throws { try self.init(device: .iPad11) }

    private func top(of view: UIView) -> CGFloat { view.edgeInsets(for: .safeArea(cornerAdaptation: .vertical)).top }

    @Test func fullScreenHasNoControls() {
        #expect(simulator.windowControls(of: scene) == nil)
        #expect(view.edgeInsets(for: .safeArea(cornerAdaptation: .vertical)) == view.safeAreaInsets)
        #expect(view.edgeInsets(for: .safeArea(cornerAdaptation: .horizontal)) == view.safeAreaInsets)
        #expect(view.edgeInsets(for: .safeArea()) == view.safeAreaInsets)
    }

    @Test func adaptedRegionsLeaveOutTheControls() {
        simulator.resize(scene, to: CGSize(width: 600, height: 500))
        simulator.advance(by: 1)
        #expect(window.safeAreaInsets.top == 24)
        #expect(simulator.windowControls(of: scene) == CGRect(x: 0, y: 0, width: 66, height: 67))
        #expect(view.edgeInsets(for: .safeArea()) == view.safeAreaInsets)
        let vertical = view.edgeInsets(for: .safeArea(cornerAdaptation: .vertical))
        #expect(vertical == UIEdgeInsets(top: 67, left: 0, bottom: 20, right: 0))
        let horizontal = view.edgeInsets(for: .safeArea(cornerAdaptation: .horizontal))
        #expect(horizontal == UIEdgeInsets(top: 24, left: 66, bottom: 20, right: 0))
        let lower = UIView(frame: CGRect(x: 20, y: 50, width: 100, height: 100))
        let right = UIView(frame: CGRect(x: 80, y: 0, width: 100, height: 100))
        for part in [lower, right] { view.addSubview(part) }
        #expect(top(of: lower) == 17 && top(of: right) == 24)
        simulator.resize(scene, to: nil)
        #expect(simulator.windowControls(of: scene) == nil && top(of: view) == 24)
    }

    @Test(arguments: [false, true])
    func controlsFollowTheLayoutDirectionOrStay(stay: Bool) {
        simulator.readings = stay ? [.windowControlsDiffer] : []
        simulator.layoutDirection = .rightToLeft
        simulator.resize(scene, to: CGSize(width: 600, height: 500))
        #expect(simulator.windowControls(of: scene)?.minX == (stay ? 0 : 534))
        let insets = view.edgeInsets(for: .safeArea(cornerAdaptation: .horizontal))
        #expect((insets.left, insets.right) == (stay ? (66, 0) : (0, 66)))
    }

    @Test(arguments: [false, true])
    func guideMovesWithTheControls(late: Bool) {
        simulator.readings = late ? [.windowControlsDiffer] : []
        let bar = UIView()
        bar.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(bar)
        let guide = view.layoutGuide(for: .safeArea(cornerAdaptation: .vertical))
        #expect(guide === view.layoutGuide(for: .safeArea(cornerAdaptation: .vertical)))
        NSLayoutConstraint.activate([
            bar.topAnchor.constraint(equalTo: guide.topAnchor), bar.heightAnchor.constraint(equalToConstant: 10),
            bar.leadingAnchor.constraint(equalTo: guide.leadingAnchor), bar.widthAnchor.constraint(equalToConstant: 10),
        ])
        simulator.advance(by: 0)
        #expect(bar.frame.minY == 24)
        simulator.resize(scene, to: CGSize(width: 600, height: 500), animated: false)
        simulator.advance(by: 0.1)
        #expect(bar.frame.minY == 67 && guide.layoutFrame.minY == 67)
        simulator.resize(scene, to: nil, animated: false)
        simulator.advance(by: 0.1)
        #expect(bar.frame.minY == 24)
    }

    @Test func appGetsNoTouchesOnTheControls() {
        simulator.resize(scene, to: CGSize(width: 600, height: 500), animated: false)
        var taps = 0
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        view.addSubview(button)
        simulator.advance(by: 0.1)
        let origin = scene.coordinateSpace.convert(CGPoint.zero, to: UIScreen.main.coordinateSpace)
        simulator.tap(at: CGPoint(x: origin.x + 30, y: origin.y + 50))
        #expect(taps == 0)
        simulator.tap(at: CGPoint(x: origin.x + 100, y: origin.y + 50))
        #expect(taps == 1)
    }

    /// The window that was measured by others on the simulator of iOS 27.0.
    @Test func iPhoneAppHasControlsOnATablet() throws {
        let tablet = try Self(device: .iPad11WithPhoneApp)
        #expect(
            tablet.view.traitCollection.userInterfaceIdiom == .phone && UIDevice.current.userInterfaceIdiom == .phone)
        #expect(tablet.simulator.windowControls(of: tablet.scene) == nil)
        tablet.simulator.resize(tablet.scene, to: CGSize(width: 417, height: 1210))
        #expect(tablet.scene.screen.bounds.size == CGSize(width: 834, height: 1210))
        #expect(tablet.view.safeAreaInsets == UIEdgeInsets(top: 32, left: 0, bottom: 20, right: 0))
        #expect(tablet.view.traitCollection.horizontalSizeClass == .compact)
        #expect(tablet.view.traitCollection.displayScale == 2 && tablet.top(of: tablet.view) == 75)
    }

    @Test func roundCornersOfDisplaysAreLeftOut() throws {
        let phone = try Self(device: .iPhone16Pro)
        #expect(phone.top(of: phone.view) == phone.view.safeAreaInsets.top)
        phone.simulator.rotate(to: .landscapeLeft)
        #expect(phone.view.safeAreaInsets.top == 0 && phone.top(of: phone.view) == 18)
        let square = try Self(device: .iPhoneSE)
        square.simulator.rotate(to: .landscapeLeft)
        #expect(square.top(of: square.view) == square.view.safeAreaInsets.top)
    }
}
