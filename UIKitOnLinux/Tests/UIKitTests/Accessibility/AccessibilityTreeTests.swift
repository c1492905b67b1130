import Simulator
import Testing
import UIKit

/// What assistive technologies find, and in which order.
@MainActor
struct AccessibilityTreeTests {
    private let simulator = Simulator()
    private let controller = UIViewController()
    private var root: UIView { controller.view }

    init() {
        simulator.show(controller)
    }

    private var labels: [String] {
        AccessibilityTree(windows: UIApplication.shared.allWindows).elements.map { $0.accessibilityLabel ?? "?" }
    }

    @discardableResult
    private func add(_ name: String, at y: CGFloat, x: CGFloat = 20, to parent: UIView? = nil) -> UILabel {
        let label = UILabel(frame: CGRect(x: x, y: y, width: 100, height: 20))
        label.text = name
        (parent ?? root).addSubview(label)
        return label
    }

    private func panel(at y: CGFloat, height: CGFloat = 100) -> UIView {
        let panel = UIView(frame: CGRect(x: 0, y: y, width: 393, height: height))
        root.addSubview(panel)
        return panel
    }

    // MARK: - Order

    @Test func whereThingsStandDecidesAndNotInWhichOrderTheyWereAdded() {
        add("bottom", at: 300)
        add("right", at: 100, x: 200)
        add("left", at: 102)
        #expect(labels == ["left", "right", "bottom"])
    }

    @Test func rightToLeftEachRowBeginsAtTheRight() {
        simulator.layoutDirection = .rightToLeft
        add("left", at: 100)
        add("right", at: 100, x: 200)
        #expect(labels == ["right", "left"])
    }

    @Test func anElementHidesWhatIsInIt() {
        let card = panel(at: 100)
        add("inside", at: 10, to: card)
        card.isAccessibilityElement = true
        card.accessibilityLabel = "card"
        #expect(labels == ["card"])
    }

    @Test func aGroupIsReadToItsEndBeforeWhatStandsBesideIt() {
        let (left, right) = (UIView(), UIView())
        left.frame = CGRect(x: 0, y: 100, width: 190, height: 100)
        right.frame = CGRect(x: 200, y: 100, width: 190, height: 100)
        [left, right].forEach(root.addSubview)
        for (panel, name) in [(left, "left"), (right, "right")] {
            add("\(name) 1", at: 0, x: 0, to: panel)
            add("\(name) 2", at: 50, x: 0, to: panel)
        }
        #expect(labels == ["left 1", "right 1", "left 2", "right 2"])
        left.shouldGroupAccessibilityChildren = true
        right.shouldGroupAccessibilityChildren = true
        #expect(labels == ["left 1", "left 2", "right 1", "right 2"])
    }

    @Test func aContainersListDecidesInItAlone() {
        let card = panel(at: 100)
        let first = add("first", at: 50, to: card)
        let second = add("second", at: 0, to: card)
        add("unlisted", at: 80, to: card)
        add("above", at: 60)
        card.accessibilityElements = [first, second]
        #expect(labels == ["above", "first", "second"])
        card.accessibilityElements = []
        #expect(labels == ["above"])
    }

    @Test func aContainerMayMakeItsElementsAsTheyAreAskedFor() {
        final class Chart: UIView {
            private lazy var bars = (0..<3).map { index in
                let bar = UIAccessibilityElement(accessibilityContainer: self)
                bar.accessibilityLabel = "bar \(index)"
                bar.accessibilityFrameInContainerSpace = CGRect(x: 0, y: 90 - index * 30, width: 20, height: 20)
                return bar
            }
            override func accessibilityElementCount() -> Int { 3 }
            override func accessibilityElement(at index: Int) -> Any? { bars[index] }
        }
        let chart = Chart(frame: CGRect(x: 10, y: 200, width: 300, height: 120))
        root.addSubview(chart)
        #expect(labels == ["bar 0", "bar 1", "bar 2"])
        let bar = chart.accessibilityElement(at: 0) as? UIAccessibilityElement
        #expect(bar?.accessibilityFrame == CGRect(x: 10, y: 290, width: 20, height: 20))
        chart.transform = CGAffineTransform(translationX: 5, y: -100)
        #expect(bar?.accessibilityFrame == CGRect(x: 15, y: 190, width: 20, height: 20))
        bar?.accessibilityFrame = CGRect(x: 1, y: 2, width: 3, height: 4)
        #expect(bar?.accessibilityFrame == CGRect(x: 1, y: 2, width: 3, height: 4))
    }

    // MARK: - What is left out

    @Test func whatIsNotSeenIsNotRead() {
        add("hidden", at: 100).isHidden = true
        add("transparent", at: 130).alpha = 0
        add("silent", at: 160).accessibilityElementsHidden = true
        add("beyond the screen", at: 900)
        add("empty", at: 190).frame.size = .zero
        add("shown", at: 220)
        let folded = panel(at: 300, height: 0)
        folded.clipsToBounds = true
        add("folded away", at: 0, to: folded)
        #expect(labels == ["shown"])
        root.isHidden = true
        #expect(labels.isEmpty)
    }

    @Test func whatAScrollViewCanShowIsRead() {
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 100, width: 393, height: 200))
        scrollView.contentSize = CGSize(width: 393, height: 2_000)
        root.addSubview(scrollView)
        add("far below", at: 1_500, to: scrollView)
        #expect(labels == ["far below"])
    }

    @Test func somethingModalLeavesOutItsSiblings() {
        add("behind", at: 100)
        let sheet = panel(at: 200)
        add("sheet", at: 0, to: sheet)
        add("in front", at: 400)
        #expect(labels == ["behind", "sheet", "in front"])
        sheet.accessibilityViewIsModal = true
        #expect(labels == ["sheet"])
        sheet.isHidden = true
        #expect(labels == ["behind", "in front"])
    }

    @Test func ofTwoModalSiblingsTheOneInFrontIsRead() {
        for (y, name) in [(CGFloat(100), "lower"), (200, "upper")] {
            let sheet = panel(at: y)
            sheet.accessibilityViewIsModal = true
            add(name, at: 0, to: sheet)
        }
        #expect(labels == ["upper"])
    }

    /// Assistive technologies find nothing behind a presentation. They find what the app adds to its container, unless the
    /// presented view is modal.
    @Test(arguments: [UIModalPresentationStyle.pageSheet, .fullScreen], [false, true])
    func presentationIsModal(style: UIModalPresentationStyle, isPresentedViewModal: Bool) throws {
        if isPresentedViewModal { simulator.readings.insert(.presentedViewsAreModal) }
        add("behind", at: 100)
        let presented = UIViewController()
        presented.modalPresentationStyle = style
        add("presented", at: 100, to: presented.view)
        controller.present(presented, animated: false)
        simulator.advance(by: 1)
        #expect(labels == ["presented"])
        let window = try #require(root.window ?? presented.view.window)
        let beside = add("beside the container", at: 700, to: window)
        #expect(labels == ["presented"])
        beside.text = "in the container"
        presented.presentationController?.containerView?.addSubview(beside)
        #expect(labels == (isPresentedViewModal ? ["presented"] : ["presented", "in the container"]))
        presented.dismiss(animated: false)
        simulator.advance(by: 1)
        #expect(labels == ["behind"])
    }

    @Test func theWindowInFrontIsReadFirstAndAloneIfSomethingInItIsModal() throws {
        add("app", at: 100)
        let scene = try #require(root.window?.windowScene)
        let overlay = UIWindow(windowScene: scene)
        overlay.windowLevel = .alert
        overlay.rootViewController = UIViewController()
        overlay.isHidden = false
        let banner = UIView(frame: CGRect(x: 0, y: 300, width: 393, height: 50))
        overlay.rootViewController?.view.addSubview(banner)
        add("banner", at: 0, to: banner)
        #expect(labels == ["banner", "app"])
        banner.accessibilityViewIsModal = true
        #expect(labels == ["banner"])
        overlay.isHidden = true
        #expect(labels == ["app"])
    }

    @Test func theActivationPointIsTheMiddleUnlessItIsSet() {
        let view = panel(at: 100, height: 50)
        view.frame.origin.x = 7
        #expect(view.accessibilityActivationPoint == CGPoint(x: 203.5, y: 125))
        view.accessibilityActivationPoint = CGPoint(x: 1, y: 2)
        #expect(view.accessibilityActivationPoint == CGPoint(x: 1, y: 2))
    }

    @Test func aFrameOnTheScreenCountsTheWindowsPlaceAndTransforms() throws {
        let scene = try #require(root.window?.windowScene)
        let window = UIWindow(windowScene: scene)
        window.frame = CGRect(x: 50, y: 60, width: 200, height: 200)
        window.isHidden = false
        let view = UIView(frame: CGRect(x: 10, y: 10, width: 40, height: 20))
        window.addSubview(view)
        #expect(view.accessibilityFrame == CGRect(x: 60, y: 70, width: 40, height: 20))
        view.transform = CGAffineTransform(rotationAngle: .pi / 2)
        let turned = view.accessibilityFrame
        #expect(abs(turned.minX - 70) < 1e-9 && abs(turned.minY - 60) < 1e-9)
        #expect(abs(turned.width - 20) < 1e-9 && abs(turned.height - 40) < 1e-9)
    }

    @Test func aPictureIsReadOnceItHasALabel() {
        let picture = UIImageView(frame: CGRect(x: 0, y: 100, width: 50, height: 50))
        root.addSubview(picture)
        #expect(labels.isEmpty && picture.accessibilityTraits == .image)
        picture.accessibilityLabel = "A cat"
        #expect(labels == ["A cat"])
        picture.isAccessibilityElement = false
        #expect(labels.isEmpty)
    }

    @Test func aBarsItemIsReadAsItSays() {
        let item = UIBarButtonItem(title: "+", primaryAction: nil)
        controller.navigationItem.rightBarButtonItem = item
        let navigation = UINavigationController(rootViewController: controller)
        simulator.show(navigation)
        item.accessibilityLabel = "Add"
        item.accessibilityHint = "Makes a new one"
        item.accessibilityIdentifier = "add"
        simulator.advance(by: 0)
        #expect(simulator.accessibilityDump().contains("button \"Add\""))
        #expect(simulator.accessibilityDump().contains("hint \"Makes a new one\" #add"))
    }

    @Test func whatCanBeUsedRespondsToUserInteraction() {
        let label = UILabel()
        #expect(!label.accessibilityRespondsToUserInteraction)
        label.accessibilityTraits = .link
        #expect(label.accessibilityRespondsToUserInteraction)
        let button = UIButton()
        #expect(button.accessibilityRespondsToUserInteraction)
        button.isEnabled = false
        #expect(!button.accessibilityRespondsToUserInteraction)
    }
}
