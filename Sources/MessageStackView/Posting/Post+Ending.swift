import UIKit

extension Post.Ending {
    /// Creates the record of a post that has ended or was refused.
    ///
    /// - Parameter view: The view of the post; nil if it wasn't made.
    @MainActor
    init(of request: PostRequest, view: UIView? = nil, wasShown: Bool = false, at time: TimeInterval) {
        let options = request.options
        key = options.key
        priority = options.priority ?? .normal
        severity = options.severity
        text = request.content.text(in: view)
        contentType = request.content.typeName
        self.wasShown = wasShown
        self.time = time
    }
}
