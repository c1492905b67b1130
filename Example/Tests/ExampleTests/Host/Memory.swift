import Foundation

/// The resident memory of a process, in bytes.
enum Memory {
    /// The memory of this process.
    static var resident: Int { resident(of: "self") }

    /// The memory of the process with an identifier.
    static func resident(of process: Int32) -> Int { resident(of: "\(process)") }

    private static func resident(of process: String) -> Int {
        let numbers = try? String(contentsOfFile: "/proc/\(process)/statm", encoding: .utf8).split(separator: " ")
        return (numbers?.dropFirst().first.flatMap { Int($0) } ?? 0) * 4096
    }
}
