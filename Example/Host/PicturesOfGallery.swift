import Foundation
import MessageStackView
import Simulator
import UIKit

/// Draws the documentation's pictures: each sample of the gallery in light and in dark.
///
/// Time is virtual, so the same sources make the same pictures.
@MainActor
struct PicturesOfGallery {
    private static let device = Device.iPhone16

    /// Writes two PNG files for each sample that looks different at rest into `directory`, the second with the ending by
    /// which the documentation knows what is for the dark.
    func write(to directory: URL) throws(HostError) {
        let samples = GallerySection.all.filter(\.isForPictures).flatMap(\.samples)
        let pictures = samples.flatMap { sample in
            let name = "gallery-" + sample.title.lowercased().replacingOccurrences(of: " ", with: "-")
            return [(name, picture(of: sample, .light)), ("\(name)~dark", picture(of: sample, .dark))]
        }
        try pictures.write(to: directory)
    }

    private func picture(of sample: GallerySample, _ style: UIUserInterfaceStyle) -> Data {
        let simulator = Simulator(device: Self.device)
        simulator.userInterfaceStyle = style
        let gallery = GalleryViewController()
        gallery.title = Screen.gallery.title
        simulator.show(UINavigationController(rootViewController: gallery))
        gallery.navigationItem.rightBarButtonItem = nil
        gallery.post(sample)
        simulator.advance(by: 1.5)
        return frame(for: sample).picture(of: simulator.screenshot())
    }

    /// What there is to see of a post that stands at an edge is there; of the others, on the whole screen.
    private func frame(for sample: GallerySample) -> PictureFrame {
        let positions = Set(sample.posts.map(\.presentation.placement.position))
        let isHigh = sample.posts.contains { if case .card = $0.content { true } else { false } }
        let height: CGFloat = isHigh || sample.posts.count > 1 ? 310 : 220
        let isWhole = sample.posts.contains { $0.presentation.size == .fill }
        return switch positions {
        case [.top] where !isWhole: PictureFrame(device: Self.device, part: .upper(height), scale: 1)
        case [.bottom] where !isWhole: PictureFrame(device: Self.device, part: .lower(height), scale: 1)
        default: PictureFrame(device: Self.device, part: .whole, scale: 0.6)
        }
    }
}
