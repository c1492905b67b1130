import Foundation
import Synchronization

extension Reading {
    /// The readings with which a simulator starts: those in the environment variable `READINGS`, separated by commas, or
    /// none, unless a test runs with others.
    @TaskLocal public static var initial = named(ProcessInfo.processInfo.environment["READINGS"] ?? "")

    /// The readings that are on.
    public static var current: Set<Reading> {
        get { Set(allCases.filter(\.isOn)) }
        set { bits.store(newValue.reduce(0) { $0 | $1.bit }, ordering: .relaxed) }
    }

    /// Whether the device follows the reading.
    public var isOn: Bool { Self.bits.load(ordering: .relaxed) & bit != 0 }

    /// One bit per reading, so that any thread reads them without a lock.
    private static let bits = Atomic<UInt64>(0)
    private var bit: UInt64 { 1 << UInt64(rawValue) }

    /// Returns the readings with the names, separated by commas. An unknown name stops the program.
    static func named(_ names: String) -> Set<Reading> {
        Set(
            names.split(separator: ",").map { name in
                guard let reading = allCases.first(where: { "\($0)" == name }) else {
                    fatalError("no reading '\(name)'")
                }
                return reading
            })
    }
}
