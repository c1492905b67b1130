import Foundation

/// A set of conflicting required constraints, and the one broken to resolve the conflict.
@MainActor
package struct LayoutConflict {
    /// The constraints created by the app or a stack view, including the broken one, in the order of activation.
    package let constraints: [NSLayoutConstraint]
    package let broken: NSLayoutConstraint
    /// The descriptions of the conflicting equations derived from frames, masks and guides.
    package var derived: [String] = []

    /// The closure called with each conflict. The default logs it.
    package static var report: @MainActor (LayoutConflict) -> Void = log

    /// Writes a conflict to standard error in UIKit's format.
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
