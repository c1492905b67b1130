import Testing

@testable import MessageStackView

struct BinaryHeapTests {
    /// Counts how often elements are compared.
    private struct Counted: Comparable {
        nonisolated(unsafe) static var comparisons = 0
        let value: Int

        static func < (lhs: Counted, rhs: Counted) -> Bool {
            comparisons += 1
            return lhs.value < rhs.value
        }
    }

    @Test func itGivesTheSmallestFirst() {
        var generator = SeededGenerator(seed: 1)
        let values = (0..<500).map { _ in Int.random(in: 0..<100, using: &generator) }
        var heap = BinaryHeap<Int>()
        for value in values { heap.insert(value) }
        var taken: [Int] = []
        while let value = heap.popFirst() { taken.append(value) }
        #expect(taken == values.sorted())
        #expect(heap.first == nil)
    }

    @Test func whatIsKeptIsStillInOrder() {
        var heap = BinaryHeap<Int>()
        for value in (0..<100).reversed() { heap.insert(value) }
        heap.keep { $0 % 3 == 0 }
        var taken: [Int] = []
        while let value = heap.popFirst() { taken.append(value) }
        #expect(taken == Array(stride(from: 0, to: 100, by: 3)))
    }

    /// A12 of the rivals' defects: draining the queue took time by the square of its length.
    @Test func addingAndTakingCostTheLogarithmOfTheLength() {
        let count = 1 << 14
        var heap = BinaryHeap<Counted>()
        var generator = SeededGenerator(seed: 2)
        Counted.comparisons = 0
        for _ in 0..<count { heap.insert(Counted(value: Int.random(in: 0..<count, using: &generator))) }
        while heap.popFirst() != nil {}
        #expect(Counted.comparisons < 3 * 14 * count)
    }
}
