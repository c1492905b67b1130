import Combine
import Simulator
@_spi(Simulator) import SwiftUI
import Testing

@MainActor
struct ObservedObjectTests {
    @MainActor
    private final class Store: ObservableObject {
        @Published var count = 0
        @Published var name = "store"
        @Published var isOn = false
        static var made = 0

        init() { Self.made += 1 }
    }

    private struct Owner: View {
        @StateObject private var store = Store()
        @State private var other = 0
        let log: Log

        var body: some View {
            log("owner \(store.count)")
            return VStack {
                Text("count \(store.count)")
                Button("add") { store.count += 1 }
                Button("thrice") { for _ in 0..<3 { store.count += 1 } }
                Button("other") { other += 1 }
                Text("other \(other)")
                Reader(store: store, log: log)
                Toggle("on", isOn: $store.isOn)
            }
        }
    }

    private struct Reader: View {
        @ObservedObject var store: Store
        let log: Log

        var body: some View {
            log("reader \(store.count)")
            return Text("read \(store.count) \(store.isOn)")
        }
    }

    @Test func changeUpdatesItsViewsOnce() {
        let log = Log()
        let screen = HostedScreen { Owner(log: log) }
        #expect(log.entries == ["owner 0", "reader 0"])
        screen.tap("add")
        #expect(screen.texts.contains("count 1") && screen.texts.contains("read 1 false"))
        #expect(log.entries == ["owner 0", "reader 0", "owner 1", "reader 1"])
        screen.tap("thrice")
        #expect(log.entries.suffix(2) == ["owner 4", "reader 4"] && log.entries.count == 6)
    }

    @Test func stateObjectIsMadeOnceAndEndsWithItsView() {
        Store.made = 0
        let screen = HostedScreen { Owner(log: Log()) }
        screen.tap("add")
        screen.tap("other")
        screen.controller.rootView = Owner(log: Log())
        screen.update()
        #expect(Store.made == 1 && screen.texts.contains("count 1"))
    }

    @Test func unchangedObjectLeavesItsReader() {
        let log = Log()
        let screen = HostedScreen { Owner(log: log) }
        screen.tap("other")
        // The log is the same object, too.
        #expect(log.entries == ["owner 0", "reader 0", "owner 0"])
    }

    private struct Switching: View {
        @State private var isFirst = true
        let (first, second): (Store, Store)

        init(_ first: Store, _ second: Store) { (self.first, self.second) = (first, second) }

        var body: some View {
            VStack {
                Button("switch") { isFirst.toggle() }
                Reader(store: isFirst ? first : second, log: Log())
            }
        }
    }

    @Test func anotherObjectReplacesTheFormer() {
        let (first, second) = (Store(), Store())
        let screen = HostedScreen { Switching(first, second) }
        screen.tap("switch")
        second.count = 5
        screen.update()
        #expect(screen.texts.contains("read 5 false"))
        first.count = 7
        screen.update()
        #expect(screen.texts.contains("read 5 false"))
    }

    private struct Field: View {
        @Binding var name: String
        var body: some View { Button("name \(name)") { name += "!" } }
    }

    private struct Form: View {
        @ObservedObject var store: Store
        var body: some View { Field(name: $store.name) }
    }

    @Test func bindingReadsAndWritesAProperty() {
        let store = Store()
        let screen = HostedScreen { Form(store: store) }
        screen.tap("name store")
        #expect(store.name == "store!" && screen.texts == ["name store!"])
        store.name = "b"
        screen.update()
        #expect(screen.texts == ["name b"])
    }

    private struct Inherited: View {
        @EnvironmentObject private var store: Store
        var body: some View { Button("inherited \(store.count)") { $store.count.wrappedValue += 1 } }
    }

    @Test func environmentObjectReachesDescendants() {
        let store = Store()
        let screen = HostedScreen { VStack { Inherited() }.environmentObject(store) }
        store.count = 2
        screen.update()
        #expect(screen.texts == ["inherited 2"])
        screen.tap("inherited 2")
        #expect(store.count == 3 && screen.texts == ["inherited 3"])
    }

    private struct Listener: View {
        @State private var events: [String] = []
        let store: Store
        var body: some View {
            Text(events.joined(separator: " "))
                .onReceive(store.$name) { events.append($0) }
                .onReceive(store.$count) { events.append("\($0)") }
        }
    }

    @Test func viewReceivesTheValuesOfPublishers() {
        let store = Store()
        let screen = HostedScreen { Listener(store: store) }
        screen.update()
        #expect(screen.texts == ["store 0"])
        store.name = "a"
        store.count = 1
        screen.update()
        #expect(screen.texts == ["store 0 a 1"])
    }

    private struct Mischief: View {
        @ObservedObject var store: Store
        var body: some View {
            if store.count == 0 { store.count = 1 }
            return Text("\(store.count)")
        }
    }

    @Test func changeDuringAnUpdateIsCounted() {
        let before = UIHostingViewOptions.changesDuringUpdates
        let screen = HostedScreen { Mischief(store: Store()) }
        screen.update()
        #expect(UIHostingViewOptions.changesDuringUpdates == before + 1)
    }

    @Test func removedViewKeepsNoObject() {
        weak var released: Store?
        let screen = HostedScreen { AnyView(Text("")) }
        do {
            let store = Store()
            released = store
            screen.controller.rootView = AnyView(Reader(store: store, log: Log()))
            screen.update()
        }
        #expect(released != nil)
        screen.controller.rootView = AnyView(Text(""))
        screen.update()
        #expect(released == nil)
    }

    private struct Editor: View {
        @Bindable var model: Model
        var body: some View { Field(name: $model.name) }
    }

    @Test func bindableWritesToAnObservableObject() {
        let model = Model()
        let screen = HostedScreen { Editor(model: model) }
        screen.tap("name model")
        #expect(model.name == "model!" && screen.texts == ["name model!"])
    }
}
