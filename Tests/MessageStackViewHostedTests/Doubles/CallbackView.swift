import UIKit

/// The names of calls in their order.
@MainActor
final class CallLog {
    private(set) var calls: [String] = []

    func append(_ call: String) { calls.append(call) }
    func clear() { calls = [] }
    func count(of call: String) -> Int { calls.count { $0 == call } }
}

/// A view that writes the callbacks of its hierarchy and its layout into a log.
final class CallbackView: UIView {
    private let log: CallLog

    init(_ log: CallLog, frame: CGRect = CGRect(x: 0, y: 0, width: 40, height: 40)) {
        self.log = log
        super.init(frame: frame)
    }

    required init?(coder: NSCoder) {
        log = CallLog()
        super.init(coder: coder)
    }

    override var canBecomeFirstResponder: Bool { true }

    override func willRemoveSubview(_ subview: UIView) {
        super.willRemoveSubview(subview)
        log.append("willRemoveSubview")
    }

    override func didMoveToSuperview() {
        super.didMoveToSuperview()
        log.append(superview == nil ? "leftSuperview" : "joinedSuperview")
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        log.append(window == nil ? "leftWindow" : "joinedWindow")
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        log.append("layout")
    }
}
