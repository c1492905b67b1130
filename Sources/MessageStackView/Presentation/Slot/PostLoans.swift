import UIKit

/// Which slot a view is lent to, until that gives it back.
///
/// A view that somebody took out of its slot is still as the slot has made it, for a moment. Another slot that gets it
/// meanwhile must not take that for the view's own state.
@MainActor
enum PostLoans {
    private struct Borrower {
        weak var view: UIView?
        weak var slot: PostSlot?
    }

    private static var borrowers: [ObjectIdentifier: Borrower] = [:]
    private static var limit = 32

    static func borrower(of view: UIView) -> PostSlot? {
        guard let borrower = borrowers[ObjectIdentifier(view)], borrower.view === view else { return nil }
        return borrower.slot
    }

    static func note(_ view: UIView, lentTo slot: PostSlot) {
        // Slots that went without giving their views back.
        if borrowers.count >= limit {
            borrowers = borrowers.filter { $0.value.view != nil && $0.value.slot != nil }
            limit = max(32, 2 * borrowers.count)
        }
        borrowers[ObjectIdentifier(view)] = Borrower(view: view, slot: slot)
    }

    static func forget(_ view: UIView, lentTo slot: PostSlot) {
        guard borrower(of: view) === slot else { return }
        borrowers[ObjectIdentifier(view)] = nil
    }
}
