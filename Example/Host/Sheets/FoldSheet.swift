import Foundation
import MessageStackView
import Simulator
import UIKit

/// A picture of each kind of post on iPhone Duo in one pose.
@MainActor
struct FoldSheet {
    /// The name of the file, without its extension.
    let name: String
    var setting = PictureSetting.light
    let fold: Simulator.Fold
    let held: UIDeviceOrientation
    /// Whether the app is in the left or the right half of the screen; nil, the default, for a whole screen.
    var isAtLeft: Bool?

    static let all = [
        FoldSheet(name: "outer", fold: .closed, held: .portrait),
        FoldSheet(name: "outer-left", fold: .closed, held: .landscapeLeft),
        FoldSheet(name: "outer-right", fold: .closed, held: .landscapeRight),
        FoldSheet(name: "flat", fold: .flat, held: .landscapeLeft),
        FoldSheet(name: "flat-portrait", fold: .flat, held: .portrait),
        FoldSheet(name: "book", fold: .angle(120), held: .landscapeLeft),
        FoldSheet(name: "book-right-to-left", setting: .rightToLeft, fold: .angle(120), held: .landscapeLeft),
        FoldSheet(name: "table", fold: .angle(100), held: .portrait),
        FoldSheet(name: "left-half", fold: .flat, held: .landscapeLeft, isAtLeft: true),
        FoldSheet(name: "right-half", fold: .flat, held: .landscapeLeft, isAtLeft: false),
    ]

    /// Returns a PNG of all kinds of posts.
    func picture() -> Data {
        PostEnvironment.app.reservedAreas = AppDelegate.activeFold
        defer { PostEnvironment.app.reservedAreas = nil }
        return PictureGrid(columns: 5, scale: 1).picture(of: SheetKind.all.map { ($0.name, image(of: $0.post)) })
    }

    private func image(of post: SheetPost) -> UIImage {
        let stage = PictureStage(setting, on: .iPhoneDuo)
        let simulator = stage.simulator
        simulator.fold(to: fold, animated: false)
        simulator.rotate(to: held, animated: false)
        if let isAtLeft, let scene = simulator.scenes.first {
            simulator.splitView(isAtLeft ? [(scene, 0.5), (nil, 0.5)] : [(nil, 0.5), (scene, 0.5)], animated: false)
        }
        simulator.advance(by: 1)
        post.show(on: stage)
        return simulator.screenshot(scale: 1)
    }
}
