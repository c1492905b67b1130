import Foundation
import Testing

/// The public options of types of the library, read from its symbol graph.
struct PublicOptions {
    /// The names of the options, as `OptionValues` names them.
    private(set) var names: Set<String> = []

    private struct Graph: Decodable {
        let symbols: [Symbol]
    }

    private struct Symbol: Decodable {
        struct Kind: Decodable {
            let identifier: String
        }

        struct Identifier: Decodable {
            let precise: String
        }

        struct Fragment: Decodable {
            let spelling: String
            let preciseIdentifier: String?
        }

        let kind: Kind
        let identifier: Identifier
        let pathComponents: [String]
        let declarationFragments: [Fragment]?

        var declaration: String { (declarationFragments ?? []).map(\.spelling).joined() }
        var isProperty: Bool { ["swift.property", "swift.type.property"].contains(kind.identifier) }
        var isCase: Bool { kind.identifier == "swift.enum.case" }

        /// Whether the symbol is a property that apps can set. The graph doesn't show that the setter of a lazy property
        /// is private.
        var isSettable: Bool {
            isProperty && declaration.contains("var ")
                && !declaration.contains("{ get }") && !declaration.contains("{ get async }")
        }
    }

    /// Finds the options of types, and of the types of their options and so on, except for those of closures.
    init(of roots: [String]) async throws {
        let graph = try JSONDecoder().decode(Graph.self, from: try await Self.symbolGraph())
        let types = Dictionary(
            graph.symbols.filter { ["swift.struct", "swift.enum", "swift.class"].contains($0.kind.identifier) }
                .map { ($0.identifier.precise, $0.pathComponents.joined(separator: ".")) },
            uniquingKeysWith: { first, _ in first })
        let members = Dictionary(grouping: graph.symbols) { $0.pathComponents.dropLast().joined(separator: ".") }
        // The texts are words, not options.
        var (waiting, visited) = (roots, Set(roots + ["PostStrings"]))
        while let type = waiting.popLast() {
            for symbol in members[type] ?? [] where symbol.isSettable || symbol.isCase {
                names.formUnion(Self.options(of: symbol))
                guard !symbol.declaration.contains("->") else { continue }
                for fragment in symbol.declarationFragments ?? [] {
                    guard let name = fragment.preciseIdentifier.flatMap({ types[$0] }) else { continue }
                    if visited.insert(name).inserted { waiting.append(name) }
                }
            }
        }
    }

    /// Returns a property, or a case and its labeled values. Reflection doesn't tell the label of a single value.
    private static func options(of symbol: Symbol) -> [String] {
        let path = symbol.pathComponents.joined(separator: ".").split(separator: "(")
        let labels = path.dropFirst().first?.split(separator: ":").filter { $0 != "_" && $0 != ")" } ?? []
        return [String(path[0])] + (labels.count > 1 ? labels : []).map { "\(path[0]).\($0)" }
    }

    /// Extracts the symbol graph of the library that the tests were built with.
    private static func symbolGraph() async throws -> Data {
        let products = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
        let root = (0..<5).reduce(URL(fileURLWithPath: #filePath)) { url, _ in url.deletingLastPathComponent() }
        let output = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: output, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: output) }
        let script = """
            includes=(); for flag in $(pkg-config --cflags-only-I pangocairo); do includes+=(-Xcc "$flag"); done
            swift-symbolgraph-extract -module-name MessageStackView -target "$(uname -m)-unknown-linux-gnu" \
            -I "$1/Modules" -Xcc "-fmodule-map-file=$2/UIKitOnLinux/Sources/CPangoCairo/module.modulemap" \
            "${includes[@]}" -minimum-access-level public -skip-synthesized-members -output-dir "$3"
            """
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["bash", "-c", script, "symbols", products.path, root.path, output.path]
        try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
            process.terminationHandler = { _ in continuation.resume() }
            do { try process.run() } catch { continuation.resume(throwing: error) }
        }
        try #require(process.terminationStatus == 0, "swift-symbolgraph-extract failed")
        return try Data(contentsOf: output.appendingPathComponent("MessageStackView.symbols.json"))
    }
}
