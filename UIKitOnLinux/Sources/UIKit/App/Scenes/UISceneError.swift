/// The error of a refused scene request.
///
/// https://developer.apple.com/documentation/uikit/uisceneerror
public struct UISceneError: Error, Hashable, Sendable {
    public enum Code: Int, Sendable {
        case multipleScenesNotSupported = 0
        case requestDenied = 1
        @available(iOS 16.0, *)
        case geometryRequestUnsupported = 100
        @available(iOS 16.0, *)
        case geometryRequestDenied = 101
    }

    public let code: Code

    init(_ code: Code) {
        self.code = code
    }
}
