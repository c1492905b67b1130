/// Steps that wait to be taken, the first first. Adding and taking cost O(1) on average.
struct StepList {
    private var steps: [PostQueue.Step] = []
    private var taken = 0

    mutating func append(_ new: [PostQueue.Step]) {
        steps += new
    }

    mutating func popFirst() -> PostQueue.Step? {
        guard taken < steps.count else {
            steps.removeAll(keepingCapacity: true)
            taken = 0
            return nil
        }
        defer {
            taken += 1
            if taken > 64, 2 * taken > steps.count {
                steps.removeFirst(taken)
                taken = 0
            }
        }
        return steps[taken]
    }
}
