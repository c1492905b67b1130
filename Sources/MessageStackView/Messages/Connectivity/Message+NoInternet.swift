import UIKit

extension Message {
    /// Says that there is no network, in the words of `PostStrings.current`.
    @MainActor public static var noInternet: Message {
        Message(
            title: PostStrings.current.noInternetTitle,
            subtitle: PostStrings.current.noInternetSubtitle,
            leftImage: .noInternet
        )
    }
}

extension MessageView {
    /// The look of the bar that says that there is no network: white on dark grey, 7.5 : 1, 15 points semibold above
    /// 13 regular, the image at its own size, no shadow.
    public func configureNoInternet() {
        set(configuration: MessageConfiguration(backgroundColor: .darkGray, tintColor: .white))
        titleLabel.font = UIFontMetrics(forTextStyle: .subheadline)
            .scaledFont(for: .systemFont(ofSize: 15, weight: .semibold))
        subtitleLabel.font = UIFontMetrics(forTextStyle: .footnote).scaledFont(for: .systemFont(ofSize: 13))
        if let image = leftImageView.image { leftImageViewSize = image.size }
    }
}
