import Simulator
@_spi(Simulator) import SwiftUI
import Testing

/// The dependence of views on the values of their environment that they read.
@MainActor
struct EnvironmentTests {
    private struct Root<Content: View>: View {
        let model: Model
        @ViewBuilder let content: () -> Content

        var body: some View {
            let _ = model.count
            content().environment(\.lineLimit, model.count).environment(\.name, model.name)
        }
    }

    private struct Reader: View {
        @Environment(\.lineLimit) private var lineLimit
        let log: Log

        var body: some View {
            let _ = log("\(lineLimit ?? -1)")
            Text("reader")
        }
    }

    private struct WholeReader: View {
        @Environment(\.self) private var environment
        let log: Log

        var body: some View {
            let _ = log(environment.name)
            Text("reader")
        }
    }

    private struct Represented: UIViewRepresentable {
        let log: Log

        func makeUIView(context: Context) -> UIView { UIView() }
        func updateUIView(_ view: UIView, context: Context) { log(context.environment.name) }
    }

    private func entries(_ view: @escaping (Log) -> some View, _ change: (Model) -> Void) -> [String] {
        let (model, log) = (Model(), Log())
        let screen = HostedScreen { Root(model: model) { view(log) } }
        change(model)
        screen.update()
        return log.entries
    }

    @Test func viewIsUpdatedForTheValuesThatItReads() {
        #expect(entries({ Reader(log: $0) }, { $0.count = 2 }) == ["0", "2"])
        #expect(entries({ Reader(log: $0) }, { $0.name = "other" }) == ["0"])
    }

    @Test func representableIsUpdatedForTheValuesThatItReads() {
        #expect(entries({ Represented(log: $0) }, { $0.name = "other" }) == ["model", "other"])
        #expect(entries({ Represented(log: $0) }, { $0.count = 2 }) == ["model"])
    }

    @Test func viewWithTheWholeEnvironmentIsUpdatedForEachValue() {
        #expect(entries({ WholeReader(log: $0) }, { $0.name = "other" }) == ["model", "other"])
        #expect(entries({ WholeReader(log: $0) }, { $0.count = 2 }) == ["model", "model"])
    }

    @Test func sizeClassesAreThoseOfTheController() {
        struct Sized: View {
            @Environment(\.horizontalSizeClass) private var width
            @Environment(\.verticalSizeClass) private var height
            var body: some View { Text("\(width == .compact) \(height == .regular)") }
        }
        let screen = HostedScreen { Sized() }
        #expect(screen.texts == ["true true"])
        screen.simulator.rotate(to: .landscapeLeft)
        screen.simulator.advance(by: 1)
        #expect(screen.texts == ["true false"])
    }
}

private struct NameKey: EnvironmentKey {
    static let defaultValue = "none"
}

extension EnvironmentValues {
    fileprivate var name: String {
        get { self[NameKey.self] }
        set { self[NameKey.self] = newValue }
    }
}
