import Simulator
import UIKit

/// The size of the app's second scene on an iPad, a Mac or a foldable phone.
enum SecondScene: String, Codable {
    case none
    /// The second scene fills half of the screen. On a Mac, it has a window of its own.
    case half
    /// The second scene fills 30 % of the screen's width, and half of a foldable phone's. On a Mac, it has a small window of
    /// its own.
    case narrow

    /// Creates the current size of a device's second scene.
    @MainActor
    init(of simulator: Simulator) {
        let scenes = simulator.device.windowSize == nil ? simulator.splitScenes : simulator.scenes
        let sizes = scenes.map(\.coordinateSpace.bounds.width)
        if let first = sizes.first, let last = sizes.last, sizes.count > 1 {
            self = last < first - 1 ? .narrow : .half
        } else {
            self = .none
        }
    }

    /// Opens, resizes or closes the second scene. Phones have only one scene, unless they are foldable and open.
    @MainActor
    func apply(to simulator: Simulator) {
        guard simulator.device.idiom != .phone || simulator.fold != .closed else { return }
        guard simulator.device.windowSize == nil else { return applyToWindows(of: simulator) }
        guard self != .none else {
            if simulator.splitScenes.count > 1, let second = simulator.splitScenes.last {
                simulator.closeScene(second)
            }
            return
        }
        let first = simulator.splitScenes.first ?? simulator.scenes.last
        let second = simulator.splitScenes.dropFirst().last ?? simulator.openScene()
        guard let first, let second else { return }
        let share: CGFloat = self == .half ? 0.5 : 0.3
        simulator.splitView([(first, 1 - share), (second, share)])
    }

    /// Opens, resizes or closes the app's second window on a Mac. If there are two, the second is the one that was used
    /// last.
    @MainActor
    private func applyToWindows(of simulator: Simulator) {
        guard self != .none else {
            if simulator.scenes.count > 1, let second = simulator.scenes.last { simulator.closeScene(second) }
            return
        }
        guard let second = simulator.scenes.count > 1 ? simulator.scenes.last : simulator.openScene() else { return }
        if self == .narrow { simulator.resize(second, to: CGSize(width: 360, height: 560)) }
    }
}
