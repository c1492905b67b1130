import Foundation
import Testing

/// The names of the suites to run; nil outside `scripts/check-order`.
private let suites = ProcessInfo.processInfo.environment["SUITES"]?.split(separator: ",").map(String.init)

/// The suites in the order of the environment variable `SUITES`, for `scripts/check-order`.
///
/// Swift Testing always runs tests in the order of their sources. This test runs each suite on its own, through the entry point
/// that Swift Testing has for other tools.
@Suite(.enabled(if: suites != nil), .leavesNothingBehind)
struct ShuffledOrderTests {
    private typealias EntryPoint =
        @convention(thin) @Sendable (
            UnsafeRawBufferPointer?, @escaping @Sendable (UnsafeRawBufferPointer) -> Void
        ) async throws -> Bool
    private typealias EntryPointGetter = @convention(c) () -> UnsafeRawPointer

    @Test func suitesPassInOrder() async throws {
        let symbol = try #require(dlsym(dlopen(nil, RTLD_NOW), "swt_abiv0_getEntryPoint"))
        let run = unsafeBitCast(unsafeBitCast(symbol, to: EntryPointGetter.self)(), to: EntryPoint.self)
        for suite in try #require(suites) {
            let options: [String: Any] = ["filter": ["[./]\(suite)/"], "parallel": false, "verbosity": -2]
            let json = try JSONSerialization.data(withJSONObject: options)
            let configuration = UnsafeMutableRawBufferPointer.allocate(byteCount: json.count, alignment: 1)
            defer { configuration.deallocate() }
            configuration.copyBytes(from: json)
            let hasPassed = try await run(UnsafeRawBufferPointer(configuration)) { _ in }
            #expect(hasPassed, "\(suite)")
        }
    }
}
