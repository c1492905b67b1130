import Foundation
import MessageStackView
import UIKit

/// A picture of one kind of post in several settings or with several texts, side by side.
@MainActor
struct ContactSheet {
    /// A post in a setting of the device.
    struct Cell {
        let name: String
        var setting = PictureSetting.light
        let post: SheetPost
    }

    /// The name of the file, without its extension.
    let name: String
    let cells: [Cell]

    private static let gap: CGFloat = 24
    private static let titleHeight: CGFloat = 28
    /// Four phones and the gaps between them.
    private static let width: CGFloat = 4 * 393 + 3 * gap
    /// The number of pixels per point, with which hairlines and shadows are visible.
    private static let scale: CGFloat = 2

    /// Writes a PNG file for each sheet into `directory`, and creates the directory if needed.
    static func write(to directory: URL) throws(HostError) {
        for sheet in all { try [(sheet.name, sheet.picture())].write(to: directory) }
    }

    /// Returns a PNG of the cells in rows, each with its name above it.
    func picture() -> Data {
        let pictures = cells.map(picture)
        let frames = Self.frames(of: pictures.map(\.size))
        let height = (frames.map(\.maxY).max() ?? 0) + Self.gap
        let size = CGSize(width: Self.width + 2 * Self.gap, height: height)
        return Self.renderer(size).pngData { context in
            UIColor(white: 0.5, alpha: 1).setFill()
            context.fill(CGRect(origin: .zero, size: size))
            for (cell, (picture, frame)) in zip(cells, zip(pictures, frames)) {
                Diagram.text(
                    cell.name, at: CGPoint(x: frame.minX, y: frame.minY - Self.titleHeight / 2), .leading, color: .black
                )
                picture.draw(in: frame)
            }
        }
    }

    /// Returns the part of the screen around the posts of a cell, as wide as its scene.
    private func picture(of cell: Cell) -> UIImage {
        let stage = PictureStage(cell.setting)
        cell.post.show(on: stage)
        let screenshot = stage.simulator.screenshot(scale: Self.scale)
        let part = Self.part(around: stage.postedFrame, in: CGRect(origin: .zero, size: stage.sceneSize))
        return Self.renderer(part.size).image { _ in
            screenshot.draw(at: CGPoint(x: -part.minX, y: -part.minY))
        }
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
    private static func frames(of sizes: [CGSize]) -> [CGRect] {
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

    private static func renderer(_ size: CGSize) -> UIGraphicsImageRenderer {
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        return UIGraphicsImageRenderer(size: size, format: format)
    }
}
