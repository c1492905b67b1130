/// What stands for a controller in a tab bar.
///
/// https://developer.apple.com/documentation/uikit/uitabbaritem
open class UITabBarItem: UIBarItem {
    public override init() {
        super.init()
    }

    public convenience init(title: String?, image: UIImage?, tag: Int) {
        self.init()
        self.title = title
        self.image = image
        self.tag = tag
    }
}
