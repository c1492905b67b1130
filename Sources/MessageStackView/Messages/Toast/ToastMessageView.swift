import UIKit

/// The look of a toast, complete before it is measured.
final class ToastMessageView: MessageView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        dress()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        dress()
    }

    private func dress() {
        set(configuration: MessageConfiguration(backgroundColor: .toastBackground, tintColor: .white))
        layer.cornerRadius = 5
        layer.cornerCurve = .continuous
        titleLabel.font = UIFontMetrics(forTextStyle: .callout).scaledFont(for: .systemFont(ofSize: 16))
        titleLabel.textAlignment = .natural
    }
}
