import MessageStackView
import SwiftUI
import Testing
import UIKit

// An app whose constants and types are isolated to the main actor. In a new project of Xcode 26, all are. The values of the
// app are used in each closure and requirement that the library calls on the main actor.

extension UIColor {
    @MainActor fileprivate static let brand = UIColor.systemIndigo
}

extension PostPresentation {
    @MainActor fileprivate static let offer = PostPresentation {
        $0 = .card(.top)
        $0.style.background = [.color(.brand)]
    }
}

extension PostKey {
    @MainActor fileprivate static let offer: PostKey = "offer"
}

@MainActor
private enum Texts {
    static func seats(_ count: Int) -> String { "\(count) seats" }
}

private struct Offer: Postable {
    var title = "Two for one"

    var duration: PostDuration? { Shop.shared.duration }
    var summary: String? { Texts.seats(2) }
    var severity: PostSeverity? { Shop.shared.severity }
    var presentation: PostPresentation? { .offer }

    func makeView() -> UIView { Message(title).makeView() }
}

/// A value whose type isn't a value of the library where it is declared.
@MainActor
private struct Ticket {
    var seat = 12
}

extension Ticket: Postable {
    var priority: PostPriority { Shop.shared.priority }
    var precedence: PostPrecedence? { Shop.shared.priority == .high ? .interrupt : .override }
    var presentation: PostPresentation? { .offer }

    func makeView() -> UIView { Message(Texts.seats(seat)).makeView() }

    func update(_ view: UIView) -> Bool { Message(Texts.seats(seat)).update(view) }
}

private struct SeatQuestion: PostQuestion {
    var onAnswer: (@MainActor @Sendable (Int) -> Void)?
    var presentation: PostPresentation? { .offer }

    func makeView() -> UIView {
        let view = SeatView()
        view.onAnswer = onAnswer
        return view
    }
}

private final class SeatView: UIView {
    var onAnswer: ((Int) -> Void)?

    func choose(_ seat: Int) {
        onAnswer?(seat)
        enclosingPost?.remove()
    }
}

/// A custom poster, which records the presentations of its posts.
private final class Board: UIView, Poster, UIViewPoster {
    private(set) lazy var postManager = PostManager(poster: self)
    private(set) var presentations: [PostPresentation] = []

    func carryOut(_ change: PostChange) {
        presentations.append(change.presentation)
        change.completion()
    }

    func post(view: UIView, animated: Bool, completion: @escaping @MainActor () -> Void) { completion() }

    func remove(view: UIView, animated: Bool, completion: @escaping @MainActor () -> Void) { completion() }
}

private final class Shop: PostManagerDelegate {
    static let shared = Shop()

    let duration = PostDuration.seconds(7)
    let severity = PostSeverity.success
    let priority = PostPriority.high
    private(set) var calls: [String] = []

    func note(_ call: String) { calls.append(call) }

    func postManager(_ postManager: PostManager, didEnd post: Post, reason: PostRemovalReason) { note("delegate") }
}

private final class PlainAnimator: PostAnimator {
    func enter(_ context: PostTransition.Context, completion: @escaping @MainActor () -> Void) { completion() }

    func leave(
        _ context: PostTransition.Context, throwing: PostPan.Throw?, completion: @escaping @MainActor () -> Void
    ) { completion() }
}

private struct ShopScreen: View {
    let board: Board
    @State private var isOffline = false
    @State private var ticket: TicketItem?
    @Environment(\.post) private var post

    private struct TicketItem: Identifiable {
        let id = 12
    }

    var body: some View {
        Button("Buy") { post(undoable: "Bought", commit: { Shop.shared.note("commit") }, undo: {}) }
            .post(isPresented: $isOffline, as: .offer, request: edit) { Offer() }
            .post(item: $ticket, onEnd: { _ in Shop.shared.note("end") }) { Ticket(seat: $0.id) }
            .poster { [board] _ in board }
    }

    private func edit(_ request: inout PostRequest) { request.key = .offer }
}

@MainActor
struct MainActorAppTests {
    private let board = Board()
    private var manager: PostManager { board.postManager }

    private func isBranded(_ presentation: PostPresentation?) -> Bool {
        presentation?.style.background == [.color(.brand)]
    }

    @Test func presentationClosureUsesConstantOfApp() {
        var request = PostRequest(Message("Sale"))
        request.editPresentation { $0.style.background = [.color(.brand)] }
        board.post(request)
        #expect(isBranded(board.presentations.last))
    }

    @Test func valueUsesConstantsOfApp() {
        board.post(Offer())
        #expect(isBranded(board.presentations.last))
        let request = manager.currentPostRequests.last
        #expect(request?.duration == .seconds(7) && request?.severity == .success)
        let ticket = board.post(Ticket())
        #expect(ticket.phase == .shown && manager.currentPostRequests.last?.priority == .high)
        #expect(ticket.update(with: Ticket(seat: 13)))
        #expect((ticket.view as? MessageView)?.titleLabel.text == "13 seats")
    }

    @Test func requestIsMadeAndEnqueuedOnAnotherThread() async {
        var events = manager.events.makeAsyncIterator()
        await Task.detached { [manager] in
            manager.enqueue(PostRequest(Offer()))
        }.value
        guard case .waiting(let post) = await events.next() else {
            Issue.record("the request wasn't posted")
            return
        }
        #expect(post.phase == .shown && isBranded(board.presentations.last))
        #expect(manager.currentPostRequests.first?.duration == .seconds(7))
    }

    @concurrent
    private func chosenSeat(on board: Board) async -> Int? {
        await board.ask(SeatQuestion(), request: { $0.key = .offer })
    }

    @Test func questionIsAskedFromAnotherThread() async throws {
        var events = manager.events.makeAsyncIterator()
        async let seat = chosenSeat(on: board)
        while manager.currentPosts.isEmpty { _ = await events.next() }
        let post = try #require(manager.posts(withKey: .offer).first)
        try #require(post.view as? SeatView).choose(12)
        #expect(await seat == 12 && isBranded(board.presentations.first))
    }

    @Test func closuresCallObjectsOfApp() async throws {
        let shop = Shop()
        manager.delegate = shop
        let retry = PostAction("Retry") { [weak shop] in shop?.note("retry") }
        var request = PostRequest(Message("Sold out", actions: [retry]))
        request.onEnd { [weak shop] _, _ in shop?.note("end") }
        board.post(request)
        try await retry.handler?()
        manager.remove(where: { _ in shop.calls == ["retry"] })
        #expect(shop.calls == ["retry", "delegate", "end"])
    }

    @Test func textsCallFunctionOfApp() {
        defer { PostEnvironment.app.strings = PostStrings() }
        PostEnvironment.app.strings.times = { Texts.seats($0) }
        #expect(PostEnvironment.app.strings.times(3) == "3 seats")
    }

    @Test func operationShowsValuesOfApp() async throws {
        let seat = try await board.post(whileRunning: ProgressMessage("Booking"), request: { $0.key = .offer }) {
            _ in
            12
        } success: {
            Ticket(seat: $0)
        }
        #expect(seat == 12 && (manager.currentPosts.first?.view as? MessageView)?.titleLabel.text == "12 seats")
    }

    @Test func animatorOfAppIsMadeForEachPost() {
        let transition = PostTransition { PlainAnimator() }
        #expect(transition.makeAnimator?() is PlainAnimator)
    }

    @Test func screenOfAppHasPosts() {
        #expect(type(of: ShopScreen(board: board).body) != Never.self)
    }
}
