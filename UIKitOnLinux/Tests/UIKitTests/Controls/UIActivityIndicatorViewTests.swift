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

    @Test func itsStrongestBladeTurnsOnceASecond() {
        func strongest() -> Int? {
            indicator.subviews.indices.max { indicator.subviews[$0].alpha < indicator.subviews[$1].alpha }
        }
        indicator.startAnimating()
        simulator.advance(by: 0.5)
        let start = strongest()
        simulator.advance(by: 0.25)
        #expect(strongest() != start)
        simulator.advance(by: 0.75)
        #expect(strongest() == start)
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
