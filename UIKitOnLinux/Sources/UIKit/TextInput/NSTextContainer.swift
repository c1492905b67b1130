/// The area in which a text view lays out its text.
///
/// https://developer.apple.com/documentation/uikit/nstextcontainer
open class NSTextContainer: NSObject {
    weak var textView: UITextView?

    public override init() {
        super.init()
    }

    /// The padding at both ends of each line, in points; 5 by default.
    open var lineFragmentPadding: CGFloat = 5 {
        didSet { didChange() }
    }

    /// The maximum number of lines; 0, the default, for no limit.
    open var maximumNumberOfLines = 0 {
        didSet { didChange() }
    }

    /// The line break mode of the last line; word wrapping by default.
    open var lineBreakMode = NSLineBreakMode.byWordWrapping {
        didSet { didChange() }
    }

    private func didChange() {
        guard let textView else { return }
        MainActor.assumeIsolated { textView.contentDidChange() }
    }
}
