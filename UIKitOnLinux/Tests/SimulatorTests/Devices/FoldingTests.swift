import Simulator
import Testing
import UIKit

/// A foldable phone. The figures were measured by others on the simulator of Xcode 27.1 beta 1; none on a device.
@MainActor
struct FoldingTests {
    private let simulator = Simulator(device: .iPhoneDuo)
    private let controller = SizeRecordingController()
    private let window: UIWindow
    private let scene: UIWindowScene

    init() throws {
        window = simulator.show(controller)
        scene = try #require(window.windowScene)
    }

    private func insets(of view: UIView) -> [CGFloat] {
        let insets = view.safeAreaInsets
        return [insets.top, insets.left, insets.bottom, insets.right]
    }

    struct Pose: Sendable, CustomTestStringConvertible {
        let fold: Simulator.Fold
        let held: UIDeviceOrientation
        let size: CGSize
        /// Top, left, bottom, right.
        let insets: [CGFloat]
        let sizeClasses: [UIUserInterfaceSizeClass]
        /// The vertically adapted top inset at round corners, which was derived from their radii.
        let cornerTop: CGFloat
        var testDescription: String { "\(fold), \(held.rawValue)" }
    }

    nonisolated static let poses = [
        Pose(
            fold: .closed, held: .portrait, size: CGSize(width: 466, height: 678), insets: [0, 0, 34, 84],
            sizeClasses: [.compact, .regular], cornerTop: 2),
        // The bottom inset wasn't measured here: that of other iPhones in landscape.
        Pose(
            fold: .closed, held: .landscapeLeft, size: CGSize(width: 678, height: 466), insets: [0, 84, 21, 0],
            sizeClasses: [.compact, .compact], cornerTop: 17),
        Pose(
            fold: .closed, held: .landscapeRight, size: CGSize(width: 678, height: 466), insets: [0, 0, 21, 84],
            sizeClasses: [.compact, .compact], cornerTop: 2),
        Pose(
            fold: .flat, held: .landscapeLeft, size: CGSize(width: 951, height: 669), insets: [0, 0, 34, 84],
            sizeClasses: [.regular, .regular], cornerTop: 16),
        Pose(
            fold: .angle(120), held: .landscapeRight, size: CGSize(width: 951, height: 669), insets: [0, 0, 34, 84],
            sizeClasses: [.regular, .regular], cornerTop: 16),
        Pose(
            fold: .flat, held: .portrait, size: CGSize(width: 669, height: 951), insets: [82, 0, 34, 0],
            sizeClasses: [.regular, .regular], cornerTop: 82),
        Pose(
            fold: .angle(90), held: .portraitUpsideDown, size: CGSize(width: 669, height: 951), insets: [82, 0, 34, 0],
            sizeClasses: [.regular, .regular], cornerTop: 82),
    ]

    @Test(arguments: poses)
    func everyPoseHasItsGeometry(pose: Pose) {
        simulator.fold(to: pose.fold)
        simulator.rotate(to: pose.held)
        simulator.advance(by: 1)
        #expect(window.bounds.size == pose.size && controller.view.frame == window.bounds)
        #expect(insets(of: controller.view) == pose.insets)
        let traits = controller.traitCollection
        #expect([traits.horizontalSizeClass, traits.verticalSizeClass] == pose.sizeClasses)
        #expect(traits.userInterfaceIdiom == .phone && traits.displayScale == 3)
        #expect(controller.view.edgeInsets(for: .safeArea(cornerAdaptation: .vertical)).top == pose.cornerTop)
        #expect(scene.screen.bounds.size == pose.size && scene.isFullScreen)
        #expect(simulator.screenshot(scale: 1).size == pose.size && simulator.screenSize == pose.size)
    }

    @Test func theMainScreenIsTheOuterDisplay() {
        #expect(scene.screen === UIScreen.main)
        simulator.fold(to: .flat)
        #expect(scene.screen !== UIScreen.main && UIScreen.main.bounds.size == CGSize(width: 466, height: 678))
        #expect(scene.screen.nativeBounds.size == CGSize(width: 2853, height: 2007))
        #expect(UIScreen.main.nativeBounds.size == CGSize(width: 1398, height: 2034))
        simulator.fold(to: .closed)
        #expect(scene.screen === UIScreen.main)
    }

    @Test func openingResizesTheSceneInTheForeground() {
        simulator.fold(to: .flat)
        #expect(controller.sizes == [CGSize(width: 951, height: 669)])
        #expect(scene.activationState == .foregroundActive && controller.transitionCoordinator?.isAnimated == true)
        #expect(scene.interfaceOrientation == .landscapeRight && simulator.orientation == .landscapeLeft)
        simulator.advance(by: 1)
        #expect(controller.transitionCoordinator == nil)
        simulator.fold(to: .closed, animated: false)
        #expect(controller.sizes.last == CGSize(width: 466, height: 678))
        #expect(scene.interfaceOrientation == .portrait && simulator.orientation == .portrait)
    }

    @Test func openingReportsTheGeometryToTheDelegate() {
        final class Delegate: NSObject, UIWindowSceneDelegate {
            var old: [CGRect] = []
            func windowScene(_ windowScene: UIWindowScene, didUpdateEffectiveGeometry old: UIWindowScene.Geometry) {
                self.old.append(old.coordinateSpace.bounds)
            }
        }
        let delegate = Delegate()
        scene.delegate = delegate
        simulator.fold(to: .flat)
        simulator.fold(to: .angle(90))
        #expect(delegate.old == [CGRect(x: 0, y: 0, width: 466, height: 678)])
    }

    @Test func theInnerDisplayRotatesToOrientationsOutsideTheAppsMask() {
        final class Upright: UIViewController {
            override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
        }
        window.rootViewController = Upright()
        simulator.advance(by: 0.5)
        simulator.rotate(to: .landscapeLeft)
        #expect(window.bounds.width == 466)
        simulator.fold(to: .flat)
        #expect(window.bounds.width == 669)
        simulator.rotate(to: .landscapeLeft)
        #expect(window.bounds.width == 951)
        simulator.fold(to: .closed)
        #expect(window.bounds.width == 466)
    }

    @Test(arguments: [
        (10, Simulator.Fold.closed), (19, .closed), (20, .angle(20)), (174, .angle(174)), (180, .flat), (400, .flat),
    ])
    func anglesBelow20DegreesAreClosed(degrees: Double, fold: Simulator.Fold) {
        simulator.fold(to: .angle(degrees))
        #expect(simulator.fold == fold)
    }

    @Test func settingsApplyToBothDisplays() {
        simulator.userInterfaceStyle = .dark
        simulator.fold(to: .flat)
        #expect(controller.traitCollection.userInterfaceStyle == .dark)
        simulator.userInterfaceStyle = .light
        simulator.layoutDirection = .rightToLeft
        #expect(controller.traitCollection.userInterfaceStyle == .light)
        #expect(insets(of: controller.view) == [0, 0, 34, 84])
        simulator.fold(to: .closed)
        #expect(controller.traitCollection.layoutDirection == .rightToLeft)
        #expect(insets(of: controller.view) == [0, 0, 34, 84])
    }

    @Test func touchesReachTheInnerDisplay() {
        var taps = 0
        let button = UIButton(frame: CGRect(x: 600, y: 300, width: 100, height: 50))
        button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        controller.view.addSubview(button)
        simulator.fold(to: .flat)
        simulator.advance(by: 1)
        simulator.tap(at: CGPoint(x: 650, y: 320))
        #expect(taps == 1)
    }

    @Test func statusBarIsInTheColumnOrTheCorner() throws {
        let manager = try #require(scene.statusBarManager)
        #expect(!manager.isStatusBarHidden && manager.statusBarFrame == CGRect(x: 382, y: 0, width: 84, height: 170))
        simulator.rotate(to: .landscapeLeft)
        #expect(!manager.isStatusBarHidden && manager.statusBarFrame.minX == 0)
        simulator.rotate(to: .portrait)
        simulator.fold(to: .flat)
        #expect(manager.statusBarFrame == CGRect(x: 867, y: 0, width: 84, height: 120))
        simulator.rotate(to: .portrait)
        #expect(manager.statusBarFrame == CGRect(x: 535, y: 0, width: 134, height: 82))
    }

    @Test func keyboardFollowsTheDisplay() {
        let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
        controller.view.addSubview(field)
        field.becomeFirstResponder()
        simulator.advance(by: 1)
        #expect(simulator.keyboardFrame?.width == 466)
        simulator.fold(to: .flat)
        simulator.advance(by: 1)
        #expect(field.isFirstResponder && simulator.keyboardFrame?.width == 951)
        #expect(simulator.keyboardFrame?.maxY == 669)
    }

    @Test func otherDevicesDontFold() {
        let simulator = Simulator(device: .iPhone16)
        let window = simulator.show(UIViewController())
        simulator.fold(to: .flat)
        #expect(simulator.fold == .closed && window.bounds == UIScreen.main.bounds)
        #expect(window.windowScene?.screen === UIScreen.main)
    }

    @Test func anotherSceneOpensOnlyOnTheInnerDisplay() {
        var errors: [UISceneError.Code] = []
        let request = UISceneSessionActivationRequest()
        UIApplication.shared.activateSceneSession(for: request) { error in
            if let error = error as? UISceneError { errors.append(error.code) }
        }
        #expect(errors == [.requestDenied] && simulator.scenes.count == 1)
        simulator.fold(to: .flat)
        UIApplication.shared.activateSceneSession(for: request)
        #expect(simulator.scenes.count == 2)
    }

    // MARK: - Split View

    /// Opens the phone with two scenes of the app side by side.
    private func split() throws -> UIWindowScene {
        simulator.fold(to: .flat)
        let other = try #require(simulator.show(UIViewController()).windowScene)
        simulator.splitView([(scene, 0.5), (other, 0.5)])
        simulator.advance(by: 1)
        return other
    }

    @Test func halvesHaveTheColumnAtTheirOuterEdges() throws {
        let other = try split()
        let windows = [window, try #require(other.windows.first)]
        #expect(windows.allSatisfy { $0.bounds.size == CGSize(width: 469, height: 669) })
        #expect(windows.map { insets(of: $0) } == [[0, 84, 34, 0], [0, 0, 34, 84]])
        #expect(windows.allSatisfy { $0.traitCollection.horizontalSizeClass == .compact })
        #expect(windows.allSatisfy { $0.traitCollection.verticalSizeClass == .regular })
        #expect(windows.map { $0.windowScene?.statusBarManager?.statusBarFrame.minX } == [0, 385])
        #expect(!scene.isFullScreen && scene.screen.bounds.width == 951)
        simulator.splitView([])
        #expect(windows.map(\.bounds.width) == [951, 951])
    }

    @Test(arguments: [(true, [0, 84, 34, 0] as [CGFloat]), (false, [0, 0, 34, 84])])
    func aHalfIsBesideAnotherApp(isLeft: Bool, expected: [CGFloat]) {
        simulator.fold(to: .flat)
        simulator.splitView(isLeft ? [(scene, 0.5), (nil, 0.5)] : [(nil, 0.5), (scene, 0.5)])
        simulator.advance(by: 1)
        #expect(window.bounds.size == CGSize(width: 469, height: 669) && insets(of: window) == expected)
        #expect(simulator.splitScenes == [scene] && scene.activationState == .foregroundActive)
        simulator.fold(to: .closed)
        #expect(window.bounds.size == CGSize(width: 466, height: 678) && scene.activationState == .foregroundActive)
        simulator.fold(to: .flat)
        simulator.advance(by: 1)
        #expect(window.bounds.width == 469)
    }

    @Test func anInactiveHalfGoesToTheBackgroundWithTheClosedPhone() {
        simulator.fold(to: .flat)
        simulator.splitView([(scene, 0.5), (nil, 0.5)])
        simulator.resignActive(scene)
        simulator.fold(to: .closed)
        #expect(scene.activationState == .background)
        simulator.fold(to: .flat)
        #expect(scene.activationState != .background && window.bounds.width == 469)
    }

    @Test func closingKeepsTheSceneUsedLast() throws {
        let other = try split()
        simulator.tap(at: CGPoint(x: 200, y: 300))
        simulator.fold(to: .closed)
        #expect(scene.activationState == .foregroundActive && other.activationState == .background)
        #expect(window.bounds.size == CGSize(width: 466, height: 678) && simulator.splitScenes.isEmpty)
        simulator.fold(to: .flat)
        #expect(simulator.splitScenes == [scene, other] && other.activationState != .background)
        #expect(window.bounds.width == 469)
    }

    @Test func aClosedPhoneHasNoSplitView() {
        simulator.splitView([(scene, 0.5), (nil, 0.5)])
        #expect(scene.isFullScreen && window.bounds.width == 466)
    }

    @Test(arguments: [false, true])
    func theHalfThatIsntUsedIsActiveOrNot(inactive: Bool) throws {
        simulator.readings = inactive ? [.sharingScenesAreInactive] : []
        let other = try split()
        let rest: UIScene.ActivationState = inactive ? .foregroundInactive : .foregroundActive
        #expect([scene, other].map(\.activationState) == [rest, .foregroundActive])
        simulator.tap(at: CGPoint(x: 200, y: 300))
        #expect([scene, other].map(\.activationState) == [.foregroundActive, rest])
        simulator.closeScene(scene)
        #expect(other.activationState == .foregroundActive && other.isFullScreen)
    }

    // MARK: - Reserved areas

    private final class Reader: UIView {
        var read: @MainActor (UIView) -> [CGRect] = { _ in [] }
        private(set) var layouts: [[CGRect]] = []
        private(set) var updates: [[CGRect]] = []
        override func layoutSubviews() {
            super.layoutSubviews()
            layouts.append(read(self))
        }
        override func updateConstraints() {
            updates.append(read(self))
            super.updateConstraints()
        }
    }

    @Test func theFoldIsReservedWhileThePhoneIsBent() {
        simulator.fold(to: .flat)
        #expect(simulator.reservedAreas(in: controller.view) == [])
        simulator.fold(to: .angle(120))
        #expect(simulator.reservedAreas(in: controller.view) == [CGRect(x: 455.5, y: 0, width: 40, height: 669)])
        simulator.rotate(to: .portrait)
        #expect(simulator.reservedAreas(in: controller.view) == [CGRect(x: 0, y: 455.5, width: 669, height: 40)])
        let part = UIView(frame: CGRect(x: 100, y: 400, width: 200, height: 200))
        controller.view.addSubview(part)
        #expect(simulator.reservedAreas(in: part) == [CGRect(x: -100, y: 55.5, width: 669, height: 40)])
        part.frame.origin.y = 600
        #expect(simulator.reservedAreas(in: part) == [])
        simulator.fold(to: .closed)
        #expect(simulator.reservedAreas(in: controller.view) == [])
    }

    @Test func bendingChangesNoSizeAndNoInset() {
        simulator.fold(to: .flat)
        simulator.advance(by: 1)
        let before = (window.frame, insets(of: controller.view), controller.traitCollection, controller.sizes.count)
        simulator.fold(to: .angle(90))
        simulator.advance(by: 1)
        #expect(window.frame == before.0 && insets(of: controller.view) == before.1)
        #expect(controller.traitCollection == before.2 && controller.sizes.count == before.3)
    }

    @Test func aViewThatReadsAreasIsUpdatedWhenTheyChange() {
        let reader = Reader(frame: CGRect(x: 0, y: 0, width: 900, height: 600))
        reader.read = simulator.reservedAreas(in:)
        controller.view.addSubview(reader)
        simulator.fold(to: .flat)
        simulator.advance(by: 1)
        let before = (reader.layouts.count, reader.updates.count)
        simulator.fold(to: .angle(90))
        let areas = [CGRect(x: 455.5, y: 0, width: 40, height: 669)]
        #expect(reader.layouts.dropFirst(before.0) == [areas] && reader.updates.dropFirst(before.1) == [areas])
        simulator.fold(to: .angle(130))
        #expect(reader.layouts.count == before.0 + 1)
        simulator.fold(to: .flat)
        #expect(reader.layouts.last == [])
    }

    @Test func areasOfANewViewAreLateWithAReading() {
        simulator.readings = [.reservedRegionsDiffer]
        simulator.fold(to: .angle(90))
        simulator.advance(by: 1)
        let reader = Reader(frame: CGRect(x: 0, y: 0, width: 900, height: 600))
        reader.read = simulator.reservedAreas(in:)
        controller.view.addSubview(reader)
        simulator.advance(by: 0)
        #expect(reader.layouts.last == [] && reader.updates.last == [])
        simulator.advance(by: 0.1)
        #expect(reader.updates.last == [CGRect(x: 455.5, y: 0, width: 40, height: 669)])
        let layouts = reader.layouts.count
        simulator.fold(to: .flat)
        #expect(reader.updates.last == [] && reader.layouts.count == layouts)
    }
}
