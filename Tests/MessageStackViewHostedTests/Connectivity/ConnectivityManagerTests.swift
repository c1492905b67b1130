import MessageStackViewTesting
import Testing
import UIKit

@testable import MessageStackView
@testable import MessageStackViewConnectivity

extension HostedTests {
    @MainActor
    struct ConnectivityManagerTests {
        typealias State = ConnectivityManager.State

        @MainActor
        private final class StateRecorder {
            var states: [State] = []
            var observers: [any NSObjectProtocol] = []
        }

        private let monitor = ManualConnectivityMonitor(state: .notConnected)
        private let recorder = StateRecorder()

        private func makeManager() -> ConnectivityManager { ConnectivityManager(monitor: monitor) }

        // MARK: State

        @Test func observerReceivesInitialStateAndChanges() {
            let manager = makeManager()
            #expect(manager.state == nil)
            let observer = manager.addObserver { [recorder] in recorder.states.append($0) }
            #expect(manager.state == .notConnected)
            #expect(recorder.states == [.notConnected])
            monitor.state = .connected(.cellular)
            #expect(recorder.states == [.notConnected, .connected(.cellular)])
            withExtendedLifetime(observer) {}
        }

        @Test func unchangedStateIsReportedOnce() {
            let manager = makeManager()
            let observer = manager.addObserver { [recorder] in recorder.states.append($0) }
            monitor.state = .notConnected
            monitor.state = .notConnected
            manager.stopListening()
            manager.startListening()
            #expect(recorder.states == [.notConnected])
            withExtendedLifetime(observer) {}
        }

        @Test func laterObserverReceivesCurrentState() {
            let manager = makeManager()
            let first = manager.addObserver { _ in }
            monitor.state = .connected(.wifi)
            let second = manager.addObserver { [recorder] in recorder.states.append($0) }
            #expect(recorder.states == [.connected(.wifi)])
            withExtendedLifetime((first, second)) {}
        }

        @Test func changeByObserverIsReportedInOrder() {
            let manager = makeManager()
            let first = manager.addObserver { [monitor] state in
                if state == .connected(.wifi) { monitor.state = .connected(.cellular) }
            }
            let second = manager.addObserver { [recorder] in recorder.states.append($0) }
            monitor.state = .connected(.wifi)
            #expect(recorder.states == [.notConnected, .connected(.cellular)])
            withExtendedLifetime((first, second)) {}
        }

        @Test func notificationContainsState() {
            let manager = makeManager()
            let recorder = recorder
            let token = NotificationCenter.default.addObserver(
                forName: .internetConnectivityChanged, object: manager, queue: nil
            ) { notification in
                let state = notification.userInfo?[ConnectivityManager.stateUserInfoKey] as? State
                MainActor.assumeIsolated { recorder.states.append(contentsOf: state.map { [$0] } ?? []) }
            }
            manager.startListening()
            monitor.state = .connected(.wired)
            NotificationCenter.default.removeObserver(token)
            #expect(recorder.states == [.notConnected, .connected(.wired)])
        }

        @Test func statesHaveReadableDescriptions() {
            #expect(String(describing: State.connected(.wifi)) == "connected (wifi)")
            #expect(String(describing: State.notConnected) == "not connected")
            #expect(State.connected(.other).isConnected && !State.notConnected.isConnected)
        }

        // MARK: Observers

        @Test func managerListensWhileItHasObservers() {
            let manager = makeManager()
            let first = manager.addObserver { _ in }
            let second = manager.addObserver { _ in }
            #expect(monitor.isStarted && manager.isObserver(first))
            manager.removeObserver(first)
            #expect(monitor.isStarted && !manager.isObserver(first))
            manager.removeObserver(second)
            #expect(!monitor.isStarted && manager.state == nil)
        }

        @Test func managerCanListenWithoutObservers() {
            let manager = makeManager()
            manager.stopOnEmptyObservers = false
            manager.removeObserver(manager.addObserver { _ in })
            #expect(monitor.isStarted)
        }

        @Test func deallocatedObserverStopsListening() async {
            let manager = makeManager()
            var observer: (any NSObjectProtocol)? = manager.addObserver { [recorder] in recorder.states.append($0) }
            withExtendedLifetime(observer) {}
            observer = nil
            monitor.state = .connected(.wifi)
            #expect(recorder.states == [.notConnected])
            await TaskOrder.settle()
            #expect(!monitor.isStarted)
        }

        @Test func observerCanRemoveItselfAndOthers() {
            let manager = makeManager()
            let first = manager.addObserver { [recorder] _ in
                for observer in recorder.observers { manager.removeObserver(observer) }
                recorder.states.append(.connected(.other))
            }
            recorder.observers = [manager.addObserver { [recorder] in recorder.states.append($0) }, first]
            monitor.state = .connected(.wifi)
            #expect(recorder.states == [.connected(.other), .notConnected, .connected(.other)])
            #expect(!monitor.isStarted)
        }

        @Test func updateAfterStopIsIgnored() {
            let unstoppable = UnstoppableMonitor()
            let manager = ConnectivityManager(monitor: unstoppable)
            let observer = manager.addObserver { [recorder] in recorder.states.append($0) }
            manager.removeObserver(observer)
            unstoppable.report?(.notConnected)
            #expect(manager.state == nil && recorder.states.isEmpty)
        }

        @Test func managersAreIndependent() {
            let other = ManualConnectivityMonitor()
            let manager = makeManager()
            let otherManager = ConnectivityManager(monitor: other)
            let observers = [
                manager.addObserver { [recorder] in recorder.states.append($0) }, otherManager.addObserver { _ in },
            ]
            other.state = .connected(.cellular)
            #expect(recorder.states == [.notConnected])
            #expect(manager.messageManager !== otherManager.messageManager)
            withExtendedLifetime(observers) {}
        }

        // MARK: Streams

        @Test func streamStartsWithStateAndKeepsNewest() async {
            let manager = makeManager()
            var states = manager.states.makeAsyncIterator()
            #expect(await states.next() == .notConnected)
            monitor.state = .connected(.wifi)
            monitor.state = .connected(.cellular)
            #expect(await states.next() == .connected(.cellular))
        }

        @Test func streamListensUntilCancelled() async {
            let manager = makeManager()
            let reader = Task { for await _ in manager.states {} }
            await TaskOrder.settle()
            #expect(monitor.isStarted)
            reader.cancel()
            await reader.value
            await TaskOrder.settle()
            #expect(!monitor.isStarted)
        }

        @Test func streamKeepsItsManagerUntilItEnds() async {
            weak var released: ConnectivityManager?
            do {
                let manager = makeManager()
                released = manager
                var states: AsyncStream<ConnectivityManager.State>.AsyncIterator? = manager.states.makeAsyncIterator()
                #expect(await states?.next() == .notConnected)
                states = nil
            }
            await TaskOrder.settle()
            #expect(released == nil && !monitor.isStarted)
        }

        @Test func managerThatNothingElseKeepsReportsToItsObserver() {
            let observer = makeManager().addObserver { [recorder] in recorder.states.append($0) }
            monitor.state = .connected(.wifi)
            #expect(recorder.states == [.notConnected, .connected(.wifi)])
            withExtendedLifetime(observer) {}
        }

        @Test func managerThatNothingElseKeepsReportsToItsStream() async {
            var states = makeManager().states.makeAsyncIterator()
            #expect(await states.next() == .notConnected)
            monitor.state = .connected(.wifi)
            #expect(await states.next() == .connected(.wifi))
        }
    }
}

/// A monitor that still reports states after `stop()`.
@MainActor
private final class UnstoppableMonitor: ConnectivityMonitoring {
    var report: (@MainActor @Sendable (ConnectivityManager.State) -> Void)?

    func start(_ report: @escaping @MainActor @Sendable (ConnectivityManager.State) -> Void) {
        self.report = report
    }

    func stop() {}
}
