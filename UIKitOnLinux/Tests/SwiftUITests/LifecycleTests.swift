import Simulator
import SwiftUI
import Testing

@MainActor
struct LifecycleTests {
    private struct Rows: View {
        let model: Model
        let log: Log

        var body: some View {
            ScrollView {
                LazyVStack {
                    ForEach(0..<3 - min(3, model.count), id: \.self) { index in
                        Text("row \(index)")
                            .onAppear { log("appear \(index)") }
                            .onDisappear { log("disappear \(index)") }
                    }
                }
            }
        }
    }

    @Test func rowsAppearAndDisappear() {
        let (model, log) = (Model(), Log())
        let screen = HostedScreen { Rows(model: model, log: log) }
        #expect(log.entries == ["appear 0", "appear 1", "appear 2"])
        model.count = 1
        screen.update()
        #expect(log.entries.last == "disappear 2")
        screen.window.rootViewController = UIViewController()
        screen.update()
        #expect(log.entries.suffix(2) == ["disappear 0", "disappear 1"])
    }

    private struct Halves: View {
        let model: Model
        let log: Log

        var body: some View {
            if model.count == 0 {
                Text("first").onDisappear { log("first disappears") }
            } else {
                Text("second").onAppear { log("second appears") }
            }
        }
    }

    @Test(arguments: [true, false])
    func viewMayDisappearAfterItsSuccessorAppears(isLate: Bool) {
        let (model, log) = (Model(), Log())
        let screen = Reading.$initial.withValue(isLate ? [.representablesUpdateOften] : []) {
            HostedScreen { Halves(model: model, log: log) }
        }
        model.count = 1
        screen.update()
        screen.update()
        #expect((log.entries.last == "first disappears") == isLate && log.entries.count == 2)
    }

    private struct Named: Identifiable {
        let id: String
    }

    private struct List: View {
        @State private var names = ["a", "b", "c"].map(Named.init)

        var body: some View {
            VStack {
                Button("reverse") { names.reverse() }
                ForEach(names) { Row(name: $0.id) }
            }
        }
    }

    private struct Row: View {
        let name: String
        @State private var count = 0
        var body: some View { Button("\(name) \(count)") { count += 1 } }
    }

    @Test func rowsKeepTheirStateWhenMoved() {
        let screen = HostedScreen { List() }
        screen.tap("b 0")
        screen.tap("reverse")
        #expect(screen.texts == ["reverse", "c 0", "b 1", "a 0"])
    }

    private struct Identified: View {
        let model: Model
        var body: some View { Row(name: "row").id(model.count) }
    }

    @Test func newIdentityResetsState() {
        let model = Model()
        let screen = HostedScreen { Identified(model: model) }
        screen.tap("row 0")
        #expect(screen.texts == ["row 1"])
        model.count = 1
        screen.update()
        #expect(screen.texts == ["row 0"])
    }

    private struct Working: View {
        let model: Model
        let started: AsyncStream<Int>.Continuation
        let ended: AsyncStream<Bool>.Continuation

        var body: some View {
            Text(model.name).task(id: model.count) {
                started.yield(model.count)
                for await _ in AsyncStream.makeStream(of: Void.self).stream {}
                ended.yield(Task.isCancelled)
            }
        }
    }

    @Test(.timeLimit(.minutes(1)))
    func taskRestartsForNewValuesAndEndsWithItsView() async {
        let model = Model()
        let (starts, ends) = (AsyncStream.makeStream(of: Int.self), AsyncStream.makeStream(of: Bool.self))
        var (start, end) = (starts.stream.makeAsyncIterator(), ends.stream.makeAsyncIterator())
        let screen = HostedScreen { Working(model: model, started: starts.continuation, ended: ends.continuation) }
        #expect(await start.next() == 0)
        model.count = 1
        screen.update()
        #expect(await end.next() == true)
        #expect(await start.next() == 1)
        screen.window.rootViewController = UIViewController()
        screen.update()
        #expect(await end.next() == true)
    }

    private struct Changing: View {
        let model: Model
        let log: Log
        var body: some View {
            Text(model.name).onChange(of: model.count) { old, new in log("\(old) to \(new)") }
        }
    }

    @Test func changesAreReportedOnce() {
        let (model, log) = (Model(), Log())
        let screen = HostedScreen { Changing(model: model, log: log) }
        model.count = 2
        screen.update()
        model.name = "other"
        screen.update()
        #expect(log.entries == ["0 to 2"])
    }

    private struct Presenting: View {
        @State private var isPresented = false
        @State private var name = "sheet"
        let log: Log

        var body: some View {
            Button("present") { isPresented = true }
                .sheet(isPresented: $isPresented, onDismiss: { log("dismissed \(isPresented)") }) {
                    Presented(name: $name)
                }
                .environment(\.locale, Locale(identifier: "de"))
        }
    }

    private struct Presented: View {
        @Environment(\.dismiss) private var dismiss
        @Environment(\.locale) private var locale
        @Binding var name: String

        var body: some View {
            VStack {
                Text("\(name) \(locale.identifier)")
                Button("rename") { name = "renamed" }
                Button("dismiss") { dismiss() }
            }
        }
    }

    @Test func sheetSharesStateAndEnvironmentAndDismissesItself() throws {
        let log = Log()
        let screen = HostedScreen { Presenting(log: log) }
        screen.tap("present")
        screen.simulator.advance(by: 1)
        let sheet = try #require(screen.controller.presentedViewController)
        func texts() -> [String] { sheet.view.descendants(UILabel.self).compactMap(\.text) }
        #expect(texts() == ["sheet de", "rename", "dismiss"])
        #expect(screen.simulator.tapElement(named: "rename"))
        screen.simulator.advance(by: 0.1)
        #expect(texts().first == "renamed de")
        #expect(screen.simulator.tapElement(named: "dismiss"))
        screen.simulator.advance(by: 1)
        #expect(screen.controller.presentedViewController == nil)
        #expect(log.entries == ["dismissed false"])
    }

    @Test func sheetShowsSeveralViewsInColumn() throws {
        struct Presenting: View {
            @State private var isPresented = true
            var body: some View {
                Text("presenting").sheet(isPresented: $isPresented) {
                    Text("upper")
                    Text("lower")
                }
            }
        }
        let screen = HostedScreen { Presenting() }
        screen.simulator.advance(by: 1)
        let sheet = try #require(screen.controller.presentedViewController)
        let frames = sheet.view.descendants(UILabel.self).map(\.frame)
        #expect(frames.count == 2)
        #expect(frames.first.map { abs($0.maxY + 8 - frames[1].minY) < 0.5 } == true)
    }
}
