import Testing

/// Checks that no argument of a parameterized test is left out.
@Suite(.leavesNothingBehind)
struct TestLengthTests {
    @Test(arguments: [(1, 1, 1), (3, 5, 1), (5, 3, 1), (4, 2, 1), (2, 8, 2), (20, 8, 3), (4, 8, 3)])
    func eachArgumentIsInPair(first: Int, second: Int, count: Int) {
        let pairs = TestLength.pairs(Array(0..<first), Array(0..<second), count: count)
        #expect(Set(pairs.map(\.0)).count == first && Set(pairs.map(\.1)).count == second)
        let isEachPair = Set(pairs.map { $0.0 * second + $0.1 }).count == first * second
        #expect(isEachPair == TestLength.isFull || first == 1 || second == 1)
        for argument in 0..<first {
            #expect(Set(pairs.filter { $0.0 == argument }.map(\.1)).count >= min(count, second))
        }
    }
}
