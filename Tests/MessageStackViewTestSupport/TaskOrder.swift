import Foundation
import Testing

#if !canImport(ObjectiveC)
    import Simulator
#endif

/// Runs the tasks of the process in the order in which they become ready, one at a time, so that a busy machine doesn't change
/// the outcome of a test.
///
/// Two hooks of the Swift runtime do it. The first one sends the jobs of the global executor to the main actor, and the second
/// one counts the jobs of the main actor.
///
/// With the environment variable `TASKS=concurrent`, which is for the thread sanitizer, the hooks aren't installed.
@MainActor
public enum TaskOrder {
    /// Installs the hooks. Further calls do nothing.
    public static func install() async {
        guard !isInstalled else { return }
        isInstalled = true
        #if !canImport(ObjectiveC)
            Simulator.runTasks = { await settle() }
        #endif
        guard isOn else { return }
        hook("swift_task_enqueueGlobal_hook").pointee = { job, enqueue in
            if realThreads.value { enqueue(job) } else { MainActor.shared.enqueue(job) }
        }
        hook("swift_task_enqueueMainExecutor_hook").pointee = { job, enqueue in
            count.update { $0 += 1 }
            enqueue(job)
        }
        // Jobs of the test runner may be among those of a single yield.
        var jobs: [Int] = []
        for _ in 0..<20 {
            let before = count.value
            await Task.yield()
            jobs.append(count.value - before)
        }
        jobsPerYield = jobs.min() ?? 0
        precondition(jobsPerYield > 0, "The hooks of the Swift runtime have no effect.")
    }

    /// Runs tasks until none can continue unless time passes or a test acts.
    ///
    /// Records an issue if a task yields for ever.
    public static func settle() async {
        guard isOn, !realThreads.value else {
            for _ in 0..<turnsOfConcurrentTasks {
                await Task.detached(priority: .background) {}.value
                await Task.yield()
            }
            return
        }
        for _ in 0..<10_000 {
            let before = jobsOfOthers
            yields += 1
            await Task.yield()
            if jobsOfOthers == before { return }
        }
        Issue.record("A task didn't come to rest.")
    }

    /// Waits until a condition holds, for as long as it takes. For tests with `.realThreads`.
    public static func wait(until condition: @MainActor () -> Bool) async {
        while !condition() { await Task.yield() }
    }

    /// Runs the tasks of a test on the threads of the runtime, as in an app.
    static func withRealThreads(_ body: () async throws -> Void) async rethrows {
        realThreads.update { $0 = true }
        defer { realThreads.update { $0 = false } }
        try await body()
    }

    // MARK: - Private

    /// The number of jobs that weren't enqueued by the yields of `settle()`.
    private static var jobsOfOthers: Int { count.value - jobsPerYield * yields }

    private static let isOn = ProcessInfo.processInfo.environment["TASKS"] != "concurrent"
    private static var isInstalled = false
    private static var yields = 0
    private static var jobsPerYield = 0
    private static let turnsOfConcurrentTasks = 20

    private static func hook(_ name: String) -> UnsafeMutablePointer<EnqueueHook?> {
        guard let address = name.withCString({ dlsym(dlopen(nil, RTLD_NOW), $0) }) else {
            fatalError("The Swift runtime has no \(name), without which tests depend on the load of the machine.")
        }
        return address.assumingMemoryBound(to: EnqueueHook?.self)
    }
}

private typealias Enqueue = @convention(thin) (UnownedJob) -> Void
private typealias EnqueueHook = @convention(thin) (UnownedJob, Enqueue) -> Void

/// The number of jobs that were enqueued on the main actor.
private let count = Locked(0)

/// A Boolean value that indicates whether jobs of the global executor run on its threads.
private let realThreads = Locked(false)

/// A value that several threads read and change.
private final class Locked<Value: Sendable>: @unchecked Sendable {
    private let lock = NSLock()
    private var stored: Value

    init(_ value: Value) { stored = value }

    var value: Value {
        lock.lock()
        defer { lock.unlock() }
        return stored
    }

    func update(_ change: (inout Value) -> Void) {
        lock.lock()
        defer { lock.unlock() }
        change(&stored)
    }
}

/// Runs the tasks of each test in order.
public struct TasksInOrder: SuiteTrait, TestTrait, TestScoping {
    public let isRecursive = true

    public func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        await TaskOrder.install()
        try await function()
    }
}

/// Runs the tasks of each test on the threads of the runtime.
public struct RealThreads: SuiteTrait, TestTrait, TestScoping {
    public let isRecursive = true

    public func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        await TaskOrder.install()
        try await TaskOrder.withRealThreads(function)
    }
}

extension Trait where Self == TasksInOrder {
    /// Runs the tasks of each test in order.
    public static var tasksInOrder: Self { TasksInOrder() }
}

extension Trait where Self == RealThreads {
    /// Runs the tasks of each test on the threads of the runtime, as in an app.
    public static var realThreads: Self { RealThreads() }
}
