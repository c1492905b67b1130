import Foundation
import Testing

/// What no compiler forbids, read from the library's own sources; skipped where they aren't, as on a phone.
struct SourceTests {
    private static let folder = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("Sources/MessageStackView")

    /// Every line of code, without comments.
    private static let lines: [String] = {
        let files =
            FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?
            .compactMap { $0 as? URL } ?? []
        return files.filter { $0.pathExtension == "swift" }
            .compactMap { try? String(contentsOf: $0, encoding: .utf8) }
            .flatMap { $0.split(separator: "\n") }
            .map { $0.trimmingCharacters(in: .whitespaces) }
            .filter { !$0.hasPrefix("//") }
    }()

    /// An app extension has no shared application, swizzling is felt in the whole app, and a global queue or a sleep is
    /// a clock that no test moves. The last ones would need a reason in a privacy manifest.
    @Test(
        .enabled(if: !lines.isEmpty),
        arguments: [
            "UIApplication.shared", "method_exchangeImplementations", "class_replaceMethod", "objc_setAssociatedObject",
            "DispatchQueue.global", "asyncAfter", "Task.sleep", "UIDevice.current", "NSLog", "print(", "UserDefaults",
            "FileManager", "systemUptime",
            "activeInputModes", "mach_absolute_time",
        ])
    func theLibraryDoesWithout(what: String) {
        #expect(Self.lines.filter { $0.contains(what) }.isEmpty)
    }
}
