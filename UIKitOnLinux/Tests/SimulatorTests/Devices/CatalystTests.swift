import Simulator
import Testing
import UIKit

/// Figures measured on Mac Catalyst 26.1.
@MainActor
struct CatalystTests {
    @Test(
        arguments: [
            (11, 14), (12, 15), (13, 16), (14, 17), (15, 19), (16, 19), (17, 20), (20, 24), (22, 26), (24, 28),
            (28, 33),
            (34, 40),
        ] as [(CGFloat, CGFloat)])
    func aLabelsLineIsOfWholePoints(size: CGFloat, height: CGFloat) {
        _ = Simulator(device: .catalyst)
        let label = UILabel()
        label.text = "Line"
        label.font = .systemFont(ofSize: size)
        #expect(label.intrinsicContentSize.height == height)
    }

    @Test func textIsWiderThanOniOSBelowTwentyPointsOnly() {
        let label = UILabel()
        label.text = "The quick brown fox"
        func width(_ size: CGFloat, on device: Device) -> CGFloat {
            _ = Simulator(device: device)
            label.font = .systemFont(ofSize: size)
            return label.sizeThatFits(.zero).width
        }
        // 37/2048 of the size after each of the 19 glyphs.
        #expect(abs(width(17, on: .catalyst) - width(17, on: .iPhone16) - 19 * 17 * 37 / 2048) < 0.5)
        #expect(abs(width(22, on: .catalyst) - width(22, on: .iPhone16)) < 0.5)
    }

    @Test func navigationBarsAre50PointsHigh() {
        let root = UIViewController()
        let navigation = UINavigationController(rootViewController: root)
        let simulator = Simulator(device: .catalyst)
        simulator.show(navigation)
        #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 10, width: 1024, height: 50))
        #expect(root.view.safeAreaInsets.top == 64)
    }

    @Test func solvedOriginsStandOnPointsAndSizesOnHalves() {
        let controller = UIViewController()
        let simulator = Simulator(device: .catalyst)
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        controller.view.addSubview(view)
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor, constant: 47.5),
            view.topAnchor.constraint(equalTo: controller.view.topAnchor, constant: 113.333),
            view.widthAnchor.constraint(equalToConstant: 93.333),
            view.heightAnchor.constraint(equalToConstant: 106.656),
        ])
        simulator.show(controller)
        #expect(view.frame == CGRect(x: 48, y: 113, width: 93.5, height: 106.5))
    }
}
