import Foundation
import MessageStackView
import Simulator
import UIKit

/// A device with an app on it, on which posts are shown to be pictured.
///
/// Time is virtual, so the same sources make the same pictures.
@MainActor
struct PictureStage {
    static let device = Device.iPhone16

    let simulator: Simulator
    private let window: PostWindow?

    init(_ style: UIUserInterfaceStyle) {
        simulator = Simulator(device: Self.device)
        simulator.userInterfaceStyle = style
        let scene = simulator.show(PictureBackground()).windowScene
        window = scene.map { PostWindow(windowScene: $0, level: .app) }
    }

    /// Posts what a sample of the gallery is made of, and waits until it stands.
    func post(_ sample: GallerySample) {
        guard let postView = window?.postView else { return }
        sample.show(on: postView)
        simulator.advance(by: 1.5)
    }

    /// Posts the gallery's sample of a name.
    func post(_ title: String) {
        guard let sample = GallerySection.all.flatMap(\.samples).first(where: { $0.title == title }) else { return }
        post(sample)
    }

    /// Moves a finger that touches the screen, at an even speed.
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

    /// What is on the screen now.
    func picture(_ part: PictureFrame.Part, scale: CGFloat, finger: CGPoint? = nil) -> Data {
        PictureFrame(device: Self.device, part: part, scale: scale).picture(of: simulator.screenshot(), finger: finger)
    }
}
