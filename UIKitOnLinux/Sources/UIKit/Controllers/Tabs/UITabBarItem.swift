/// The item that represents a controller in a tab bar.
///
/// https://developer.apple.com/documentation/uikit/uitabbaritem
open class UITabBarItem: UIBarItem {
    /// The image while the tab is selected. Nil, the default, uses `image`.
    open var selectedImage: UIImage? {
        didSet { if selectedImage !== oldValue { onChange() } }
    }

    /// The badge, a short text in a capsule at the corner of the image; nil for none.
    open var badgeValue: String? {
        didSet { if badgeValue != oldValue { onChange() } }
    }

    /// The color of the badge. Nil, the default, is red.
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
