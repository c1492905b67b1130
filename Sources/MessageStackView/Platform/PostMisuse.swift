/// Tells a programmer about a mistake that the library can live with.
@MainActor
enum PostMisuse {
    /// Stops a debug build; a release build goes on. Tests put their own here.
    static var report: (String) -> Void = { assertionFailure($0) }
}
