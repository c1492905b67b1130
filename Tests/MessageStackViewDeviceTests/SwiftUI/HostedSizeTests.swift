import Simulator
@_spi(Simulator) import SwiftUI
import Testing
import UIKit

@testable import MessageStackView

/// The size of hosted content, also on versions of iOS whose hosting controllers differ.
@MainActor
@Suite(.leavesNothingBehind)
struct HostedSizeTests {
    private let model = PostModel()

    private struct Screen: View {
        let model: PostModel
        var presentation = PostPresentation.bar(.top)

        var body: some View {
            Text("Screen").post(isPresented: model.isShownBinding, as: presentation) { Text(model.text).padding(10) }
        }
    }

    /// A screen whose post has no content, and so no size, while the text is empty.
    private struct LateScreen: View {
        let model: PostModel

        var body: some View {
            let content = model.text
            Text("Screen").post(
                isPresented: model.isShownBinding, as: PostPresentation(), onEnd: { model.ends.append($0) }
            ) {
                if content.isEmpty { EmptyView() } else { Text(content).padding(10) }
            }
        }
    }

    /// Runs code with the hosting controllers of iOS 15.0 to 16.3.
    private func withoutSafeAreaRegions<Result>(_ code: () throws -> Result) rethrows -> Result {
        try Reading.$initial.withValue(Reading.initial.union([.hostedSizesIncludeSafeAreas]), operation: code)
    }

    private func measureUnderTheStatusBar() -> CGFloat {
        let stage = Stage()
        let root = stage.controller
        let hosted = HostedPostController(AnyView(Text("Hello").padding(10)), environment: nil)
        root.addChild(hosted)
        hosted.view.frame = CGRect(x: 0, y: 0, width: 300, height: 200)
        root.view.addSubview(hosted.view)
        hosted.didMove(toParent: root)
        stage.simulator.advance(by: 1)
        #expect(hosted.view.safeAreaInsets.top > 40)
        return hosted.view.intrinsicContentSize.height
    }

    @Test func sizeIsThatOfTheContent() {
        let height = measureUnderTheStatusBar()
        #expect(height > 20 && height < 60)
    }

    @Test func sizeIsTheSameBeforeiOS16() {
        let height = measureUnderTheStatusBar()
        #expect(abs(withoutSafeAreaRegions { measureUnderTheStatusBar() } - height) < 0.01)
    }

    @Test(arguments: [PostPresentation.bar(.top), .card(.bottom)])
    func postHasTheSameFrameBeforeiOS16(presentation: PostPresentation) throws {
        func frame() throws -> CGRect {
            model.isShown = true
            let stage = SwiftUIStage { Screen(model: model, presentation: presentation) }
            return try #require(stage.posts.last?.view?.enclosingSlot).frame
        }
        let expected = try frame()
        #expect(try withoutSafeAreaRegions { try frame() } == expected)
    }

    @Test func emptyContentTakesNoPlaceAndEnds() throws {
        model.isShown = true
        model.text = ""
        let stage = SwiftUIStage { LateScreen(model: model) }
        let next = try #require(stage.manager).post(PostRequest(Message("Next")))
        stage.rest()
        #expect(next.phase == .shown && model.ends.isEmpty)
        stage.simulator.advance(by: 12)
        #expect(model.ends == [.noSize] && !model.isShown)
    }

    @Test func contentThatComesLaterKeepsThePost() throws {
        model.isShown = true
        model.text = ""
        let stage = SwiftUIStage { LateScreen(model: model) }
        stage.rest()
        model.text = "Loaded"
        stage.simulator.advance(by: 20)
        let post = try #require(stage.posts.first)
        #expect(post.phase == .shown && post.view.map { $0.bounds.height > 20 } == true)
    }

    @Test(.bothReadings(of: .hostedSizesAreLate))
    func newContentThatIsRenderedLaterIsMeasuredAgain() throws {
        model.isShown = true
        let stage = SwiftUIStage { Screen(model: model, presentation: .card(.top)) }
        let slot = try #require(stage.posts.last?.view?.enclosingSlot)
        let height = slot.bounds.height
        model.text = String(repeating: "A long text that needs several lines. ", count: 6)
        stage.rest()
        #expect(slot.bounds.height > height + 40)
    }

    // MARK: - Layout

    @Test func layoutMeasuresForAnotherWidthOnly() {
        var calls = 0
        let view = WrappingView { size in
            calls += 1
            return CGSize(width: min(400, size.width), height: size.width < 400 ? 40 : 20)
        }
        view.frame = CGRect(x: 0, y: 0, width: 300, height: 40)
        view.layoutIfNeeded()
        #expect(view.intrinsicContentSize == CGSize(width: 400, height: 40))
        calls = 0
        view.frame.size.height = 60
        view.setNeedsLayout()
        view.layoutIfNeeded()
        #expect(calls == 0)
        view.frame.size.width = 500
        view.layoutIfNeeded()
        #expect(calls > 0 && view.intrinsicContentSize == CGSize(width: 400, height: 20))
    }
}
