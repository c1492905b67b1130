import Foundation

extension AppDelegate {
    /// Shows the app to browsers on this machine, until it is interrupted.
    static func main() async {
        do {
            let options = try HostOptions(
                arguments: CommandLine.arguments.dropFirst(), environment: ProcessInfo.processInfo.environment)
            try await Host(options: options, pages: Pages(showing: AppDelegate.self)).run()
        } catch {
            FileHandle.standardError.write(Data("Example: \(error)\n".utf8))
            exit(EXIT_FAILURE)
        }
    }
}
