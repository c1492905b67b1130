/// What stands for a controller in a tab bar.
///
/// https://developer.apple.com/documentation/uikit/uitabbaritem
open class UITabBarItem: UIBarItem {
    /// In place of `image` while the tab is selected; nil, the default, shows the same.
    open var selectedImage: UIImage? {
        didSet { if selectedImage !== oldValue { onChange() } }
    }

    /// A short text in a capsule at the corner of the image; nil for none.
    open var badgeValue: String? {
        didSet { if badgeValue != oldValue { onChange() } }
    }

    /// Red while it is nil.
    open var badgeColor: UIColor? {
        didSet { onChange() }
    }

    public override init() {
        super.init()
    }

    public convenience init(title: String?, image: UIImage?, tag: Int) {
        self.init()
        self.title = title
        self.image = image
        self.tag = tag
    }

    public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
        self.init()
        self.title = title
        self.image = image
        self.selectedImage = selectedImage
    }
}
