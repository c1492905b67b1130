import Combine
import Testing

@MainActor
struct ObservableObjectTests {
    @MainActor
    private class Model: ObservableObject {
        @Published var name = "a"
        @Published var items: [Int] = []
        var plain = 0
    }

    private final class Child: Model {
        @Published var age = 1
    }

    private final class Bare: ObservableObject {
        var number = 0 {
            willSet { objectWillChange.send() }
        }
    }

    @Test func changesOfPublishedPropertiesAreAnnouncedBefore() {
        let model = Model()
        var names: [String] = []
        let sink = model.objectWillChange.sink { names.append(model.name) }
        model.name = "b"
        model.name = "b"
        model.items.append(1)
        model.plain = 1
        #expect(names == ["a", "b", "b"])
        sink.cancel()
    }

    @Test func publisherIsTheSameEachTime() {
        let (model, bare) = (Model(), Bare())
        #expect(model.objectWillChange === model.objectWillChange && bare.objectWillChange === bare.objectWillChange)
        #expect(model.objectWillChange !== Model().objectWillChange)
    }

    @Test func propertiesOfSuperclassesAreAnnounced() {
        let child = Child()
        var count = 0
        let sink = child.objectWillChange.sink { count += 1 }
        child.age = 2
        child.name = "b"
        #expect(count == 2)
        sink.cancel()
    }

    @Test func objectCanAnnounceOtherChanges() {
        let bare = Bare()
        var numbers: [Int] = []
        let sink = bare.objectWillChange.sink { numbers.append(bare.number) }
        bare.number = 1
        bare.number = 2
        #expect(numbers == [0, 1])
        sink.cancel()
    }

    @Test func projectionSendsCurrentAndNewValues() {
        let model = Model()
        var values: [String] = []
        let sink = model.$name.sink { values.append("\($0) \(model.name)") }
        model.name = "b"
        #expect(values == ["a a", "b a"])
        sink.cancel()
        model.name = "c"
        #expect(values.count == 2)
    }

    @Test func assignmentToAPublishedPropertyIsAnnounced() {
        let (model, source) = (Model(), Model())
        source.$name.assign(to: &model.$name)
        var count = 0
        let sink = model.objectWillChange.sink { count += 1 }
        source.name = "b"
        #expect(model.name == "b" && count == 1)
        sink.cancel()
    }

    @Test func observationKeepsNoObject() {
        weak var released: Model?
        var sink: AnyCancellable?
        do {
            let model = Model()
            released = model
            sink = model.objectWillChange.sink {}
        }
        #expect(released == nil && sink != nil)
    }

    /// Addresses are used again, and the publishers of former objects must not be.
    @Test func newObjectsHaveNewPublishers() {
        var count = 0
        var sinks: [AnyCancellable] = []
        for _ in 0..<200 {
            let model = Model()
            sinks.append(model.objectWillChange.sink { count += 1 })
            model.name = "b"
        }
        #expect(count == 200)
    }
}
