import Simulator
import Testing

@testable import UIKit

@MainActor
struct UIActivityIndicatorViewTests {
    private let simulator = Simulator()
    private let controller = UIViewController()
    private let indicator = UIActivityIndicatorView(style: .medium)

    init() {
        simulator.show(controller)
        controller.view.addSubview(indicator)
    }

    @Test func itIsHiddenWhileItStandsStill() {
        #expect(indicator.isHidden)
        indicator.startAnimating()
        #expect(!indicator.isHidden)
        indicator.hidesWhenStopped = false
        indicator.stopAnimating()
        #expect(!indicator.isHidden)
        indicator.hidesWhenStopped = true
        #expect(indicator.isHidden)
    }

    @Test(arguments: [(UIActivityIndicatorView.Style.medium, 20.0), (.large, 37.0)])
    func itsSizeIsItsStyles(style: UIActivityIndicatorView.Style, length: CGFloat) {
        #expect(UIActivityIndicatorView(style: style).bounds.size == CGSize(width: length, height: length))
        #expect(UIActivityIndicatorView(style: style).intrinsicContentSize == CGSize(width: length, height: length))
    }

    /// Measured on iOS and Mac Catalyst 26.1.
    @Test(arguments: [(Device.iPhoneSE, 0.1), (.iPad11, 0.1), (.catalyst, 0.125), (.mac, 0.125)])
    func eachBladeIsTheStrongestForItsTime(device: Device, interval: TimeInterval) {
        let simulator = Simulator(device: device)
        simulator.show(controller)
        controller.view.addSubview(indicator)
        func strongest() -> Int? {
            indicator.subviews.indices.max { indicator.subviews[$0].alpha < indicator.subviews[$1].alpha }
        }
        indicator.startAnimating()
        simulator.advance(by: 0.5)
        let first = strongest()
        while strongest() == first { simulator.advance(by: 1 / 60) }
        simulator.advance(by: interval / 2)
        let round = (0..<16).map { _ in
            defer { simulator.advance(by: interval) }
            return strongest()
        }
        #expect(Set(round).count == 8)
        #expect(round.prefix(8) == round.suffix(8))
    }

    @Test func nothingAsksForFramesWhereItCanNotBeSeen() {
        indicator.startAnimating()
        #expect(DisplayLinks.count == 1)
        indicator.removeFromSuperview()
        #expect(DisplayLinks.count == 0)
        controller.view.addSubview(indicator)
        #expect(DisplayLinks.count == 1)
        indicator.stopAnimating()
        #expect(DisplayLinks.count == 0)
    }
}
