import Foundation

/// The program's standard error stream.
enum StandardError {
    /// Writes a line that begins with the program's name.
    static func write(_ line: String) {
        FileHandle.standardError.write(Data("Example: \(line)\n".utf8))
    }
}
