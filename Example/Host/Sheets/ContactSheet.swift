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

    private static let gap: CGFloat = 24
    private static let titleHeight: CGFloat = 28

    private var width: CGFloat { CGFloat(columns) * 393 + CGFloat(columns - 1) * Self.gap }

    /// Writes a PNG file for each sheet into `directory`, and creates the directory if needed.
    static func write(to directory: URL) throws(HostError) {
        for sheet in all { try [(sheet.name, sheet.picture())].write(to: directory) }
    }

    /// Returns a PNG of the cells in rows, each with its name above it.
    func picture() -> Data {
        let (names, pictures) = isMotion ? film(of: cells[0]) : (cells.map(\.name), cells.map(picture))
        let frames = frames(of: pictures.map(\.size))
        let height = (frames.map(\.maxY).max() ?? 0) + Self.gap
        let size = CGSize(width: width + 2 * Self.gap, height: height)
        return renderer(size).pngData { context in
            UIColor(white: 0.5, alpha: 1).setFill()
            context.fill(CGRect(origin: .zero, size: size))
            for (name, (picture, frame)) in zip(names, zip(pictures, frames)) {
                Diagram.text(
                    name, at: CGPoint(x: frame.minX, y: frame.minY - Self.titleHeight / 2), .leading, color: .black
                )
                picture.draw(in: frame)
            }
        }
    }

    /// Returns the part of the screen around the posts of a cell, as wide as its scene.
    private func picture(of cell: Cell) -> UIImage {
        let stage = PictureStage(cell.setting, language: cell.language)
        defer { PostStrings.current = PostStrings() }
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
        renderer(part.size).image { _ in screenshot.draw(at: CGPoint(x: -part.minX, y: -part.minY)) }
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

    /// Returns the frames of pictures of the given sizes, in rows from left to right.
    private func frames(of sizes: [CGSize]) -> [CGRect] {
        let (gap, titleHeight) = (Self.gap, Self.titleHeight)
        var frames: [CGRect] = []
        var origin = CGPoint(x: gap, y: gap + titleHeight)
        for size in sizes {
            if origin.x + size.width > gap + width {
                origin = CGPoint(x: gap, y: (frames.map(\.maxY).max() ?? 0) + gap + titleHeight)
            }
            frames.append(CGRect(origin: origin, size: size))
            origin.x += size.width + gap
        }
        return frames
    }

    private func renderer(_ size: CGSize) -> UIGraphicsImageRenderer {
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        return UIGraphicsImageRenderer(size: size, format: format)
    }
}
