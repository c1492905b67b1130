import Foundation
import Testing

@testable import MessageStackView

@MainActor
@Suite(.leavesNothingBehind)
struct NotificationObserversTests {
    private let name = NSNotification.Name("NotificationObserversTests")

    @Test func mainThreadNotificationIsHandledSynchronously() {
        var count = 0
        let observers = NotificationObservers([name: { _ in count += 1 }])
        NotificationCenter.default.post(name: name, object: nil)
        withExtendedLifetime(observers) { #expect(count == 1) }
    }

    @available(iOS 16, *)
    @Test(.timeLimit(.minutes(1))) func backgroundNotificationIsHandledOnTheMainActor() async {
        let (handled, continuation) = AsyncStream.makeStream(of: String.self)
        let observers = NotificationObservers([
            name: { notification in
                MainActor.preconditionIsolated()
                continuation.yield(notification.name.rawValue)
            }
        ])
        let name = name
        Thread { NotificationCenter.default.post(name: name, object: nil) }.start()
        var names = handled.makeAsyncIterator()
        let first = await names.next()
        withExtendedLifetime(observers) { #expect(first == name.rawValue) }
    }

    @Test func releasedObserversHandleNothing() {
        var count = 0
        _ = NotificationObservers([name: { _ in count += 1 }])
        NotificationCenter.default.post(name: name, object: nil)
        #expect(count == 0)
    }
}
