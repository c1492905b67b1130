import Foundation
import MessageStackView
import Simulator
import UIKit

/// The documentation's pictures: each sample of the gallery in light and in dark mode.
@MainActor
struct PicturesOfGallery {
    /// Writes two PNG files for each sample that has a still picture into `directory`: one for light mode, and one with
    /// the suffix `~dark`, which DocC uses in dark mode.
    func write(to directory: URL) throws(HostError) {
        let samples = GallerySection.all.filter(\.isForPictures).flatMap(\.samples)
        let pictures = samples.flatMap { sample in
            let name = "gallery-" + sample.title.lowercased().replacingOccurrences(of: " ", with: "-")
            return [(name, picture(of: sample, .light)), ("\(name)~dark", picture(of: sample, .dark))]
        }
        try pictures.write(to: directory)
    }

    private func picture(of sample: GallerySample, _ style: UIUserInterfaceStyle) -> Data {
        let stage = PictureStage(style)
        stage.post(sample)
        let (part, scale) = part(for: sample)
        return stage.picture(part, scale: scale)
    }

    /// Returns the part of the screen at the sample's edge, or the whole screen if its posts aren't at one edge.
    private func part(for sample: GallerySample) -> (PictureFrame.Part, scale: CGFloat) {
        let positions = Set(sample.posts.map(\.presentation.placement.position))
        let isHigh = sample.posts.contains { if case .card = $0.content { true } else { false } }
        let height: CGFloat = isHigh || sample.posts.count > 1 ? 310 : 220
        let isWhole = sample.posts.contains { $0.presentation.size == .fill }
        return switch positions {
        case [.top] where !isWhole: (.upper(height), 1)
        case [.bottom] where !isWhole: (.lower(height), 1)
        default: (.whole, 0.6)
        }
    }
}
