#if SWIFT_PACKAGE
    import MessageStackView
#endif
import UIKit

/// A message view with the look of version 3's toasts: 16 points, white on dark gray, with rounded corners.
final class GrayToastView: MessageView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        kind.metrics = nil
        changeLook { own in
            // A gray with a contrast of 5.1 : 1 to white.
            (own.background, own.tint, own.shadowOpacity) = (UIColor(hex: 0x6D6E70), .white, 0)
            own.cornerRadius = 5
            own.title.font = .system(.callout, size: 16, weight: .regular)
        }
        layer.cornerCurve = .continuous
        insets = UIEdgeInsets(top: 10, left: 16, bottom: 10, right: 16)
    }
}
