import Testing
import UIKit

@testable import Example

/// Each screen state in each setting. `make screens` keeps the pictures for review.
@MainActor
@Suite(.tasksInOrder)
struct ScreenPictureTests {
    /// The screens and their settings: by default, the largest text, which needs the most room, and one of the others in turn.
    private nonisolated static let arguments =
        ScreenState.allCases.map { ($0, Setting.largestText) }
        + TestLength.pairs(ScreenState.allCases, [.light, .dark, .rightToLeft])

    @Test(arguments: arguments)
    func everyLabelIsFullyVisible(_ state: ScreenState, _ setting: Setting) async throws {
        let app = AppDriver()
        setting.apply(to: app.simulator)
        try await state.show(on: app)
        Picture(image: app.simulator.screenshot(scale: 2)).attach(named: "\(setting.rawValue)-\(state.rawValue)")

        let labels = app.scene?.windows.flatMap { app.labels(in: $0) }.filter(isSeen) ?? []
        #expect(!labels.isEmpty)
        for label in labels {
            #expect(fits(label), "\(label.text ?? "") takes more than \(label.bounds.size)")
            #expect(isReachable(label), "\(label.text ?? "") is at \(label.convert(label.bounds, to: nil))")
        }
    }

    private func isSeen(_ label: UILabel) -> Bool {
        let views = sequence(first: label as UIView, next: \.superview)
        return label.text?.isEmpty == false && views.allSatisfy { !$0.isHidden && $0.alpha > 0 }
    }

    private func fits(_ label: UILabel) -> Bool {
        let needed = label.sizeThatFits(CGSize(width: label.bounds.width, height: .infinity))
        return needed.width <= label.bounds.width + 0.5 && needed.height <= label.bounds.height + 0.5
    }

    /// Returns whether the label is inside the window and each clipping view. In a scroll view, only its width counts.
    private func isReachable(_ label: UILabel) -> Bool {
        var scrolls = false
        for view in sequence(first: label as UIView, next: \.superview) {
            scrolls = scrolls || view is UIScrollView
            guard view is UIWindow || view.clipsToBounds else { continue }
            let frame = label.convert(label.bounds, to: view)
            let room = view.bounds.insetBy(dx: -0.5, dy: scrolls ? -.infinity : -0.5)
            guard frame.minX >= room.minX, frame.maxX <= room.maxX else { return false }
            guard scrolls || frame.minY >= room.minY && frame.maxY <= room.maxY else { return false }
        }
        return true
    }
}
