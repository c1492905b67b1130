import Testing

@testable import MessageStackView

/// Resets the theme and the defaults of the app after each test of a suite.
struct AppThemeReset: SuiteTrait, TestTrait, TestScoping {
    var isRecursive: Bool { true }

    func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        do {
            try await function()
            await reset()
        } catch {
            await reset()
            throw error
        }
    }

    @MainActor
    private func reset() {
        PostEnvironment.app.theme = PostTheme()
        PostEnvironment.app.options = PostOptions()
    }
}

extension Trait where Self == AppThemeReset {
    /// Resets the theme and the defaults of the app after each test.
    static var resetsAppTheme: Self { AppThemeReset() }
}
