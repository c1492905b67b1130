import Foundation

/// Required constraints that can't hold together, and the one that is broken for it.
@MainActor
package struct LayoutConflict {
    /// Those that the app or a stack view has made, the broken one included; in the order of their activation.
    package let constraints: [NSLayoutConstraint]
    package let broken: NSLayoutConstraint
    /// What follows from frames, masks and guides and takes part in the contradiction, as a log shows it.
    package var derived: [String] = []

    /// Called with each conflict. By default it is logged.
    package static var report: @MainActor (LayoutConflict) -> Void = log

    /// Writes a conflict to the standard error, in the form in which UIKit logs it.
    package static func log(_ conflict: LayoutConflict) {
        FileHandle.standardError.write(Data(conflict.log.utf8))
    }

    package var log: String {
        let list = (constraints.map(\.sentence) + derived).map { "    \"\($0)\"" }.joined(separator: ",\n")
        return """
            [LayoutConstraints] Unable to simultaneously satisfy constraints.
            \tProbably at least one of the constraints in the following list is one you don't want.
            \tTry this:
            \t\t(1) look at each constraint and try to figure out which you don't expect;
            \t\t(2) find the code that added the unwanted constraint or constraints and fix it.
            (
            \(list)
            )

            Will attempt to recover by breaking constraint
            \(broken.sentence)

            """
    }
}
