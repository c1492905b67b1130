import Foundation
import Simulator
import UIKit

/// Draws the README's pictures: a banner on its way in, at rest, under a finger, and in the dark.
///
/// Time is virtual, so the same sources make the same pictures.
@MainActor
struct Pictures {
    private static let device = Device.iPhone16

    /// Writes a PNG file for each picture into `directory`, which it makes if it isn't there.
    func write(to directory: URL) throws(HostError) {
        let pictures = [
            ("entering-light", entering()), ("shown-light", shown(.light)), ("dragged-light", dragged()),
            ("shown-dark", shown(.dark)),
        ]
        try pictures.write(to: directory)
    }

    // MARK: - Scenes

    private func entering() -> Data {
        let simulator = launch(.light)
        simulator.advance(by: 0.07)
        return PictureFrame(device: Self.device).picture(of: simulator.screenshot())
    }

    private func shown(_ style: UIUserInterfaceStyle) -> Data {
        let simulator = launch(style)
        simulator.advance(by: 1)
        return PictureFrame(device: Self.device).picture(of: simulator.screenshot())
    }

    private func dragged() -> Data {
        let simulator = launch(.light)
        simulator.advance(by: 1)
        let start = CGPoint(x: 230, y: 150)
        let end = CGPoint(x: 230, y: 92)
        simulator.touchDown(at: start)
        for step in 1...10 {
            simulator.advance(by: 1 / 60)
            simulator.touchMove(to: CGPoint(x: end.x, y: start.y + (end.y - start.y) * CGFloat(step) / 10))
        }
        simulator.advance(by: 0.1)
        return PictureFrame(device: Self.device).picture(of: simulator.screenshot(), finger: end)
    }

    private func launch(_ style: UIUserInterfaceStyle) -> Simulator {
        let simulator = Simulator(device: Self.device)
        simulator.userInterfaceStyle = style
        simulator.launch(AppDelegate.self)
        return simulator
    }
}

extension [(String, Data)] {
    /// Writes a PNG file for each picture into `directory`, which it makes if it isn't there.
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
