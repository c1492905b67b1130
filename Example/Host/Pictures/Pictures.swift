import Foundation
import MessageStackView
import Simulator
import UIKit

/// The README's pictures: four posts in light mode and four in dark mode.
@MainActor
struct Pictures {
    private static let height: CGFloat = 560

    /// Writes a PNG file for each picture into `directory`, and creates the directory if needed.
    func write(to directory: URL) throws(HostError) {
        let pictures = [
            ("badge", badge()), ("success", still("Success", .light)),
            ("centered", still("Centered", .light)), ("card", still("Card at the bottom", .light, .lower(Self.height))),
            ("float", still("Float at the top", .dark)), ("flung", flung()),
            ("several", still("Several at once", .dark, .lower(Self.height))),
            ("bar", still("Bar at the bottom", .dark, .lower(Self.height))),
        ]
        try pictures.write(to: directory)
    }

    // MARK: - Scenes

    /// The post of the README's first sample.
    private func badge() -> Data {
        let stage = PictureStage(.light)
        UIApplication.shared.postView.post(
            badgeMessage: BadgeMessage(
                title: "Thank you", subtitle: "Your donation has arrived.", image: UIImage(named: "donations"),
                fillColor: .systemRed))
        stage.simulator.advance(by: 1)
        return picture(of: stage, .upper(Self.height))
    }

    private func still(
        _ title: String, _ setting: PictureSetting, _ part: PictureFrame.Part = .upper(height)
    ) -> Data {
        let stage = PictureStage(setting)
        stage.post(title)
        return picture(of: stage, part)
    }

    /// A card during a fling. It is rotated, because the finger holds it off center.
    private func flung() -> Data {
        let stage = PictureStage(.dark)
        stage.post("Blur")
        let end = CGPoint(x: 318, y: 300)
        stage.drag(from: CGPoint(x: 330, y: 380), to: end)
        return picture(of: stage, .upper(Self.height), finger: end)
    }

    private func picture(of stage: PictureStage, _ part: PictureFrame.Part, finger: CGPoint? = nil) -> Data {
        stage.picture(part, scale: 1, finger: finger)
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
