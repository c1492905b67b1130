/// The number of animations and nested transactions that a transaction's completion block waits for.
final class TransactionScope {
    private let outer: TransactionScope?
    private var pending = 0
    private var isCommitted = false
    private(set) var completion: (() -> Void)?

    init(in outer: TransactionScope?) {
        self.outer = outer
        outer?.enter()
    }

    /// Sets the completion block. A replaced block runs immediately.
    func setCompletion(_ block: (() -> Void)?) {
        let old = completion
        completion = block
        old?()
    }

    func enter() {
        pending += 1
    }

    func leave() {
        pending -= 1
        completeIfDone()
    }

    func commit() {
        isCommitted = true
        completeIfDone()
    }

    private func completeIfDone() {
        guard isCommitted, pending == 0 else { return }
        let block = completion
        completion = nil
        block?()
        outer?.leave()
    }
}
