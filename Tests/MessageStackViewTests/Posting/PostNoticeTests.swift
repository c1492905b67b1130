import MessageStackViewTesting
import Testing
import UIKit

@testable import MessageStackView

/// The posts that expire by default, behind a post that stays.
@MainActor
@Suite(.leavesNothingBehind)
struct PostNoticeTests {
    private let table = PostTable()

    init() {
        table.manager.showsTimedPostAlongside = false
    }

    /// Posts a value behind another post, and returns whether it has expired after a number of seconds.
    private func expires(
        _ value: any Postable, after seconds: TimeInterval = 1000, as presentation: PostPresentation? = nil,
        _ edit: (inout PostRequest) -> Void = { _ in }
    ) -> Bool {
        func request(_ value: some Postable) -> PostRequest { PostRequest(value) }
        table.post(1)
        var request = request(value)
        edit(&request)
        let post = table.manager.post(request, as: presentation)
        table.clock.advance(by: seconds)
        return post.reason == .expired
    }

    @Test(
        arguments: ReadyMade.all.filter { $0.features.contains(.expires) }.map { $0.value(.texts) } + [
            Message(.success, "Saved"), Message(.information, "Sent"), NoteMessage("Sent"), Message(title: "Copied"),
        ])
    func noticeExpiresAfterHalfAMinute(value: any Postable) {
        #expect(!expires(value, after: 29.9))
        table.manager.removeAll()
        #expect(expires(value, after: 30))
    }

    @Test(
        arguments: ReadyMade.all.filter { !$0.features.contains(.expires) }.map { $0.value(.texts) } + [
            Message(.warning, "Low battery"), Message(.error, "Upload failed"), ProgressMessage("Uploading"),
            Message("Photo", actions: [PostAction("Open")]), NoteMessage("Photo", accessory: .view { UIButton() }),
        ])
    func otherValueDoesNotExpire(value: any Postable) {
        #expect(!expires(value))
    }

    @Test(
        arguments: [
            { $0.duration = .untilRemoved }, { $0.severity = .error }, { $0.expiresAfter = .infinity },
            { $0.expiresAfter = 2000 },
        ] as [@Sendable (inout PostRequest) -> Void])
    func requestCanKeepANotice(edit: @escaping @Sendable (inout PostRequest) -> Void) {
        #expect(!expires(Message("Saved"), edit))
    }

    @Test func ownExpiryComesFirst() {
        #expect(expires(Message("Saved"), after: 2) { $0.expiresAfter = 2 })
    }

    @Test func defaultsCanKeepNotices() {
        table.manager.defaults.expiresAfter = .infinity
        #expect(!expires(Message("Saved")))
    }

    @Test(arguments: [PostPresentation.alert, .popup]) func messageWithAnOKButtonDoesNotExpire(
        _ presentation: PostPresentation
    ) {
        #expect(!expires(Message("Saved"), as: presentation))
    }

    @Test func viewDoesNotExpire() {
        table.post(1)
        let posts = [
            table.post(2, for: 5), table.manager.post(PostRequest { UILabel() }.with { $0.duration = .seconds(5) }),
            table.manager.post(PostRequest(viewController: UIViewController()).with { $0.duration = .seconds(5) }),
        ]
        table.clock.advance(by: 1000)
        #expect(posts.map(\.phase) == [.waiting, .waiting, .waiting])
    }

    @Test func undoDoesNotExpire() {
        table.post(1)
        let post = table.poster.post(undoable: "Deleted", commit: {}, undo: {})
        table.clock.advance(by: 1000)
        #expect(post.phase == .waiting)
        table.manager.removeAll()
    }

    @Test func resultOfAWaitingOperationDoesNotExpire() {
        table.post(1)
        let post = table.poster.post(ProgressMessage("Uploading"))
        #expect(post.update(with: Message(.success, "Uploaded")))
        table.clock.advance(by: 1000)
        #expect(post.phase == .waiting)
    }

    @Test func suspensionKeepsANotice() {
        table.post(1)
        let post = table.poster.post(Message("Saved"))
        let suspension = table.manager.suspend()
        table.clock.advance(by: 1000)
        #expect(post.phase == .waiting)
        suspension.release()
        table.clock.advance(by: 30)
        #expect(post.reason == .expired)
    }
}
