import Simulator
import SwiftUI
import Testing

@MainActor
struct StateTests {
    private struct Counter: View {
        @State private var count = 0
        let log: Log

        var body: some View {
            log("body \(count)")
            return VStack {
                Text("count \(count)")
                Button("add") { count += 1 }
                Button("back and forth") {
                    count += 1
                    count -= 1
                }
                Button("thrice") {
                    count += 1
                    count += 1
                    count += 1
                }
            }
        }
    }

    @Test func buttonChangesStateAndText() {
        let log = Log()
        let screen = HostedScreen { Counter(log: log) }
        #expect(screen.texts.first == "count 0")
        screen.tap("add")
        #expect(screen.texts.first == "count 1")
        #expect(log.entries == ["body 0", "body 1"])
    }

    @Test func severalChangesCauseOneUpdate() {
        let log = Log()
        let screen = HostedScreen { Counter(log: log) }
        screen.tap("thrice")
        #expect(log.entries == ["body 0", "body 3"])
    }

    @Test func updateWaitsForTheNextFrame() {
        let log = Log()
        let screen = HostedScreen { Counter(log: log) }
        let button = screen.views(UIView.self).first { $0.accessibilityLabel == "add" && $0.isAccessibilityElement }
        #expect(button?.accessibilityActivate() == true)
        #expect(log.entries == ["body 0"])
        screen.update()
        #expect(log.entries == ["body 0", "body 1"])
    }

    @Test func newRootViewKeepsState() {
        let log = Log()
        let screen = HostedScreen { Counter(log: log) }
        screen.tap("add")
        let other = Log()
        screen.controller.rootView = Counter(log: other)
        screen.update()
        #expect(screen.texts.first == "count 1")
        #expect(other.entries == ["body 1"])
    }

    private struct Twins: View {
        let log: Log
        var body: some View {
            let twin = Counter(log: log)
            return HStack {
                twin
                twin
            }
        }
    }

    @Test func sameValueAtTwoPlacesHasTwoStates() {
        let screen = HostedScreen { Twins(log: Log()) }
        screen.tap("add")
        #expect(screen.texts.filter { $0.hasPrefix("count") } == ["count 1", "count 0"])
    }

    private struct Switching: View {
        @State private var isOn = true
        let log: Log

        var body: some View {
            VStack {
                Button("switch") { isOn.toggle() }
                if isOn {
                    Counter(log: log)
                } else {
                    Text("off")
                }
            }
        }
    }

    @Test func stateEndsWithItsView() {
        let screen = HostedScreen { Switching(log: Log()) }
        screen.tap("add")
        #expect(screen.texts.contains("count 1"))
        screen.tap("switch")
        #expect(screen.texts == ["switch", "off"])
        screen.tap("switch")
        #expect(screen.texts.contains("count 0"))
    }

    private struct Parent: View {
        @State private var name = "a"
        @State private var unrelated = 0
        let log: Log

        var body: some View {
            VStack {
                Button("rename") { name = "b" }
                Button("unrelated") { unrelated += 1 }
                Text("unrelated \(unrelated)")
                Child(name: $name, log: log)
            }
        }
    }

    private struct Child: View {
        @Binding var name: String
        let log: Log

        var body: some View {
            log("child \(name)")
            return Button("name \(name)") { name += "c" }
        }
    }

    @Test func bindingReadsAndWritesState() {
        let screen = HostedScreen { Parent(log: Log()) }
        screen.tap("rename")
        #expect(screen.texts.last == "name b")
        screen.tap("name b")
        #expect(screen.texts.last == "name bc")
    }

    @Test func unchangedChildIsNotUpdated() {
        let log = Log()
        let screen = HostedScreen { Parent(log: log) }
        screen.tap("unrelated")
        #expect(screen.texts.contains("unrelated 1"))
        #expect(log.entries == ["child a"])
    }

    private struct Observer: View {
        let model: Model
        var body: some View { Text("\(model.name) \(model.count)") }
    }

    @Test func observableObjectUpdatesItsReaders() {
        let model = Model()
        let screen = HostedScreen { Observer(model: model) }
        model.count = 3
        #expect(screen.texts == ["model 0"])
        screen.update()
        #expect(screen.texts == ["model 3"])
    }

    private struct Inherited: View {
        @Environment(Model.self) private var model
        @Environment(\.isEnabled) private var isEnabled
        var body: some View { Text("\(model.name) \(isEnabled ? "enabled" : "disabled")") }
    }

    @Test func environmentReachesDescendants() {
        let model = Model()
        let screen = HostedScreen { VStack { Inherited() }.disabled(true).environment(model) }
        #expect(screen.texts == ["model disabled"])
        model.name = "renamed"
        screen.update()
        #expect(screen.texts == ["renamed disabled"])
    }

    @Test func bindingOfAProjectionWritesPartOfItsValue() {
        struct Pair: Equatable { var (first, second) = (1, 2) }
        let binding = Binding<Pair>.constant(Pair())
        #expect(binding.second.wrappedValue == 2)
        let unwrapped = Binding(Binding<Int?>.constant(5))
        #expect(unwrapped?.wrappedValue == 5)
        let missing: Binding<Int>? = Binding(Binding<Int?>.constant(nil))
        #expect(missing?.wrappedValue == nil)
    }
}
