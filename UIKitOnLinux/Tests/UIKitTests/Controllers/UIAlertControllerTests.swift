import Simulator
import Testing
import UIKit

@MainActor
struct UIAlertControllerTests {
    private let simulator = Simulator()
    private let log = CallLog()
    private let home: LoggingController
    private let window: UIWindow

    init() {
        home = LoggingController("home", log)
        window = simulator.show(home)
        _ = log.take()
    }

    private func present(
        _ styles: [UIAlertAction.Style], title: String? = "Title", message: String? = "Message"
    ) -> UIAlertController {
        let alert = UIAlertController(title: title, message: message, preferredStyle: .alert)
        for (index, style) in styles.enumerated() {
            alert.addAction(
                UIAlertAction(title: "\(index)", style: style) { action in
                    log.add("\(action.title ?? "") presented: \(home.presentedViewController != nil)")
                })
        }
        home.present(alert, animated: true)
        simulator.advance(by: 1)
        return alert
    }

    /// Heights and center as measured on iOS 26.1.
    @Test(
        arguments: zip(
            [[UIAlertAction.Style.default], [.default, .cancel], [.default, .default, .cancel]],
            [152.333, 152.333, 264.333]))
    func theCardIsAsLargeAsOnIOS(styles: [UIAlertAction.Style], height: CGFloat) {
        let card = present(styles).view.frame
        #expect(card.width == 320)
        #expect(abs(card.height - height) < 0.35)
        #expect(abs(card.midX - 196.5) < 0.2)
        #expect(abs(card.midY - 438.5) < 0.2)
    }

    @Test func aSingleTextStandsAlone() {
        #expect(abs(present([.default], message: nil).view.frame.height - 126.333) < 0.35)
    }

    @Test func ofTwoActionsCancelIsLeftOfMoreItIsLast() throws {
        let two = present([.default, .cancel])
        #expect(labels(in: two.view) == ["1", "0"])
        #expect(two.actions.map(\.style) == [.default, .cancel])
        two.dismiss(animated: false)
        simulator.advance(by: 0)
        #expect(labels(in: present([.cancel, .default, .destructive]).view) == ["1", "2", "0"])
    }

    @Test func anActionDismissesTheAlertAndThenRunsItsHandlerOnce() {
        let alert = present([.default])
        let middle = CGPoint(x: alert.view.frame.midX, y: alert.view.frame.maxY - 40)
        simulator.tap(at: middle)
        simulator.tap(at: middle)
        #expect(log.take() == [])
        simulator.advance(by: 1)
        #expect(log.take() == ["0 presented: false"])
        #expect(window.subviews == [home.view])
    }

    @Test func aHandlerCanPresentTheNextAlert() {
        let next = UIAlertController(title: "Next", message: nil, preferredStyle: .alert)
        let alert = UIAlertController(title: "First", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Go", style: .default) { _ in home.present(next, animated: true) })
        home.present(alert, animated: false)
        simulator.advance(by: 0)
        simulator.tap(at: CGPoint(x: alert.view.frame.midX, y: alert.view.frame.maxY - 40))
        simulator.advance(by: 2)
        #expect(home.presentedViewController === next)
    }

    @Test func aDisabledActionDoesNothing() {
        let alert = present([.default])
        alert.actions[0].isEnabled = false
        simulator.advance(by: 0)
        simulator.tap(at: CGPoint(x: alert.view.frame.midX, y: alert.view.frame.maxY - 40))
        simulator.advance(by: 1)
        #expect(home.presentedViewController === alert)
    }

    @Test func secondCancelActionRaises() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                let alert = UIAlertController(title: "Title", message: nil, preferredStyle: .alert)
                for _ in 0..<2 { alert.addAction(UIAlertAction(title: "Cancel", style: .cancel)) }
            }
        }
    }

    /// The sizes of the texts were measured.
    @Test func textsAndButtonsFollowTheTextSize() {
        let alert = present([.default, .cancel])
        func sizes() -> [CGFloat] { allLabels(in: alert.view).map(\.font.pointSize) }
        #expect(sizes() == [17, 15, 17, 17])
        let height = alert.view.frame.height
        simulator.preferredContentSizeCategory = .accessibilityLarge
        simulator.advance(by: 0)
        #expect(sizes() == [33, 30, 33, 33])
        #expect(alert.view.frame.height > height + 30)
    }

    @Test func twoActionsAreStackedIfTheirTitlesDontFit() {
        let alert = UIAlertController(title: "Title", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        alert.addAction(UIAlertAction(title: "Remove", style: .destructive))
        home.present(alert, animated: true)
        simulator.advance(by: 1)
        func rows() -> Int { Set(alert.view.subviews.filter { $0 is UIControl }.map(\.frame.minY)).count }
        #expect(rows() == 1 && labels(in: alert.view) == ["Cancel", "Remove"])
        simulator.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
        simulator.advance(by: 0)
        #expect(rows() == 2 && labels(in: alert.view) == ["Remove", "Cancel"])
    }

    private func allLabels(in view: UIView) -> [UILabel] {
        (view as? UILabel).map { [$0] } ?? view.subviews.flatMap(allLabels)
    }

    @Test func thePresenterHearsNothing() {
        _ = present([.default])
        #expect(log.take() == [])
    }

    /// The names of the buttons in reading order.
    private func labels(in view: UIView) -> [String] {
        view.subviews.filter { $0 is UIControl }
            .sorted { ($0.frame.minY, $0.frame.minX) < ($1.frame.minY, $1.frame.minX) }
            .compactMap(\.accessibilityLabel)
    }
}
