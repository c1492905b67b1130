import Testing

/// Replaces the trait that resets the state of the app. Values have none.
struct LeavesNothingBehind: SuiteTrait {}

extension Trait where Self == LeavesNothingBehind {
    static var leavesNothingBehind: Self { LeavesNothingBehind() }
}
