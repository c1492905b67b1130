import Testing

/// The order of tasks under test, on which all asynchronous tests rely.
@MainActor
@Suite(.leavesNothingBehind)
struct TaskOrderTests {
    /// Work outside the main actor.
    private actor Counter {
        private(set) var count = 0

        func add() { count += 1 }
    }

    @MainActor
    private final class Log {
        var numbers: [Int] = []
    }

    private let log = Log()

    @Test func detachedTasksRunInTheOrderOfTheirCreation() async {
        for number in 0..<40 {
            Task.detached { [log] in await MainActor.run { log.numbers.append(number) } }
        }
        await TaskOrder.settle()
        #expect(log.numbers == Array(0..<40))
    }

    @Test func settlingWaitsForTasksThatStartOthers() async {
        let counter = Counter()
        for _ in 0..<10 {
            Task {
                await counter.add()
                await Task.detached { await Task.detached { await counter.add() }.value }.value
                log.numbers.append(await counter.count)
            }
        }
        await TaskOrder.settle()
        #expect(log.numbers.count == 10 && log.numbers.last == 20)
    }

    @Test func settlingDoesNotWaitForASuspendedTask() async {
        let (stream, continuation) = AsyncStream<Void>.makeStream()
        Task {
            for await _ in stream {}
            log.numbers.append(1)
        }
        await TaskOrder.settle()
        #expect(log.numbers.isEmpty)
        continuation.finish()
        await TaskOrder.settle()
        #expect(log.numbers == [1])
    }

    @Test func severalTasksCanSettleAtOnce() async {
        let others = (0..<3).map { number in
            Task {
                await TaskOrder.settle()
                log.numbers.append(number)
            }
        }
        await TaskOrder.settle()
        for other in others { await other.value }
        #expect(log.numbers.sorted() == [0, 1, 2])
    }
}
