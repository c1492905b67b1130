/// Counts what a transaction waits for before its completion block runs: its animations and the transactions in it.
final class TransactionScope {
    private let outer: TransactionScope?
    private var pending = 0
    private var isCommitted = false
    private(set) var completion: (() -> Void)?

    init(in outer: TransactionScope?) {
        self.outer = outer
        outer?.enter()
    }

    /// A block that is replaced runs at once.
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
