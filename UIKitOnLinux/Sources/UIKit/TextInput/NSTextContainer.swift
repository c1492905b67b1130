/// The region that a text view sets its text in.
///
/// https://developer.apple.com/documentation/uikit/nstextcontainer
open class NSTextContainer: NSObject {
    weak var textView: UITextView?

    public override init() {
        super.init()
    }

    /// At both ends of each line, in points; 5 by default.
    open var lineFragmentPadding: CGFloat = 5 {
        didSet { didChange() }
    }

    /// 0, the default, for any number.
    open var maximumNumberOfLines = 0 {
        didSet { didChange() }
    }

    /// What the last line looks like if there is more text; word wrapping by default.
    open var lineBreakMode = NSLineBreakMode.byWordWrapping {
        didSet { didChange() }
    }

    private func didChange() {
        guard let textView else { return }
        MainActor.assumeIsolated { textView.contentDidChange() }
    }
}
