import Foundation

/// The code of the sample that was posted last on the first screen, which the page shows.
struct SampleCode: Encodable, Equatable {
    let code: String

    /// The source file with the samples. The host is built and run in a clone, so that the file is at the same place.
    private static let source = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../App/Screens/Home/HomePosts.swift").standardizedFileURL

    /// Reads the code of a sample from the app's sources; nil if the file isn't there.
    init?(of sample: HomeSample) {
        guard let source = try? String(contentsOf: Self.source, encoding: .utf8) else { return nil }
        self.init(of: sample.rawValue, in: source)
    }

    /// Returns the body of a function, without its indentation; nil if the source has no such function.
    init?(of function: String, in source: String) {
        let lines = source.components(separatedBy: "\n")
        guard let start = lines.firstIndex(where: { $0.contains("func \(function)(") }) else { return nil }
        let indentation = lines[start].prefix { $0 == " " }
        guard let end = lines[start...].firstIndex(of: indentation + "}") else { return nil }
        code = lines[(start + 1)..<end].map { String($0.dropFirst(indentation.count + 4)) }.joined(separator: "\n")
    }
}
