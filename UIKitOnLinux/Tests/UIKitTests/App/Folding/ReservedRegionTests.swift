import Simulator
import Testing
import UIKit

/// The regions of a foldable phone, with figures measured by others on the simulator of Xcode 27.1 beta 1.
@MainActor
struct ReservedRegionTests {
    private let simulator = Simulator(device: .iPhoneDuo)
    private let view: UIView

    init() {
        let controller = UIViewController()
        simulator.show(controller)
        view = controller.view
    }

    private func frames(_ kind: UIView.ReservedRegion.Kind) -> [CGRect] {
        view.reservedRegions(kind: kind).map(\.frame)
    }

    @Test func theFoldIsADivisionWithMargins() throws {
        simulator.fold(to: .flat)
        #expect(view.reservedRegions(kind: .division).isEmpty)
        let flat = try #require(view.reservedRegions(kind: .division, options: .includeInactive).first)
        #expect(!flat.isActive && flat.frame == CGRect(x: 455.5, y: 0, width: 40, height: 669))
        #expect(flat.margins == UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 20))
        simulator.fold(to: .angle(100))
        let bent = try #require(view.reservedRegions(kind: .division).first)
        #expect(bent.isActive && bent.frame == flat.frame && bent.id == flat.id && bent.kind == .division)
        simulator.rotate(to: .portrait)
        let table = try #require(view.reservedRegions(kind: .division).first)
        #expect(table.margins == UIEdgeInsets(top: 20, left: 0, bottom: 20, right: 0))
    }

    @Test func cameraAndStatusBarAreOcclusions() {
        #expect(
            frames(.occlusion) == [
                CGRect(x: 399.7, y: 29.3, width: 37, height: 37), CGRect(x: 382, y: 0, width: 84, height: 170),
            ])
        #expect(view.reservedRegions(kind: .division, options: .includeInactive).isEmpty)
        simulator.fold(to: .flat)
        #expect(frames(.occlusion) == [CGRect(x: 867, y: 0, width: 84, height: 120)])
    }

    @Test(arguments: [false, true])
    func queriesReturnInactiveRegionsWithAReading(all: Bool) {
        simulator.readings = all ? [.reservedRegionsDiffer] : []
        simulator.fold(to: .flat)
        _ = frames(.division)
        simulator.advance(by: 0.1)
        #expect(view.reservedRegions(kind: .division).map(\.isActive) == (all ? [false] : []))
    }

    @Test func aHalfOfASplitViewHasNoFold() throws {
        simulator.fold(to: .angle(120))
        let scene = try #require(view.window?.windowScene)
        simulator.splitView([(scene, 0.5), (nil, 0.5)])
        #expect(view.reservedRegions(kind: .division, options: .includeInactive).isEmpty)
    }
}
