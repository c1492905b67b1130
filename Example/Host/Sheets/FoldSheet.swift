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

    /// The kinds of posts in the film.
    private static let filmed = ["deck", "alert-with-three-actions"]

    /// Returns a PNG of the frames while the phone is bent, made flat and closed, ten in a second.
    static func film() -> Data {
        PostEnvironment.app.reservedAreas = AppDelegate.activeFold
        defer { PostEnvironment.app.reservedAreas = nil }
        let frames = SheetKind.all.filter { filmed.contains($0.name) }.flatMap(frames)
        return PictureGrid(columns: 12, scale: 0.5).picture(of: frames)
    }

    private static func frames(of kind: SheetKind) -> [(name: String, image: UIImage)] {
        let stage = PictureStage(.light, on: .iPhoneDuo)
        let simulator = stage.simulator
        simulator.fold(to: .flat, animated: false)
        simulator.rotate(to: .landscapeLeft, animated: false)
        simulator.advance(by: 1)
        kind.post.show(on: stage)
        return [("bent", .angle(120)), ("flat", .flat), ("closed", Simulator.Fold.closed)].flatMap { name, fold in
            simulator.fold(to: fold)
            return (1...8).map { frame in
                simulator.advance(by: 0.1)
                return ("\(kind.name), \(name), \(frame)", simulator.screenshot(scale: 1))
            }
        }
    }
}
