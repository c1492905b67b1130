import Foundation
import MessageStackView
import Simulator
import Testing
import UIKit

@testable import Example

/// The samples that `scripts/check-on-mac` compares with the pictures of the documentation.
@MainActor
@Suite(.tasksInOrder)
struct GalleryPictureTests {
    private let simulator = Simulator()
    private let samples = GallerySection.all.filter(\.isForPictures).flatMap(\.samples)

    @Test func pagesShowEachPicture() throws {
        let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
            "../../../Sources")
        let files = try #require(FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil))
        var (onGalleryPage, onOtherPages): ([String], [String]) = ([], [])
        for case let page as URL in files where page.pathExtension == "md" {
            let pictures = try String(contentsOf: page, encoding: .utf8).matches(of: /\]\((gallery-[^)]+)\)/)
            let names = pictures.map { String($0.1) }
            if page.lastPathComponent == "Gallery.md" { onGalleryPage += names } else { onOtherPages += names }
        }
        let names = names(of: samples)
        #expect(Set(onGalleryPage).count == onGalleryPage.count)
        #expect(Set(onGalleryPage + onOtherPages).subtracting(names) == [])
        // A ready-made post can have its picture on a page of its own.
        let own = self.names(of: ReadyMade.all.compactMap(GallerySample.init))
        #expect(Set(names).subtracting(onGalleryPage).subtracting(own.filter(onOtherPages.contains)) == [])
    }

    /// Returns the names of the pictures of samples.
    private func names(of samples: [GallerySample]) -> [String] {
        samples.flatMap { sample in
            // DocC itself chooses the picture of dark mode.
            let settings = sample.isInAllSettings ? PictureSetting.layouts.filter { $0 != .dark } : [.light]
            return settings.map { sample.pictureName + $0.suffix }
        }
    }

    @Test func launchArgumentShowsSampleAndReportsItAtRest() throws {
        for sample in samples {
            var reports: [String] = []
            let arguments = ["Example", "-GallerySample", sample.pictureName, "-AppleTextDirection", "YES"]
            let picture = try #require(GalleryPicture(arguments: arguments) { reports.append($0.pictureName) })
            let scene = try #require(simulator.show(UIViewController()).windowScene)
            picture.show(in: scene)
            simulator.advance(by: 0)
            #expect(reports.isEmpty, "\(sample.title)")
            simulator.advance(by: 1.5)
            let posts = try #require(picture.window?.postManager.currentPosts)
            #expect(posts.map(\.phase) == sample.posts.map { _ in .shown }, "\(sample.title)")
            #expect(reports == [sample.pictureName])
        }
    }

    @Test func defaultReportIsNameInFile() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("GalleryPicture")
        try Data().write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let picture = try #require(GalleryPicture(arguments: ["Example", "-GallerySample", "gallery-card"]))
        picture.show(in: try #require(simulator.show(UIViewController()).windowScene))
        simulator.advance(by: 1.5)
        #expect(try String(contentsOf: file, encoding: .utf8) == "gallery-card")
    }

    @Test(arguments: [["Example"], ["Example", "-GallerySample"], ["Example", "-GallerySample", "gallery-unknown"]])
    func otherArgumentsShowNoSample(_ arguments: [String]) {
        #expect(GalleryPicture(arguments: arguments) == nil)
    }
}
