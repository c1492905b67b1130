import MessageStackView
import Simulator
import Testing
import UIKit

@testable import Example

/// The Gallery screen and each of its samples.
@MainActor
@Suite(.tasksInOrder)
struct GalleryScreenTests {
    private let app = AppDriver()

    @Test(arguments: GallerySection.all.flatMap(\.samples).map(\.title))
    func tapShowsSampleUntilScreenIsLeft(title: String) throws {
        let screen = try openGallery()
        let sample = try sample(title)
        app.simulator.tap(try row(title, in: screen.tableView))
        app.wait(1.5)
        let window = try postWindow()
        let posts = window.postManager.currentPosts
        #expect(posts.map(\.phase) == sample.posts.map { _ in .shown })
        for post in posts {
            let view = try #require(post.view)
            #expect(window.bounds.contains(view.convert(view.bounds, to: nil)), "\(title)")
        }
        app.navigation?.popViewController(animated: true)
        app.wait(2)
        #expect(app.scene?.windows.count == 1)
    }

    @Test func newSampleReplacesShownOne() throws {
        let screen = try openGallery()
        for sample in GallerySection.all.flatMap(\.samples) {
            screen.post(sample)
            app.wait(1.5)
            let window = try postWindow()
            #expect(window.postManager.currentPosts.count == sample.posts.count)
            #expect(window.postManager.waitingPosts.isEmpty)
        }
    }

    @Test func cardClosesByButtonOrBackdropTap() throws {
        let screen = try openGallery()
        let sample = try sample("Centered")
        for close in [{ try app.tap("Not Now", in: $0) }, { _ in app.simulator.tap(at: CGPoint(x: 200, y: 150)) }]
            as [(UIView) throws -> Void]
        {
            screen.post(sample)
            app.wait(1)
            let window = try postWindow()
            try close(window)
            app.wait(1)
            #expect(app.scene?.windows.count == 1)
        }
    }

    private func openGallery() throws -> GalleryViewController {
        let screen = try app.open(.gallery)
        return try #require(screen as? GalleryViewController)
    }

    private func postWindow() throws -> PostWindow {
        let windows = app.scene?.windows.compactMap { $0 as? PostWindow } ?? []
        return try #require(windows.first)
    }

    private func sample(_ title: String) throws -> GallerySample {
        let samples = GallerySection.all.flatMap(\.samples).filter { $0.title == title }
        return try #require(samples.first)
    }

    private func row(_ title: String, in table: UITableView) throws -> UITableViewCell {
        for (section, samples) in GallerySection.all.map(\.samples).enumerated() {
            guard let row = samples.firstIndex(where: { $0.title == title }) else { continue }
            let path = IndexPath(row: row, section: section)
            for _ in 0..<2 {
                table.scrollToRow(at: path, at: .middle, animated: false)
                app.wait(0)
            }
            return try #require(table.cellForRow(at: path))
        }
        throw MissingSample()
    }

    private struct MissingSample: Error {}
}
