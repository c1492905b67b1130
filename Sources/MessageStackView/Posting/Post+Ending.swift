import UIKit

extension Post.Ending {
    /// Creates the record of a post that has ended or was refused.
    ///
    /// - Parameters:
    ///   - view: The view of the post; nil if it wasn't made.
    ///   - wasShown: Whether the post was ever on screen.
    ///   - timeShown: The seconds for which it could be seen.
    @MainActor
    init(
        of request: PostRequest, view: UIView? = nil, wasShown: Bool = false, timeShown: TimeInterval = 0,
        at time: TimeInterval
    ) {
        let options = request.options
        key = options.key
        priority = options.priority ?? .normal
        severity = options.severity
        text = request.content.text(in: view)
        contentType = request.content.type
        self.wasShown = wasShown
        self.timeShown = timeShown
        self.time = time
    }
}
