import UIKit

#if !canImport(ObjectiveC)
    import Simulator
#endif

extension Stage {
    /// The descriptions of constraints that the device couldn't satisfy. Apple's platforms only log them.
    var layoutConflicts: [String] {
        #if canImport(ObjectiveC)
            []
        #else
            simulator.layoutConflicts
        #endif
    }
}
