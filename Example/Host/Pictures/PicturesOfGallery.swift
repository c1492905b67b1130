import Foundation
import MessageStackView
import Simulator
import UIKit

/// Draws the documentation's pictures: each sample of the gallery in light and in dark.
@MainActor
struct PicturesOfGallery {
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
        let stage = PictureStage(style)
        stage.post(sample)
        let (part, scale) = part(for: sample)
        return stage.picture(part, scale: scale)
    }

    /// What there is to see of a post that stands at an edge is there; of the others, on the whole screen.
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
