import Foundation
import Testing

/// The source file with the compiled steps of a tutorial.
struct TutorialSource {
    /// The folder with the tutorials.
    static let documentation = repository.appendingPathComponent(
        "Sources/MessageStackView/MessageStackView.docc/Tutorials")

    private static let repository = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../../..")
        .standardizedFileURL

    /// The names of the files with the code of the steps, and the code.
    let steps: [(name: String, code: String)]

    /// Reads the steps of the tutorial for a framework.
    ///
    /// The code of a step is the body of its enumeration after the imports that the code needs.
    init(_ framework: String) throws {
        let file = Self.repository.appendingPathComponent("Example/Host/Tutorials/\(framework)Tutorial.swift")
        let lines = try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n")
        var steps: [(name: String, code: String)] = []
        for (index, line) in lines.enumerated() where line.hasPrefix("    enum Step") {
            let number = line.filter(\.isNumber)
            let end = try #require(lines[index...].firstIndex(of: "    }"))
            let body = lines[(index + 1)..<end].map { String($0.dropFirst(8)) }.joined(separator: "\n")
            // The first step has no post yet.
            let imports = steps.isEmpty ? "import \(framework)\n" : "import MessageStackView\nimport \(framework)\n"
            steps.append(("\(framework.lowercased())-\(number)", "\(imports)\n\(body)\n"))
        }
        self.steps = steps
    }
}
