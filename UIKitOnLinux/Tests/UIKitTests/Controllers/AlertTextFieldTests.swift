import Simulator
import Testing
import UIKit

/// Figures as measured on iOS 26.1.
@MainActor
struct AlertTextFieldTests {
    private let simulator = Simulator()
    private let home = UIViewController()
    private let alert = UIAlertController(title: "Title", message: "Message", preferredStyle: .alert)

    init() {
        simulator.show(home)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
    }

    private func present() {
        home.present(alert, animated: true)
        simulator.advance(by: 2)
    }

    @Test func aFieldStandsOnAPillBelowTheMessage() throws {
        alert.addTextField { $0.placeholder = "Name" }
        present()
        let field = try #require(alert.textFields?.first)
        let pill = try #require(field.superview)
        let frame = pill.convert(pill.bounds, to: alert.view)
        #expect(abs(frame.width - 290) < 0.01 && abs(frame.height - 48) < 0.01)
        #expect(abs(frame.minX - 15) < 0.01)
        // Title, gap and message end at 68; the pill begins 16.333 below.
        #expect(abs(frame.minY - (22 + 20.333 + 7.667 + 18 + 16.333)) < 0.4)
        #expect(abs(field.convert(field.bounds, to: alert.view).minX - 30) < 0.01)
        #expect(abs(alert.view.frame.height - (frame.maxY + 4 + 16 + 48 + 16)) < 0.4)
    }

    @Test func theFirstTakesTheKeyboardWhichPushesTheCardUp() {
        alert.addTextField()
        alert.addTextField()
        present()
        #expect(alert.textFields?.count == 2)
        #expect(alert.textFields?.first?.isFirstResponder == true)
        #expect(alert.view.frame.midY < 300)
        #expect(alert.view.frame.maxY < 852 - 336)
        alert.dismiss(animated: true)
        simulator.advance(by: 2)
        #expect(alert.textFields?.first?.isFirstResponder == false)
    }

    @Test func textFieldOfAnActionSheetRaises() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet).addTextField()
            }
        }
    }

    @Test func aLongTextScrollsAboveTheActions() throws {
        alert.message = String(repeating: "A long message that goes on and on. ", count: 100)
        present()
        #expect(abs(alert.view.frame.height - 759) < 0.01)
        let scrollView = try #require(alert.view.subviews.first { $0 is UIScrollView } as? UIScrollView)
        #expect(scrollView.contentSize.height > scrollView.bounds.height)
        simulator.pan(from: CGPoint(x: 196, y: 500), to: CGPoint(x: 196, y: 300))
        simulator.advance(by: 1)
        #expect(scrollView.contentOffset.y > 100)
        let button = try #require(alert.view.subviews.last)
        #expect(abs(button.frame.maxY - (alert.view.bounds.height - 16)) < 0.01)
    }
}
