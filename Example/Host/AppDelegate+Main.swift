import Foundation

extension AppDelegate {
    /// Shows the app to browsers on this machine until it is interrupted, or draws pictures of it.
    static func main() async {
        do {
            let options = try HostOptions(
                arguments: CommandLine.arguments.dropFirst(), environment: ProcessInfo.processInfo.environment)
            if let directory = options.pictures { try Pictures().write(to: directory) }
            if let directory = options.gallery { try PicturesOfGallery().write(to: directory) }
            if options.pictures == nil, options.gallery == nil {
                try await Host(options: options, pages: Pages(showing: AppDelegate.self)).run()
            }
        } catch {
            FileHandle.standardError.write(Data("Example: \(error)\n".utf8))
            exit(EXIT_FAILURE)
        }
    }
}
