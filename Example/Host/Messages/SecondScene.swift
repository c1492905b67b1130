import Simulator
import UIKit

/// The size of the app's second scene on an iPad.
enum SecondScene: String, Codable {
    case none
    /// The second scene has half of the screen.
    case half
    /// The second scene has 30 % of the screen.
    case narrow

    /// Creates the current size of a device's second scene.
    @MainActor
    init(of simulator: Simulator) {
        let sizes = simulator.splitScenes.map(\.coordinateSpace.bounds.width)
        if let first = sizes.first, let last = sizes.last, sizes.count > 1 {
            self = last < first - 1 ? .narrow : .half
        } else {
            self = .none
        }
    }

    /// Opens, resizes or closes the second scene. Phones have only one scene.
    @MainActor
    func apply(to simulator: Simulator) {
        guard simulator.device.idiom == .pad else { return }
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
}
