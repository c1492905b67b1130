import Testing
import UIKit

@testable import MessageStackView

/// Actions as values: identity, preference and order.
@Suite(.leavesNothingBehind)
struct PostActionTests {
    /// Actions, and their titles in the order of a row and of a column.
    struct Order: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let actions: [PostAction]
        let row: [String]
        let column: [String]
    }

    private static let orders = [
        Order(testDescription: "none", actions: [], row: [], column: []),
        Order(
            testDescription: "one default", actions: [.cancel("No"), PostAction("Yes")], row: ["No", "Yes"],
            column: ["Yes", "No"]),
        Order(
            testDescription: "default before cancel", actions: [PostAction("Yes"), .cancel("No")], row: ["No", "Yes"],
            column: ["Yes", "No"]),
        Order(
            testDescription: "two defaults", actions: [PostAction("A"), PostAction("B"), .cancel("No")],
            row: ["No", "A", "B"], column: ["A", "B", "No"]),
        Order(
            testDescription: "first of two preferred",
            actions: [PostAction("A", isPreferred: true), .cancel("No"), PostAction("B")], row: ["No", "B", "A"],
            column: ["A", "B", "No"]),
        Order(
            testDescription: "destructive", actions: [.destructive("Delete"), .cancel("Keep")],
            row: ["Keep", "Delete"], column: ["Delete", "Keep"]),
        Order(
            testDescription: "destructive and default",
            actions: [PostAction("Archive"), .destructive("Delete"), .cancel("Keep")],
            row: ["Keep", "Delete", "Archive"], column: ["Archive", "Delete", "Keep"]),
        Order(
            testDescription: "preferred cancel",
            actions: [PostAction("Keep", role: .cancel, isPreferred: true), .destructive("Delete")],
            row: ["Delete", "Keep"], column: ["Keep", "Delete"]),
    ]

    @Test(arguments: orders)
    func orderFollowsRoles(order: Order) {
        let titles = order.actions.map(\.title)
        #expect(order.actions.indices(inColumn: false).map { titles[$0] } == order.row)
        #expect(order.actions.indices(inColumn: true).map { titles[$0] } == order.column)
    }

    @Test func preferredActionIsMarkedOrOnlyDefault() {
        let (cancel, one, two) = (PostAction.cancel("No"), PostAction("A"), PostAction("B"))
        #expect([cancel, one].preferred == one)
        #expect([cancel, one, two].preferred == nil, "neither of two")
        #expect([cancel, .destructive("Delete")].preferred == nil, "never a destructive one")
        #expect([one, PostAction("C", isPreferred: true), two].preferred?.id == "C")
        #expect([PostAction]().preferred == nil)
    }

    @Test func cancelActionIsFirstWithItsRole() {
        #expect([PostAction("A"), .cancel("No"), .cancel("Never")].cancel?.id == "No")
        #expect([PostAction("A"), .destructive("Delete")].cancel == nil)
    }

    @Test func identifierIsTitleByDefault() {
        #expect(PostAction("Retry").id == "Retry")
        #expect(PostAction("Retry", id: "again").id == "again")
        #expect(PostAction.cancel("Later", id: "no").id == "no" && PostAction.destructive("Delete").id == "Delete")
    }

    /// A property of an action, and a change of it.
    struct Change: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let apply: @Sendable (inout PostAction) -> Void
    }

    private static let changes = [
        Change(testDescription: "identifier") { $0.id = "again" },
        Change(testDescription: "title") { $0.title = "Again" },
        Change(testDescription: "image") { $0.image = UIImage() },
        Change(testDescription: "role") { $0.role = .destructive },
        Change(testDescription: "preferred") { $0.isPreferred = true },
        Change(testDescription: "ends the post") { $0.endsPost = false },
        Change(testDescription: "enabled") { $0.isEnabled = false },
        Change(testDescription: "canceled with the post") { $0.isCanceledWithPost = true },
    ]

    @Test(arguments: changes)
    func equalityComparesAllButTheClosures(change: Change) {
        var (one, other) = (PostAction("Retry"), PostAction("Retry") {})
        other.shouldRun = { false }
        #expect(one == other)
        change.apply(&other)
        #expect(one != other)
        change.apply(&one)
        one.image = other.image
        #expect(one == other)
    }

    @Test func messagesWithEqualActionsAreEqual() {
        let message = Message("Upload failed", actions: [PostAction("Retry") {}])
        #expect(message == Message("Upload failed", actions: [PostAction("Retry")]))
        #expect(message != Message("Upload failed"))
    }

    @Test func factoriesSetRole() {
        #expect(PostAction("A").role == .default && PostAction("A").endsPost && !PostAction("A").isPreferred)
        #expect(PostAction.cancel("A").role == .cancel)
        #expect(PostAction.destructive("A").role == .destructive)
    }
}
