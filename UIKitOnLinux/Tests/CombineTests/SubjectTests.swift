import Combine
import Testing

struct SubjectTests {
    private struct Failure: Error, Equatable {}

    @Test func passthroughSubjectSendsToTheConnectedSubscribers() {
        let subject = PassthroughSubject<Int, Never>()
        var (first, second): ([Int], [Int]) = ([], [])
        subject.send(1)
        let one = subject.sink { first.append($0) }
        subject.send(2)
        let two = subject.sink { second.append($0) }
        subject.send(3)
        #expect(first == [2, 3] && second == [3])
        one.cancel()
        subject.send(4)
        #expect(first == [2, 3] && second == [3, 4])
        two.cancel()
    }

    @Test func currentValueSubjectSendsItsValueFirst() {
        let subject = CurrentValueSubject<Int, Never>(1)
        var values: [Int] = []
        let sink = subject.sink { values.append($0) }
        subject.value = 2
        subject.send(3)
        #expect(values == [1, 2, 3] && subject.value == 3)
        sink.cancel()
    }

    @Test func completionEndsTheValues() {
        let subject = PassthroughSubject<Int, Failure>()
        var (values, ends): ([Int], [Subscribers.Completion<Failure>]) = ([], [])
        let sink = subject.sink(receiveCompletion: { ends.append($0) }, receiveValue: { values.append($0) })
        subject.send(1)
        subject.send(completion: .failure(Failure()))
        subject.send(2)
        #expect(values == [1] && ends == [.failure(Failure())])
        let late = subject.sink(receiveCompletion: { ends.append($0) }, receiveValue: { values.append($0) })
        #expect(ends.count == 2)
        sink.cancel()
        late.cancel()
    }

    @Test func cancellableEndsWithItsOwner() {
        let subject = PassthroughSubject<Void, Never>()
        var count = 0
        var owned: Set<AnyCancellable> = []
        subject.sink { count += 1 }.store(in: &owned)
        subject.send()
        owned = []
        subject.send()
        #expect(count == 1)
    }

    @Test func assignmentWritesToAProperty() {
        final class Target { var number = 0 }
        let (subject, target) = (PassthroughSubject<Int, Never>(), Target())
        let assignment = subject.assign(to: \.number, on: target)
        subject.send(5)
        #expect(target.number == 5)
        assignment.cancel()
    }

    /// Requests values only when told to.
    private final class Patient: Subscriber {
        var (values, more): ([Int], Subscribers.Demand) = ([], .none)
        var subscription: (any Subscription)?

        func receive(subscription: any Subscription) { self.subscription = subscription }
        func receive(_ input: Int) -> Subscribers.Demand {
            values.append(input)
            return more
        }
        func receive(completion: Subscribers.Completion<Never>) {}
    }

    @Test func valuesWithoutDemandAreDropped() {
        let (subject, patient) = (PassthroughSubject<Int, Never>(), Patient())
        subject.subscribe(patient)
        subject.send(1)
        patient.subscription?.request(.max(1))
        #expect(patient.values == [])
        subject.send(2)
        subject.send(3)
        #expect(patient.values == [2])
    }

    @Test func currentValueWaitsForDemand() {
        let (subject, patient) = (CurrentValueSubject<Int, Never>(1), Patient())
        subject.subscribe(patient)
        subject.send(2)
        #expect(patient.values == [])
        patient.more = .max(1)
        patient.subscription?.request(.max(1))
        #expect(patient.values == [2])
        subject.send(3)
        #expect(patient.values == [2, 3])
    }

    @Test func demandsAreAdded() {
        #expect(Subscribers.Demand.max(2) + .max(3) == .max(5))
        #expect(Subscribers.Demand.max(2) + .unlimited == .unlimited && Subscribers.Demand.unlimited - 1 == .unlimited)
        #expect(Subscribers.Demand.none < .max(1) && Subscribers.Demand.max(1) < .unlimited)
        #expect(!(Subscribers.Demand.unlimited < .unlimited))
    }
}
