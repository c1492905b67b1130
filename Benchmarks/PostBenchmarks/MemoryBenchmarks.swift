import Benchmark
import CMalloc
import MessageStackView
import UIKit

/// What a message costs while it waits.
func registerMemory() {
    registerMemory("Messages that wait", count: 100_000) { count in
        let stage = Stage()
        let postView = stage.host.createPostView(layout: .top)
        postView.post(view: stage.message)
        return withExtendedLifetime(stage) {
            used {
                for _ in 0..<count { postView.post(message) }
                return postView
            }
        }
    }
    registerMemory("Views in a naive queue", count: 1_000) { count in
        let queue = NaiveQueue()
        return used {
            for _ in 0..<count { queue.post(message.makeView(), priority: 0) }
            return queue
        }
    }
}

private let message = Message(title: "Saved to Favourites", subtitle: "You find it under the star.")

private func registerMemory(
    _ name: String, count: Int, fill: @escaping @MainActor @Sendable (_ count: Int) -> Int
) {
    let configuration = Benchmark.Configuration(
        metrics: [.bytesPerPost, .throughput], warmupIterations: 0, maxIterations: 3)
    Benchmark(name, configuration: configuration) { benchmark in
        let bytes = await fill(count)
        benchmark.measurement(.bytesPerPost, bytes / count)
    }
}

/// How many bytes what `make` returns keeps on the heap, with what the allocator itself adds.
@MainActor
private func used(_ make: @MainActor () -> AnyObject) -> Int {
    let before = bytesInUse()
    let made = make()
    return withExtendedLifetime(made) { bytesInUse() - before }
}

/// Bytes of the heap that are in use, those of large blocks, which have pages of their own, included.
private func bytesInUse() -> Int {
    let heap = mallinfo2()
    return Int(heap.uordblks) + Int(heap.hblkhd)
}

extension BenchmarkMetric {
    static let bytesPerPost = BenchmarkMetric.custom("Bytes per post", useScalingFactor: false)
}
