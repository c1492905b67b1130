import Foundation
import MessageStackView
import UIKit

/// A picture of one kind of post in several settings, with several texts, or at several moments, side by side.
@MainActor
struct ContactSheet {
    /// A post in a setting of the device.
    struct Cell {
        let name: String
        var setting = PictureSetting.light
        /// The tag of the app's language.
        var language = "en"
        let post: SheetPost
    }

    /// The name of the file, without its extension.
    let name: String
    let cells: [Cell]
    /// Whether the sheet shows the entrance and the exit of its first cell, in eight frames each.
    var isMotion = false
    /// The number of phones in a row.
    var columns = 4
    /// The number of pixels per point. With two, hairlines and shadows are visible.
    var scale: CGFloat = 2

    private var grid: PictureGrid { PictureGrid(columns: columns, scale: scale) }

    /// Writes a PNG file for each sheet into `directory`, and creates the directory if needed.
    static func write(to directory: URL) throws(HostError) {
        try [("default", ScreenSheet.picture())].write(to: directory)
        for sheet in FoldSheet.all { try [("iPhone-Duo-\(sheet.name)", sheet.picture())].write(to: directory) }
        try [("iPhone-Duo-film", FoldSheet.film())].write(to: directory)
        for sheet in all { try [(sheet.name, sheet.picture())].write(to: directory) }
    }

    /// Returns a PNG of the cells in rows, each with its name above it.
    func picture() -> Data {
        let (names, pictures) = isMotion ? film(of: cells[0]) : (cells.map(\.name), cells.map(picture))
        return grid.picture(of: zip(names, pictures).map { ($0, $1) })
    }

    /// Returns the part of the screen around the posts of a cell, as wide as its scene.
    private func picture(of cell: Cell) -> UIImage {
        let stage = PictureStage(cell.setting, language: cell.language)
        defer { PostEnvironment.app.strings = PostStrings() }
        cell.post.show(on: stage)
        return crop(stage.simulator.screenshot(scale: scale), to: Self.part(with: stage))
    }

    /// Returns the names and pictures of frames of a cell's entrance and exit.
    private func film(of cell: Cell) -> ([String], [UIImage]) {
        let moments = [0.02, 0.06, 0.1, 0.15, 0.2, 0.3, 0.4, 0.6]
        let stage = PictureStage(cell.setting)
        let begin = { cell.post.show(on: stage, for: 0) }
        var frames = screens(of: stage, at: moments, after: begin)
        stage.simulator.advance(by: 1)
        let part = Self.part(with: stage)
        frames += screens(of: stage, at: moments, after: stage.removePosts)
        let names = ["in", "out"].flatMap { way in moments.map { "\(way), after \(Int($0 * 1000)) ms" } }
        return (names, frames.map { crop($0, to: part) })
    }

    /// Returns the screen at moments in seconds after an event.
    private func screens(of stage: PictureStage, at moments: [Double], after event: () -> Void) -> [UIImage] {
        event()
        var time = 0.0
        return moments.map { moment in
            stage.simulator.advance(by: moment - time)
            time = moment
            return stage.simulator.screenshot(scale: scale)
        }
    }

    private func crop(_ screenshot: UIImage, to part: CGRect) -> UIImage {
        grid.renderer(part.size).image { _ in screenshot.draw(at: CGPoint(x: -part.minX, y: -part.minY)) }
    }

    /// Returns the part of the screen around the posts on a stage, as wide as the scene.
    private static func part(with stage: PictureStage) -> CGRect {
        part(around: stage.postedFrame, in: CGRect(origin: .zero, size: stage.sceneSize))
    }

    /// Returns the part of a scene around posts. It extends to a near edge of the screen.
    private static func part(around posts: CGRect, in scene: CGRect) -> CGRect {
        var top = posts.minY - 40
        var bottom = posts.maxY + 40
        if top < 60 { top = scene.minY }
        if bottom > scene.maxY - 40 { bottom = scene.maxY }
        return CGRect(x: scene.minX, y: top, width: scene.width, height: bottom - top).integral
    }
}
