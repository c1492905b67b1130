import Simulator
import UIKit

/// A banner with a shadow that slides in over a full screen, drawn at three pixels per point.
@MainActor
final class BannerFrames {
    private let simulator = Simulator(device: .iPhone16)
    private let controller = UIViewController()

    /// Milliseconds of a frame, at median, layout and drawing included.
    func measure() -> Double {
        simulator.show(controller)
        controller.view.backgroundColor = .systemBackground
        let screen = simulator.openScreen(scale: 3)
        _ = screen.takeUpdate()
        var frames: [Double] = []
        for _ in 0..<5 {
            let banner = makeBanner()
            controller.view.addSubview(banner)
            simulator.advance(by: 1 / 60)
            _ = screen.takeUpdate()
            UIView.animate(withDuration: 0.4) { banner.frame.origin.y = 59 }
            for _ in 0..<24 {
                frames.append(
                    milliseconds {
                        simulator.advance(by: 1 / 60)
                        _ = screen.takeUpdate()
                    })
            }
            banner.removeFromSuperview()
        }
        return frames.median
    }

    private func makeBanner() -> UIView {
        let banner = UIView(frame: CGRect(x: 8, y: -100, width: 377, height: 80))
        banner.backgroundColor = .systemBlue
        banner.layer.cornerRadius = 16
        banner.layer.shadowOpacity = 0.3
        banner.layer.shadowRadius = 8
        let label = UILabel(frame: CGRect(x: 16, y: 10, width: 345, height: 60))
        label.numberOfLines = 0
        label.text = "Saved to Favourites\nYou find it under the star."
        label.textColor = .white
        banner.addSubview(label)
        return banner
    }
}
