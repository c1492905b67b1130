import Foundation
import Simulator
import UIKit

/// The pictures of the tutorials: the screen of each step, after the taps of the step, and a landscape for their headers.
@MainActor
struct PicturesOfTutorials {
    /// Writes a PNG file for each picture into `directory`, and creates the directory if needed.
    func write(to directory: URL) async throws(HostError) {
        var pictures = [("tutorial-landscape", landscape())]
        for step in TutorialStep.all {
            let simulator = await step.show()
            let frame = PictureFrame(cornerRadius: simulator.device.cornerRadius, part: .whole, scale: 0.8)
            pictures.append((step.name, frame.picture(of: simulator.screenshot())))
        }
        try pictures.write(to: directory)
    }

    private func landscape() -> Data {
        let picture = Trip.all[0].picture
        let format = UIGraphicsImageRendererFormat()
        format.scale = 2
        return UIGraphicsImageRenderer(size: picture.size, format: format).pngData { _ in
            picture.draw(at: .zero)
        }
    }
}
