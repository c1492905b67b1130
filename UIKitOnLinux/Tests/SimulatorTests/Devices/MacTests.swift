import Simulator
import Testing
import UIKit

/// A Mac with an app in the Mac idiom: windows, a pointer, a hardware keyboard, and macOS's sizes of text styles.
@MainActor
struct MacTests {
    private let simulator = Simulator(device: .mac)
    private let controller = UIViewController()

    /// The frame of a scene on the screen.
    private func frame(_ window: UIWindow) -> CGRect {
        guard let scene = window.windowScene else { return .null }
        return scene.coordinateSpace.convert(scene.coordinateSpace.bounds, to: scene.screen.coordinateSpace)
    }

    // MARK: - Windows

    @Test func sceneOpensInTheMiddleWithoutASafeArea() {
        let window = simulator.show(controller)
        #expect(frame(window) == CGRect(x: 240, y: 130, width: 800, height: 600))
        #expect(window.bounds.size == CGSize(width: 800, height: 600))
        #expect(window.safeAreaInsets == .zero)
        #expect(window.traitCollection.userInterfaceIdiom == .mac)
        #expect(UIDevice.current.userInterfaceIdiom == .mac)
        #expect(window.traitCollection.horizontalSizeClass == .regular)
    }

    @Test func secondSceneOpensLowerAndFurtherRight() {
        let first = simulator.show(controller)
        let second = simulator.show(UIViewController())
        #expect(UIApplication.shared.supportsMultipleScenes)
        #expect(frame(second).origin == CGPoint(x: frame(first).minX + 28, y: frame(first).minY + 28))
    }

    @Test func dragOfTheTitleBarMovesTheWindow() {
        let window = simulator.show(controller)
        simulator.touchDown(at: CGPoint(x: 600, y: 115))
        simulator.touchMove(to: CGPoint(x: 500, y: 135))
        simulator.touchUp(at: CGPoint(x: 480, y: 145))
        #expect(frame(window) == CGRect(x: 120, y: 160, width: 800, height: 600))
        #expect(window.bounds.size == CGSize(width: 800, height: 600))
    }

    @Test(
        "drag of an edge or corner resizes the window",
        arguments: [
            (CGPoint(x: 1040, y: 400), CGPoint(x: 940, y: 500), CGRect(x: 240, y: 130, width: 700, height: 600)),
            (CGPoint(x: 240, y: 400), CGPoint(x: 340, y: 400), CGRect(x: 340, y: 130, width: 700, height: 600)),
            (CGPoint(x: 600, y: 730), CGPoint(x: 600, y: 630), CGRect(x: 240, y: 130, width: 800, height: 500)),
            (CGPoint(x: 600, y: 102), CGPoint(x: 600, y: 122), CGRect(x: 240, y: 150, width: 800, height: 580)),
            (CGPoint(x: 1041, y: 731), CGPoint(x: 0, y: 0), CGRect(x: 240, y: 130, width: 320, height: 240)),
        ])
    func dragOfAnEdgeResizesTheWindow(start: CGPoint, end: CGPoint, result: CGRect) {
        let window = simulator.show(controller)
        simulator.touchDown(at: start)
        simulator.touchMove(to: end)
        simulator.touchUp(at: end)
        #expect(frame(window) == result)
        #expect(controller.view.bounds.size == result.size)
    }

    @Test func narrowWindowHasACompactWidth() {
        let window = simulator.show(controller)
        simulator.touchDown(at: CGPoint(x: 1040, y: 400))
        simulator.touchMove(to: CGPoint(x: 640, y: 400))
        #expect(window.traitCollection.horizontalSizeClass == .compact)
        simulator.touchUp(at: CGPoint(x: 1040, y: 400))
        #expect(window.traitCollection.horizontalSizeClass == .regular)
    }

    @Test func clickInTheTitleBarMakesTheWindowKey() {
        let first = simulator.show(controller)
        let second = simulator.show(UIViewController())
        #expect(simulator.scenes.last === second.windowScene)
        simulator.tap(at: CGPoint(x: frame(first).minX + 200, y: frame(first).minY - 20))
        #expect(simulator.scenes.last === first.windowScene)
        #expect(first.isKeyWindow)
    }

    @Test(arguments: [true, false])
    func clickInAnotherSceneIsReportedOrNot(isReported: Bool) {
        simulator.readings = isReported ? [] : [.keyWindowsAreUnreported]
        let first = simulator.show(controller)
        let second = simulator.show(UIViewController())
        var windows: [UIWindow] = []
        let observer = NotificationCenter.default.addObserver(
            forName: UIWindow.didBecomeKeyNotification, object: nil, queue: nil
        ) { notification in
            nonisolated(unsafe) let notification = notification
            MainActor.assumeIsolated { windows += [notification.object as? UIWindow].compactMap { $0 } }
        }
        defer { NotificationCenter.default.removeObserver(observer) }
        simulator.tap(at: CGPoint(x: frame(first).minX + 200, y: frame(first).minY - 20))
        #expect(windows == (isReported ? [first] : []))
        #expect(first.windowScene?.keyWindow === first && second.windowScene?.keyWindow === second)
    }

    @Test func windowIsDrawnWithATitleBarAndAShadow() {
        simulator.show(controller)
        controller.view.backgroundColor = .white
        simulator.advance(by: 0)
        let pixels = simulator.screenshot(scale: 1).cgImage?.premultipliedPixels ?? []
        /// The color of a pixel as alpha, red, green and blue.
        func color(_ x: Int, _ y: Int) -> UInt32 { pixels[y * 1280 + x] }
        #expect(pixels.count == 1280 * 832)
        #expect(color(600, 400) == 0xFFFF_FFFF)
        #expect(color(600, 115) == 0xFFF2_F2F7)
        // The first of the three buttons is red, and the window has a shadow on the desktop.
        #expect(color(256, 116) == 0xFFFF_383C)
        #expect(color(20, 20) == 0xFF5C_7399)
        #expect(color(640, 740) != color(20, 20))
    }

    @Test func turnHasNoEffect() {
        let window = simulator.show(controller)
        simulator.rotate(to: .landscapeLeft)
        #expect(frame(window).size == CGSize(width: 800, height: 600))
    }

    // MARK: - Input

    @Test func touchIsThatOfAPointer() {
        simulator.show(controller)
        let view = TypeView(frame: controller.view.bounds)
        controller.view.addSubview(view)
        simulator.tap(at: CGPoint(x: 600, y: 400))
        #expect(view.types == [.indirectPointer])
    }

    @Test func secondaryClickOpensTheMenuAtOnce() {
        simulator.show(controller)
        let menu = MenuDelegate()
        let view = UIView(frame: CGRect(x: 100, y: 100, width: 200, height: 100))
        view.addInteraction(UIContextMenuInteraction(delegate: menu))
        let inside = UIView(frame: CGRect(x: 50, y: 50, width: 20, height: 20))
        view.addSubview(inside)
        controller.view.addSubview(view)
        #expect(!simulator.secondaryClick(at: CGPoint(x: 250, y: 140)))
        #expect(simulator.secondaryClick(at: CGPoint(x: 240 + 160, y: 130 + 160)))
        #expect(menu.locations == [CGPoint(x: 60, y: 60)])
        simulator.advance(by: 1)
        #expect(simulator.dump().contains("ContextMenu"))
    }

    @Test func textFieldShowsNoKeyboard() {
        simulator.show(controller)
        let field = UITextField(frame: CGRect(x: 10, y: 10, width: 200, height: 40))
        controller.view.addSubview(field)
        field.becomeFirstResponder()
        simulator.isHardwareKeyboardConnected = false
        simulator.advance(by: 1)
        #expect(simulator.keyboardFrame == nil)
        #expect(simulator.isHardwareKeyboardConnected)
        simulator.typeText("a")
        #expect(field.text == "a")
    }

    // MARK: - Text

    /// The sizes of macOS's built-in text styles in Apple's Human Interface Guidelines.
    @Test(
        arguments: [
            (UIFont.TextStyle.largeTitle, 26), (.title1, 22), (.title2, 17), (.title3, 15), (.headline, 13),
            (.body, 13),
            (.callout, 12), (.subheadline, 11), (.footnote, 10), (.caption1, 10), (.caption2, 10),
        ] as [(UIFont.TextStyle, CGFloat)])
    func textStyleHasTheSizeOfMacOS(style: UIFont.TextStyle, size: CGFloat) {
        #expect(UIFont.preferredFont(forTextStyle: style).pointSize == size)
    }

    @Test func textSizeOfTheUserHasNoEffect() {
        let window = simulator.show(controller)
        simulator.preferredContentSizeCategory = .accessibilityExtraLarge
        #expect(window.traitCollection.preferredContentSizeCategory == .large)
        #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 13)
        #expect(UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 20)).pointSize == 20)
    }
}

/// A view that records the types of its touches.
private final class TypeView: UIView {
    private(set) var types: [UITouch.TouchType] = []

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        types += touches.map(\.type)
    }
}

private final class MenuDelegate: NSObject, UIContextMenuInteractionDelegate {
    private(set) var locations: [CGPoint] = []

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        locations.append(location)
        return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
            UIMenu(children: [UIAction(title: "Copy") { _ in }])
        }
    }
}
