import Simulator
@_spi(Simulator) import SwiftUI
import Testing

@MainActor
struct RepresentableTests {
    private struct Represented: UIViewRepresentable {
        let value: Int
        let log: Log

        final class Coordinator {}

        func makeCoordinator() -> Coordinator { Coordinator() }

        func makeUIView(context: Context) -> UIView {
            log("make")
            return UIView()
        }

        func updateUIView(_ uiView: UIView, context: Context) {
            log("update \(value) \(context.environment.layoutDirection)")
        }

        static func dismantleUIView(_ uiView: UIView, coordinator: Coordinator) {
            uiView.tag = 7
        }
    }

    private struct Owner: View {
        let model: Model
        let log: Log

        var body: some View {
            let _ = model.name
            if model.count < 2 {
                Represented(value: model.count, log: log).environment(
                    \.layoutDirection, model.name == "model" ? .leftToRight : .rightToLeft)
            }
        }
    }

    @Test func representableIsUpdatedForValuesAndEnvironment() {
        let (model, log) = (Model(), Log())
        let screen = HostedScreen { Owner(model: model, log: log) }
        #expect(log.entries == ["make", "update 0 leftToRight"])
        model.count = 1
        screen.update()
        model.name = "other"
        screen.update()
        #expect(log.entries.dropFirst(2) == ["update 1 leftToRight", "update 1 rightToLeft"])
        model.name = "third"
        screen.update()
        #expect(log.entries.count == 4)
    }

    @Test func representableMayBeUpdatedInEachTurn() {
        let (model, log) = (Model(), Log())
        let screen = Reading.$initial.withValue([.representablesUpdateOften]) {
            HostedScreen { Owner(model: model, log: log) }
        }
        let count = log.entries.count
        for _ in 0..<3 { screen.update() }
        #expect(log.entries.suffix(3) == Array(repeating: "update 0 leftToRight", count: 3))
        #expect(log.entries.count == count + 3)
        model.count = 2
        screen.update()
        #expect(log.entries.count == count + 3)
    }

    @Test func removedRepresentableIsDismantled() {
        let (model, log) = (Model(), Log())
        let screen = HostedScreen { Owner(model: model, log: log) }
        let view = screen.view.subviews.first
        model.count = 2
        screen.update()
        #expect(view?.tag == 7)
        #expect(view?.superview == nil)
    }

    @Test func representableEndsWithItsHostingController() {
        let simulator = Simulator()
        weak var controller: UIViewController?
        var view: UIView?
        do {
            let hosted = UIHostingController(rootView: Represented(value: 0, log: Log()))
            let window = simulator.show(UIViewController())
            window.rootViewController?.view.addSubview(hosted.view)
            simulator.advance(by: 0)
            view = hosted.view.subviews.first
            hosted.view.removeFromSuperview()
            controller = hosted
        }
        simulator.advance(by: 0)
        #expect(controller == nil)
        #expect(view?.tag == 7)
    }

    @Test func changesDuringUpdatesAreCounted() {
        struct Wrong: View {
            @State private var count = 0
            var body: some View {
                if count == 0 { count = 1 }
                return Text("count \(count)")
            }
        }
        let before = UIHostingViewOptions.changesDuringUpdates
        let screen = HostedScreen { Wrong() }
        #expect(UIHostingViewOptions.changesDuringUpdates == before + 1)
        #expect(screen.texts == ["count 1"])
    }

    @Test func withoutSubviewsHitTestsReturnTheHostingView() {
        let screen = HostedScreen {
            VStack(spacing: 0) {
                Color.red
                Represented(value: 0, log: Log())
            }
        }
        let (top, bottom) = (CGPoint(x: 100, y: 200), CGPoint(x: 100, y: 700))
        #expect(screen.view.hitTest(top, with: nil) === screen.view.subviews.first)
        UIHostingViewOptions.hasSubviews = false
        defer { UIHostingViewOptions.hasSubviews = true }
        #expect(screen.view.hitTest(top, with: nil) === screen.view)
        #expect(screen.view.hitTest(bottom, with: nil) === screen.view.subviews.last)
    }

    /// A view that reports the environment and the transaction of its updates.
    private struct Anchor: UIViewRepresentable {
        let isOn: Bool
        let log: Log

        func makeUIView(context: Context) -> UIView { UIView() }

        func updateUIView(_ uiView: UIView, context: Context) {
            log("\(isOn) \(context.environment.locale.identifier) \(context.transaction.animation != nil)")
        }
    }

    private struct Anchored: ViewModifier {
        let isOn: Bool
        let log: Log

        func body(content: Content) -> some View {
            content.background(Anchor(isOn: isOn, log: log).frame(width: 0, height: 0).allowsHitTesting(false))
        }
    }

    private struct Screen: View {
        @State private var isOn = false
        let log: Log

        var body: some View {
            VStack {
                Button("switch") { withAnimation { isOn.toggle() } }
                Button("back and forth") {
                    isOn = true
                    isOn = false
                }
            }
            .modifier(Anchored(isOn: isOn, log: log))
            .environment(\.locale, Locale(identifier: "de"))
        }
    }

    @Test func anchorInTheBackgroundIsUpdatedWithItsTransaction() {
        let log = Log()
        let screen = HostedScreen { Screen(log: log) }
        #expect(log.entries == ["false de false"])
        screen.tap("back and forth")
        #expect(log.entries.count == 1)
        screen.tap("switch")
        #expect(log.entries == ["false de false", "true de true"])
    }

    private struct Hosting: UIViewRepresentable {
        let log: Log

        func makeUIView(context: Context) -> UIView { UIView() }

        func updateUIView(_ uiView: UIView, context: Context) {
            let content = Anchor(isOn: true, log: log).environment(\.self, context.environment)
            _ = UIHostingController(rootView: content).sizeThatFits(in: .zero)
        }
    }

    @Test func wholeEnvironmentCanBePassedToAnotherController() {
        let log = Log()
        _ = HostedScreen { Hosting(log: log).environment(\.locale, Locale(identifier: "de")) }
        #expect(log.entries == ["true de false"])
    }
}
