import UIKit

/// Writes down what it is told about its place in the hierarchy.
final class RecordingView: UIView {
    let name: String
    var record: (String) -> Void

    init(
        _ name: String,
        frame: CGRect = CGRect(x: 0, y: 0, width: 10, height: 10),
        record: @escaping (String) -> Void
    ) {
        self.name = name
        self.record = record
        super.init(frame: frame)
    }

    required init?(coder: NSCoder) { nil }

    override func willMove(toSuperview newSuperview: UIView?) { record("\(name) willMove(toSuperview:)") }
    override func didMoveToSuperview() { record("\(name) didMoveToSuperview") }
    override func willMove(toWindow newWindow: UIWindow?) { record("\(name) willMove(toWindow:)") }
    override func didMoveToWindow() { record("\(name) didMoveToWindow") }
    override func didAddSubview(_ subview: UIView) { record("\(name) didAddSubview") }
    override func willRemoveSubview(_ subview: UIView) { record("\(name) willRemoveSubview") }
}
