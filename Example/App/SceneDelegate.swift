import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    /// The sample that a launch argument shows instead of the app.
    private var picture: GalleryPicture?

    func scene(
        _ scene: UIScene,
        willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let scene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: scene)
        picture = GalleryPicture(arguments: CommandLine.arguments)
        window.rootViewController =
            if picture == nil {
                UINavigationController(rootViewController: HomeViewController())
            } else {
                PictureBackground()
            }
        window.makeKeyAndVisible()
        self.window = window
        picture?.show(in: scene)
    }
}
