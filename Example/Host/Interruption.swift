import Dispatch
import Foundation

/// A handler of Ctrl-C that ends the program with a successful exit status.
struct Interruption {
    private let source: any DispatchSourceSignal

    /// Installs the handler, which is active while the value is retained.
    init() {
        // Otherwise the signal's default action would end the program first.
        signal(SIGINT, SIG_IGN)
        source = DispatchSource.makeSignalSource(signal: SIGINT, queue: .global())
        source.setEventHandler { exit(EXIT_SUCCESS) }
        source.resume()
    }
}
