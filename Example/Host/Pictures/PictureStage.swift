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
    private let window: PostWindow?

    init(_ setting: PictureSetting) {
        simulator = Simulator(device: setting.device)
        setting.apply(to: simulator)
        let scene = simulator.show(PictureBackground()).windowScene
        window = scene.map { PostWindow(windowScene: $0, level: .normal + 1) }
    }

    /// Shows a sample of the gallery and waits until its posts are at rest.
    func post(_ sample: GallerySample) {
        guard let postView = window?.postView else { return }
        sample.show(on: postView)
        simulator.advance(by: 1.5)
    }

    /// Returns a PNG of the current screen.
    func picture(_ part: PictureFrame.Part, scale: CGFloat) -> Data {
        PictureFrame(cornerRadius: simulator.device.cornerRadius, part: part, scale: scale)
            .picture(of: simulator.screenshot())
    }
}
