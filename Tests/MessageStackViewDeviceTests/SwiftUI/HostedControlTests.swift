import Simulator
@_spi(Simulator) import SwiftUI
import Testing
import UIKit

@testable import MessageStackView

/// Drags on controls in hosted content.
@MainActor
@Suite(.leavesNothingBehind)
struct HostedControlTests {
    enum Control: CaseIterable {
        case slider, toggle, scrollView
    }

    /// The views that hit tests find in hosted content.
    enum HitTest: CaseIterable {
        case views, controls, hostingView
    }

    private struct Content: View {
        let control: Control
        @State private var value = 0.5
        @State private var isOn = false

        var body: some View {
            VStack {
                Text("Volume \(Int((value * 100).rounded()))")
                switch control {
                case .slider: Slider(value: $value)
                case .toggle: Toggle("Loud", isOn: $isOn)
                case .scrollView:
                    ScrollView { ForEach(0..<20, id: \.self) { Text("Line \($0)") } }.frame(height: 120)
                }
            }
            .padding(20)
        }
    }

    private let model = PostModel()

    init() {
        model.isShown = true
    }

    private func stage(_ control: Control) -> SwiftUIStage {
        SwiftUIStage {
            Text("Screen").post(isPresented: model.isShownBinding, as: .card(.top)) { Content(control: control) }
        }
    }

    private func withHits<Result>(_ hits: HitTest, _ code: () throws -> Result) rethrows -> Result {
        UIHostingViewOptions.hasSubviews = hits == .views
        UIHostingViewOptions.hasControls = hits != .hostingView
        defer { (UIHostingViewOptions.hasSubviews, UIHostingViewOptions.hasControls) = (true, true) }
        return try code()
    }

    private func view(of control: Control, in view: UIView) -> UIView? {
        let isControl =
            switch control {
            case .slider: view is UISlider
            case .toggle: view is UISwitch
            case .scrollView: view is UIScrollView
            }
        return isControl ? view : view.subviews.lazy.compactMap { self.view(of: control, in: $0) }.first
    }

    @Test(arguments: Control.allCases, HitTest.allCases)
    func dragOnAControlNeverMovesThePost(control: Control, hits: HitTest) throws {
        try withHits(hits) {
            let stage = stage(control)
            let slot = try #require(stage.posts.last?.view?.enclosingSlot)
            let view = try #require(stage.posts.last?.view.flatMap { self.view(of: control, in: $0) })
            let frame = view.convert(view.bounds, to: nil)
            let start = CGPoint(x: frame.midX, y: frame.midY)
            stage.simulator.touchDown(at: start)
            for step in 1...10 {
                stage.simulator.advance(by: 0.02)
                stage.simulator.touchMove(to: CGPoint(x: start.x + CGFloat(step), y: start.y - 6 * CGFloat(step)))
                #expect(slot.motion.pose.offset == .zero)
            }
            stage.simulator.touchUp(at: CGPoint(x: start.x + 10, y: start.y - 60))
            stage.rest()
            #expect(stage.posts.map(\.phase) == [.shown])
        }
    }

    @Test(arguments: Control.allCases, HitTest.allCases)
    func dragNextToAControlRemovesThePost(control: Control, hits: HitTest) throws {
        try withHits(hits) {
            let stage = stage(control)
            let view = try #require(stage.posts.last?.view)
            let label = try #require(SwiftUIStage.labels(in: view).first)
            let frame = label.convert(label.bounds, to: nil)
            stage.simulator.fling(
                from: CGPoint(x: frame.midX, y: frame.midY), to: CGPoint(x: frame.midX, y: frame.midY - 100))
            stage.rest()
            #expect(stage.posts.isEmpty)
        }
    }

    @Test func sliderFollowsTheFinger() throws {
        let stage = stage(.slider)
        let slider = try #require(stage.posts.last?.view.flatMap { view(of: .slider, in: $0) })
        let frame = slider.convert(slider.bounds, to: nil)
        stage.simulator.pan(
            from: CGPoint(x: frame.midX, y: frame.midY), to: CGPoint(x: frame.maxX, y: frame.midY))
        stage.rest()
        #expect(stage.postedTexts.first == "Volume 100")
    }
}
