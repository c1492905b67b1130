import Simulator
import UIKit

/// What lies beside the app's first scene on a tablet.
enum SecondScene: String, Codable {
    case none
    /// A second scene has half of the screen.
    case half
    /// A second scene has the narrow part.
    case narrow

    /// How it is now.
    @MainActor
    init(of simulator: Simulator) {
        let sizes = simulator.splitScenes.map(\.coordinateSpace.bounds.width)
        if let first = sizes.first, let last = sizes.last, sizes.count > 1 {
            self = last < first - 1 ? .narrow : .half
        } else {
            self = .none
        }
    }

    /// Opens a scene beside the first, or closes it. Phones have no room for another.
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
