import Dispatch
import Foundation

/// Ends the program when somebody presses Ctrl-C: that is how it is meant to be ended, so it isn't a failure.
struct Interruption {
    private let source: any DispatchSourceSignal

    /// Works as long as the value is kept.
    init() {
        // Without this the system ends the program first.
        signal(SIGINT, SIG_IGN)
        source = DispatchSource.makeSignalSource(signal: SIGINT, queue: .global())
        source.setEventHandler { exit(EXIT_SUCCESS) }
        source.resume()
    }
}
