import Testing

/// The tests that need an app with a window: the example on Apple's platforms, and the simulated device on Linux.
///
/// They share the app's scene, so they run one after another. Each suite is nested in this one by an extension.
@Suite(.serialized, .leavesNothingBehind)
enum HostedTests {}
