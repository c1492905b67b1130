import Foundation

/// The limit on open files, which counts connections too.
enum OpenFiles {
    /// Raises the limit from its usual 1024 to the system's maximum, because FlyingFox's server ends when it is reached.
    static func raiseLimit() {
        var limit = rlimit()
        guard getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0 else { return }
        limit.rlim_cur = limit.rlim_max
        setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
    }
}
