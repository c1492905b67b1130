import Foundation
import MessageStackView
import Simulator
import UIKit

/// The documentation's pictures: each sample of the gallery in light and in dark mode, and some of them in all settings.
@MainActor
struct PicturesOfGallery {
    /// Writes a PNG file for each sample that has a still picture and each of its settings into `directory`.
    func write(to directory: URL) throws(HostError) {
        let samples = GallerySection.all.filter(\.isForPictures).flatMap(\.samples)
        let pictures = samples.flatMap { sample in
            let settings = sample.isInAllSettings ? PictureSetting.layouts : PictureSetting.appearances
            return settings.map { (sample.pictureName + $0.suffix, picture(of: sample, in: $0)) }
        }
        try pictures.write(to: directory)
    }

    private func picture(of sample: GallerySample, in setting: PictureSetting) -> Data {
        let stage = PictureStage(setting)
        stage.post(sample)
        let isWhole = [.largestText, .landscape].contains(setting)
        let (part, scale) = isWhole ? (.whole, 0.6) : part(for: sample)
        return stage.picture(part, scale: scale)
    }

    /// Returns the part of the screen at the sample's edge, or the whole screen if its posts aren't at one edge.
    private func part(for sample: GallerySample) -> (PictureFrame.Part, scale: CGFloat) {
        let positions = Set(sample.posts.map(\.presentation.placement.position))
        let height: CGFloat = sample.posts.contains(where: \.isHigh) || sample.posts.count > 1 ? 310 : 220
        let isWhole = sample.posts.contains { $0.presentation.size == .fill }
        return switch positions {
        case [.top] where !isWhole: (.upper(height), 1)
        case [.bottom] where !isWhole: (.lower(height), 1)
        default: (.whole, 0.6)
        }
    }
}

extension [(String, Data)] {
    /// Writes a PNG file for each picture into `directory`, and creates the directory if needed.
    func write(to directory: URL) throws(HostError) {
        do {
            try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
            for (name, picture) in self {
                try picture.write(to: directory.appendingPathComponent("\(name).png"))
            }
        } catch {
            throw .picturesCannotBeWritten(directory.path, error.localizedDescription)
        }
    }
}

extension GalleryPost {
    /// Whether the post is higher than a message without actions.
    fileprivate var isHigh: Bool {
        switch content {
        case .value(let message as Message): !message.actions.isEmpty
        case .value(let value): !(value is ProgressMessage)
        case .undo: false
        }
    }
}
