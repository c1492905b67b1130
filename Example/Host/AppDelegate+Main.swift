import Foundation
import MessageStackView
import UIKit

extension AppDelegate {
    /// Returns the active fold of the phone in a view's coordinates, to keep posts clear of it.
    static let activeFold: @MainActor @Sendable (UIView) -> [CGRect] = { view in
        view.reservedRegions(kind: .division).filter(\.isActive).map(\.frame)
    }

    /// Serves the app to browsers on this machine until it is interrupted, or writes pictures of it.
    static func main() async {
        do {
            let options = try HostOptions(
                arguments: CommandLine.arguments.dropFirst(), environment: ProcessInfo.processInfo.environment)
            if options.showsUsage {
                FileHandle.standardOutput.write(Data(HostOptions.usage.utf8))
                return
            }
            if let directory = options.pictures {
                try PicturesOfGallery().write(to: directory.appendingPathComponent("Gallery"))
                try PicturesOfLanguages().write(to: directory.appendingPathComponent("Articles"))
                try await PicturesOfArticles().write(to: directory.appendingPathComponent("Articles"))
                try await PicturesOfTutorials().write(to: directory.appendingPathComponent("Tutorials/Pictures"))
                for part in DemoRecorder.Part.all {
                    try await DemoRecorder(part).write(to: directory.appendingPathComponent("Demo"))
                }
            }
            if let directory = options.film { try await Film.write(to: directory) }
            if let directory = options.sheets { try ContactSheet.write(to: directory) }
            if options.pictures == nil, options.film == nil, options.sheets == nil {
                PostEnvironment.app.reservedAreas = activeFold
                try await Host(options: options, pages: Pages(showing: AppDelegate.self)).run()
            }
        } catch {
            StandardError.write("\(error)")
            exit(EXIT_FAILURE)
        }
    }
}
