import Testing

@testable import MessageStackView

/// Resets the theme of the app after each test of a suite.
struct AppThemeReset: SuiteTrait, TestTrait, TestScoping {
    var isRecursive: Bool { true }

    func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        do {
            try await function()
            await MainActor.run { PostTheme.app = PostTheme() }
        } catch {
            await MainActor.run { PostTheme.app = PostTheme() }
            throw error
        }
    }
}

extension Trait where Self == AppThemeReset {
    /// Resets the theme of the app after each test.
    static var resetsAppTheme: Self { AppThemeReset() }
}
