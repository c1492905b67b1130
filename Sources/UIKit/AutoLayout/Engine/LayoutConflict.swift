import Foundation

/// Required constraints that can't hold together, and the one that is broken for it.
@MainActor
package struct LayoutConflict {
    package let constraints: [NSLayoutConstraint]
    package let broken: NSLayoutConstraint

    /// What is done about it: by default it is logged to the standard error, in the manner of UIKit.
    package static var report: (LayoutConflict) -> Void = { conflict in
        FileHandle.standardError.write(Data(conflict.log.utf8))
    }

    package var log: String {
        """
        Unable to simultaneously satisfy constraints.
        Probably at least one of the constraints in the following list is one you don't want.
        \(constraints.map { "    \($0.sentence)" }.joined(separator: "\n"))
        Will attempt to recover by breaking constraint
        \(broken.sentence)

        """
    }
}
