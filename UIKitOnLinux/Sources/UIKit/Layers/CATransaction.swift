/// Settings for the changes of layers that are made meanwhile, and an end to wait for.
///
/// Transactions nest: an inner one has the outer one's settings until it has its own. Changes outside of all belong to
/// one that the run loop's turn commits.
/// https://developer.apple.com/documentation/quartzcore/catransaction
open class CATransaction: NSObject {
    private struct Level {
        var values: [String: Any] = [:]
        let scope: TransactionScope
    }

    /// The run loop's own first, if something was set on it. Used on the main actor only, see `AnimationEngine`.
    nonisolated(unsafe) private static var levels: [Level] = []

    // MARK: - Begin and end

    open class func begin() {
        if levels.isEmpty { beginImplicit() }
        levels.append(Level(scope: TransactionScope(in: levels.last?.scope)))
    }

    /// Ends the innermost transaction that was begun. Its completion block runs when all animations that were added in it
    /// are over; at once if there are none.
    open class func commit() {
        guard levels.count > 1 else { return }
        levels.removeLast().scope.commit()
    }

    /// Lays out, displays and starts animations now rather than at the end of the turn, unless a transaction is open.
    open class func flush() {
        guard levels.count <= 1 else { return }
        MainActor.assumeIsolated { RunCycle.flush(at: FrameClock.now) }
    }

    // MARK: - Settings

    /// Seconds of animations that have no duration of their own; 0.25 at first.
    open class func animationDuration() -> CFTimeInterval {
        (value(forKey: kCATransactionAnimationDuration) as? NSNumber)?.doubleValue ?? 0.25
    }

    open class func setAnimationDuration(_ dur: CFTimeInterval) {
        setValue(dur, forKey: kCATransactionAnimationDuration)
    }

    /// The pace of implicit animations in place of theirs.
    open class func animationTimingFunction() -> CAMediaTimingFunction? {
        value(forKey: kCATransactionAnimationTimingFunction) as? CAMediaTimingFunction
    }

    open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
        setValue(function, forKey: kCATransactionAnimationTimingFunction)
    }

    /// Whether changes ask for no action and so don't animate.
    open class func disableActions() -> Bool {
        (value(forKey: kCATransactionDisableActions) as? NSNumber)?.boolValue ?? false
    }

    open class func setDisableActions(_ flag: Bool) {
        setValue(flag, forKey: kCATransactionDisableActions)
    }

    /// Of this transaction, not of those around it.
    open class func completionBlock() -> (() -> Void)? { levels.last?.scope.completion }

    /// Called for the animations that are added from now on. A block that was set before is called at once.
    open class func setCompletionBlock(_ block: (() -> Void)?) {
        if levels.isEmpty { beginImplicit() }
        levels.last?.scope.setCompletion(block)
    }

    /// A setting by its name, or whatever the app has stored; from the innermost transaction that has it.
    open class func value(forKey key: String) -> Any? {
        if key == kCATransactionCompletionBlock { return completionBlock() }
        return levels.last { $0.values[key] != nil }?.values[key]
    }

    open class func setValue(_ anObject: Any?, forKey key: String) {
        if key == kCATransactionCompletionBlock { return setCompletionBlock(anObject as? () -> Void) }
        if levels.isEmpty { beginImplicit() }
        levels[levels.count - 1].values[key] = anObject
    }

    // MARK: - The run loop's

    /// What the completion of what is added now waits in.
    static var scope: TransactionScope? { levels.last?.scope }

    private static func beginImplicit() {
        levels = [Level(scope: TransactionScope(in: nil))]
        RunCycle.setNeedsCommit()
    }

    /// The end of a turn. Transactions that are still open outlast it.
    static func commitImplicit() {
        guard levels.count == 1 else { return }
        levels.removeFirst().scope.commit()
    }

    static func reset() {
        levels = []
    }
}

public let kCATransactionAnimationDuration = "animationDuration"
public let kCATransactionDisableActions = "disableActions"
public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
public let kCATransactionCompletionBlock = "completionBlock"
