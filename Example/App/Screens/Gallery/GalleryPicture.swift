import Foundation
import MessageStackView
import UIKit

/// A sample of the gallery in front of the background of the documentation's pictures.
///
/// `scripts/check-on-mac` launches the app with the argument `-GallerySample` and the name of a picture, such as
/// `gallery-alert`, and compares a screenshot with the picture.
@MainActor
final class GalleryPicture: PostManagerDelegate {
    let sample: GallerySample
    /// The window of the posts; nil until they are shown.
    private(set) var window: PostWindow?
    private let reportShown: @MainActor (GallerySample) -> Void
    /// The number of posts whose entrance has ended.
    private var shownCount = 0

    /// Creates the picture that the launch arguments name; nil if they name none.
    ///
    /// - Parameter reportShown: A closure that is called once the entrances of all posts have ended.
    init?(
        arguments: [String], reportShown: @escaping @MainActor (GallerySample) -> Void = GalleryPicture.writeReport
    ) {
        let name = arguments.drop { $0 != "-GallerySample" }.dropFirst().first
        let samples = GallerySection.all.flatMap(\.samples)
        guard let sample = samples.first(where: { $0.pictureName == name }) else { return nil }
        self.sample = sample
        self.reportShown = reportShown
    }

    /// Shows the posts in a window above those of a scene.
    func show(in scene: UIWindowScene) {
        let window = PostWindow(windowScene: scene, level: .normal + 1)
        self.window = window
        window.postManager.delegate = self
        sample.show(on: window.postView)
    }

    func postManager(_ postManager: PostManager, didPost view: UIView) {
        shownCount += 1
        if shownCount == sample.posts.count { reportShown(sample) }
    }

    /// Writes the name of the picture into the file `GalleryPicture` in the app's folder for temporary files.
    private static func writeReport(_ sample: GallerySample) {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("GalleryPicture")
        try? sample.pictureName.write(to: file, atomically: true, encoding: .utf8)
    }
}
