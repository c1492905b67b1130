import UIKit

/// A label for the result of a post, such as the chosen action.
final class ResultLabel: UILabel {
    init(_ text: String = "Nothing chosen yet") {
        super.init(frame: .zero)
        self.text = text
        font = .preferredFont(forTextStyle: .body)
        adjustsFontForContentSizeCategory = true
        textColor = .secondaryLabel
        numberOfLines = 0
        textAlignment = .center
    }

    required init?(coder: NSCoder) { nil }
}
