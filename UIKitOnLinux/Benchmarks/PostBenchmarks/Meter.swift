import CHeap
import Foundation

/// Measures parts of a scenario and prints each as a line of JSON: its processor time or, if the process runs under callgrind,
/// what callgrind counts in `measured()`.
@MainActor
final class Meter {
    /// Whether parts are measured. They aren't during the first runs of a scenario, which fill caches.
    var isOn = false
    private var work: @MainActor () -> Void = {}
    private var calls = 0

    func measure(_ part: String, _ work: @escaping @MainActor () -> Void) {
        guard isOn else { return work() }
        // Not an argument of `measured()`: the compiler would make a function of it for each closure, some of which call others.
        self.work = work
        let time = microseconds { measured() }
        self.work = {}
        PostBenchmarks.report(part, ["microseconds": time])
    }

    /// Does the work. Callgrind counts from the call of this function to its end.
    @inline(never)
    private func measured() {
        work()
        // Without this line, the call above would become a jump, and callgrind wouldn't see the end.
        calls += 1
    }

    func report(_ part: String, bytes: Int) {
        if isOn { PostBenchmarks.report(part, ["bytes": Double(bytes)]) }
    }
}

/// Returns the number of bytes of the heap that are in use.
func bytesInUse() -> Int {
    let heap = mallinfo2()
    return Int(heap.uordblks) + Int(heap.hblkhd)
}
