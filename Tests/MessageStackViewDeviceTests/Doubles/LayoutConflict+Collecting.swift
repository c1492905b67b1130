import UIKit

extension LayoutConflict {
    /// What the solver complains of while `action` runs.
    @MainActor
    static func logs(during action: () throws -> Void) rethrows -> [String] {
        let report = LayoutConflict.report
        defer { LayoutConflict.report = report }
        var logs: [String] = []
        LayoutConflict.report = { logs.append($0.log) }
        try action()
        return logs
    }
}
