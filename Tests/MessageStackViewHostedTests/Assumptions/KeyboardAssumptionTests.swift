import Testing
import UIKit

@testable import MessageStackView

/// Assumptions about a docked keyboard and its layout guides.
extension HostedTests {
    @MainActor
    struct KeyboardAssumptionTests {
        private let stage: Stage
        private let log = CallLog()

        init() async throws {
            stage = try await Stage()
        }

        /// Adds a view that fills the area between the top of another one and its keyboard layout guide.
        private func addView(above guide: UILayoutGuide, in superview: UIView) -> UIView {
            let view = CallbackView(log)
            view.translatesAutoresizingMaskIntoConstraints = false
            superview.addSubview(view)
            NSLayoutConstraint.activate([
                view.topAnchor.constraint(equalTo: superview.topAnchor),
                view.leadingAnchor.constraint(equalTo: superview.leadingAnchor),
                view.trailingAnchor.constraint(equalTo: superview.trailingAnchor),
                view.bottomAnchor.constraint(equalTo: guide.topAnchor),
            ])
            return view
        }

        @Test func u35EachViewHasItsGuide() {
            let child = UIView(frame: stage.view.bounds)
            stage.view.addSubview(child)
            let (own, outer) = (child.keyboardLayoutGuide, stage.view.keyboardLayoutGuide)
            #expect(own !== outer && own.owningView === child && child.keyboardLayoutGuide === own)
            own.followsUndockedKeyboard = true
            #expect(own.followsUndockedKeyboard && !outer.followsUndockedKeyboard)
            #expect(!stage.window.keyboardLayoutGuide.followsUndockedKeyboard)
        }

        @Test func u36GuideOfNewViewHasKeyboardFrame() async {
            let field = await stage.showKeyboard()
            let cover = UIView(frame: stage.view.bounds)
            let view = addView(above: cover.keyboardLayoutGuide, in: cover)
            stage.view.addSubview(cover)
            cover.layoutIfNeeded()
            let top = stage.keyboardTop
            #expect(top < stage.view.bounds.maxY - 250)
            #expect(view.frame.maxY == top && cover.keyboardLayoutGuide.layoutFrame.minY == top)
            field.resignFirstResponder()
            await stage.rest()
        }

        @Test func u37GuideMovesWithKeyboard() async {
            let view = addView(above: stage.view.keyboardLayoutGuide, in: stage.view)
            await stage.nextFrame()
            let start = view.seen.frame.maxY
            let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
            field.inputView = UIView(frame: CGRect(x: 0, y: 0, width: stage.view.bounds.width, height: 300))
            stage.view.addSubview(field)
            field.becomeFirstResponder()
            let heights = await stage.watch(frames: 90) { view.seen.frame.maxY }
            let end = stage.keyboardTop
            #expect(end < start - 200 && heights.last == end)
            #expect(heights.contains { $0 < start - 10 && $0 > end + 10 })
            #expect(zip(heights, heights.dropFirst()).allSatisfy { $0 >= $1 - 0.5 })
            field.resignFirstResponder()
            await stage.rest()
        }

        @Test func u38GuideCoversBottomSafeArea() async {
            let view = addView(above: stage.view.keyboardLayoutGuide, in: stage.view)
            await stage.nextFrame()
            let (bounds, guide) = (stage.view.bounds, stage.view.keyboardLayoutGuide.layoutFrame)
            #expect(guide.minY == stage.safeFrame.maxY && guide.maxY == bounds.maxY)
            #expect(guide.minX == bounds.minX && guide.width == bounds.width)
            #expect(view.frame.maxY == stage.safeFrame.maxY)
        }

        @Test func u39ViewIsLaidOutWithItsGuide() async {
            let view = addView(above: stage.view.keyboardLayoutGuide, in: stage.view)
            await followKeyboard(view)
        }

        @Test func u102HiddenViewIsLaidOut() async {
            let view = addView(above: stage.view.keyboardLayoutGuide, in: stage.view)
            view.isHidden = true
            await followKeyboard(view)
        }

        private func followKeyboard(_ view: UIView) async {
            await stage.rest()
            let height = view.bounds.height
            log.clear()
            let field = await stage.showKeyboard()
            #expect(log.count(of: "layout") > 0 && view.bounds.height < height - 200)
            log.clear()
            field.inputView = UIView(frame: CGRect(x: 0, y: 0, width: stage.view.bounds.width, height: 200))
            field.reloadInputViews()
            await stage.watch(frames: 60) {}
            #expect(log.count(of: "layout") > 0 && view.frame.maxY == stage.keyboardTop)
            log.clear()
            field.resignFirstResponder()
            await stage.watch(frames: 60) {}
            #expect(log.count(of: "layout") > 0 && view.bounds.height == height)
        }
    }
}
