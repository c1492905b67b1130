import CHeap
import Foundation

/// Measures parts of a scenario and prints each as a line of JSON: its processor time or, if the process runs under callgrind,
/// what callgrind counts in `measured(_:)`.
@MainActor
final class Meter {
    /// Whether parts are measured. They aren't during the first runs of a scenario, which fill caches.
    var isOn = false

    func measure(_ part: String, _ work: () -> Void) {
        guard isOn else { return work() }
        let time = microseconds { measured(work) }
        PostBenchmarks.report(part, ["microseconds": time])
    }

    func report(_ part: String, bytes: Int) {
        if isOn { PostBenchmarks.report(part, ["bytes": Double(bytes)]) }
    }
}

/// Does work whose instructions callgrind counts: it starts to count at the call of this function, and stops at its end.
@inline(never)
@MainActor
private func measured(_ work: () -> Void) {
    work()
    // After the work, so that this function ends after it too: a last call would become a jump.
    measurements += 1
}

@MainActor private var measurements = 0

/// Returns the number of bytes of the heap that are in use.
func bytesInUse() -> Int {
    let heap = mallinfo2()
    return Int(heap.uordblks) + Int(heap.hblkhd)
}
