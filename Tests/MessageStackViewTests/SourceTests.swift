import Foundation
import Testing

/// Rules that the compiler does not check, applied to the text of the library's sources.
///
/// Skipped where the sources are not available, as on a device.
@Suite(.leavesNothingBehind)
struct SourceTests {
    private static let folders = ["", "Connectivity", "Forms", "Version3"].map {
        URL(fileURLWithPath: #filePath)
            .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent("Sources/MessageStackView\($0)")
    }

    /// A Boolean value that indicates whether the test reads the sources from which it was built.
    private static var isOnDevelopersMachine: Bool { FileManager.default.fileExists(atPath: #filePath) }

    /// The lines of all source files, without comment lines and the code that the documentation shows.
    private static let lines: [String] = {
        let files = folders.flatMap { folder in
            FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?
                .compactMap { $0 as? URL } ?? []
        }
        return files.filter { $0.pathExtension == "swift" && !$0.path.contains(".docc/") }
            .compactMap { try? String(contentsOf: $0, encoding: .utf8) }
            .flatMap { $0.split(separator: "\n") }
            .map { $0.trimmingCharacters(in: .whitespaces) }
            .filter { !$0.hasPrefix("//") }
    }()

    /// The only line that names the shared application, in a property that app extensions can't use.
    private static let sharedApplication = "public static var app: PostView { UIApplication.shared.postView }"

    /// App extensions have no shared application, swizzling affects the whole app, and tests cannot advance the time of
    /// global queues and sleeps.
    @Test(
        .enabled(if: isOnDevelopersMachine),
        arguments: [
            "UIApplication.shared", "method_exchangeImplementations", "class_replaceMethod", "objc_setAssociatedObject",
            "DispatchQueue.global", "asyncAfter", "Task.sleep", "UIDevice.current", "NSLog", "print(", "FileManager",
        ])
    func sourcesUseNoForbiddenAPI(symbol: String) {
        #expect(Self.lines.count > 10_000)
        #expect(Self.lines.filter { $0.contains(symbol) && $0 != Self.sharedApplication } == [])
    }
}
