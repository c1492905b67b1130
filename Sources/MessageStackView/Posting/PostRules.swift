import UIKit

/// What few requests say, and so is not part of each.
struct PostRules: Sendable {
    var key: PostKey?
    var precedence: PostPrecedence?
    var duplicatePolicy: PostDuplicatePolicy?
    var delay: TimeInterval?
    var minimumTime: TimeInterval?
    var expiresAfter: TimeInterval?
    var ignoresSuspension = false
    var outlivesScene: Bool?
    var gestures: PostGestures?
    var presentation: (@Sendable (inout PostPresentation) -> Void)?
    var handlers = PostHandlers()
    var telling = PostTelling()
}
