import Foundation
import MessageStackView
import Simulator
import UIKit

/// A simulated device with an app, for pictures of posts.
///
/// Time is virtual, so the same sources make the same pictures.
@MainActor
struct PictureStage {
    let simulator: Simulator
    private let controller: UIViewController
    private let window: PostWindow?

    /// - Parameters:
    ///   - setting: The setting of the device.
    ///   - device: The simulated device; nil, the default, for the device of `setting`.
    ///   - language: The tag of the app's language, in which the library's texts are from now on.
    ///   - controller: The screen of the app.
    init(
        _ setting: PictureSetting, on device: Device? = nil, language: String = "en",
        showing controller: UIViewController = PictureBackground()
    ) {
        self.controller = controller
        simulator = Simulator(device: device ?? setting.device)
        simulator.languages = [language]
        PostEnvironment.app.strings = PostStrings()
        setting.apply(to: simulator)
        let scene = simulator.show(controller).windowScene
        if let scene { setting.split(scene, of: simulator) }
        UIApplication.shared.postView.resetSettings()
        window = scene.map { PostWindow(windowScene: $0, level: .normal + 1) }
    }

    /// Shows a sample of the gallery and waits a number of seconds, by default until its posts are at rest.
    func post(_ sample: GallerySample, for seconds: TimeInterval = 1.5) {
        guard let postView = window?.postView else { return }
        sample.show(on: postView)
        simulator.advance(by: seconds)
    }

    /// Shows the sample of the gallery with a title, which must exist.
    func post(_ title: String) {
        post(GallerySample.named(title))
    }

    /// Shows a toast and waits a number of seconds.
    func post(toast text: String, as presentation: PostPresentation, for seconds: TimeInterval) {
        let toast = Toast()
        controller.addAndConstrainToast(toast)
        toast.post(text, as: presentation)
        simulator.advance(by: seconds)
    }

    /// Drags a finger at constant speed, and leaves it on the screen.
    func drag(from start: CGPoint, to end: CGPoint) {
        simulator.touchDown(at: start)
        for step in 1...10 {
            simulator.advance(by: 1 / 60)
            let part = CGFloat(step) / 10
            simulator.touchMove(
                to: CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part))
        }
        simulator.advance(by: 0.1)
    }

    /// The smallest rectangle with all posts, in points of the screen.
    var postedFrame: CGRect {
        let views = posters.flatMap(\.postManager.currentPosts).compactMap(\.view)
        return views.reduce(CGRect.null) { $0.union($1.convert($1.bounds, to: nil)) }
    }

    private var posters: [PostView] {
        ([window?.postView] + controller.view.subviews.map { $0 as? Toast }).compactMap(\.self)
    }

    /// Removes all posts with their animations.
    func removePosts() {
        for poster in posters { poster.postManager.removeAll() }
    }

    /// The size of the scene with the posts.
    var sceneSize: CGSize { controller.view.bounds.size }

    /// Returns a PNG of the current screen.
    func picture(_ part: PictureFrame.Part, scale: CGFloat, finger: CGPoint? = nil) -> Data {
        PictureFrame(cornerRadius: simulator.device.cornerRadius, part: part, scale: scale)
            .picture(of: simulator.screenshot(), finger: finger)
    }
}

extension GallerySample {
    /// Returns the sample of the gallery with a title, which must exist.
    static func named(_ title: String) -> GallerySample {
        guard let sample = GallerySection.all.flatMap(\.samples).first(where: { $0.title == title }) else {
            preconditionFailure("The gallery has no sample with the title \(title).")
        }
        return sample
    }
}
