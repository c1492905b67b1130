/// Settings for a group of layer changes, with a completion block for their animations.
///
/// Transactions nest: an inner one inherits the outer one's settings until it has its own. Changes outside any
/// transaction belong to an implicit one, which the run loop's turn commits.
/// https://developer.apple.com/documentation/quartzcore/catransaction
open class CATransaction: NSObject {
    private struct Level {
        var values: [String: Any] = [:]
        let scope: TransactionScope
    }

    /// The open transactions. The first is the implicit one, if it was used. Main actor only, see `AnimationEngine`.
    nonisolated(unsafe) private static var levels: [Level] = []

    // MARK: - Begin and end

    open class func begin() {
        if levels.isEmpty { beginImplicit() }
        levels.append(Level(scope: TransactionScope(in: levels.last?.scope)))
    }

    /// Ends the innermost transaction. Its completion block runs when all animations that were added in it are over, or
    /// immediately if there are none.
    open class func commit() {
        guard levels.count > 1 else { return }
        levels.removeLast().scope.commit()
    }

    /// Performs layout and display and starts animations immediately instead of at the end of the turn. Does nothing
    /// while a transaction is open.
    open class func flush() {
        guard levels.count <= 1 else { return }
        MainActor.assumeIsolated { RunCycle.flush(at: FrameClock.now) }
    }

    // MARK: - Settings

    /// Returns the duration of animations without a duration, in seconds; 0.25 by default.
    open class func animationDuration() -> CFTimeInterval {
        (value(forKey: kCATransactionAnimationDuration) as? NSNumber)?.doubleValue ?? 0.25
    }

    open class func setAnimationDuration(_ dur: CFTimeInterval) {
        setValue(dur, forKey: kCATransactionAnimationDuration)
    }

    /// Returns the timing function that replaces the default of implicit animations.
    open class func animationTimingFunction() -> CAMediaTimingFunction? {
        value(forKey: kCATransactionAnimationTimingFunction) as? CAMediaTimingFunction
    }

    open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
        setValue(function, forKey: kCATransactionAnimationTimingFunction)
    }

    /// Returns whether changes skip their actions and so don't animate.
    open class func disableActions() -> Bool {
        (value(forKey: kCATransactionDisableActions) as? NSNumber)?.boolValue ?? false
    }

    open class func setDisableActions(_ flag: Bool) {
        setValue(flag, forKey: kCATransactionDisableActions)
    }

    /// Returns the completion block of the innermost transaction.
    open class func completionBlock() -> (() -> Void)? { levels.last?.scope.completion }

    /// Sets the block to call when the animations that are added from now on are over. An earlier block is called
    /// immediately.
    open class func setCompletionBlock(_ block: (() -> Void)?) {
        if levels.isEmpty { beginImplicit() }
        levels.last?.scope.setCompletion(block)
    }

    /// Returns a setting, or any value that an app has stored, from the innermost transaction that contains it.
    open class func value(forKey key: String) -> Any? {
        if key == kCATransactionCompletionBlock { return completionBlock() }
        return levels.last { $0.values[key] != nil }?.values[key]
    }

    open class func setValue(_ anObject: Any?, forKey key: String) {
        if key == kCATransactionCompletionBlock { return setCompletionBlock(anObject as? () -> Void) }
        if levels.isEmpty { beginImplicit() }
        levels[levels.count - 1].values[key] = anObject
    }

    // MARK: - Implicit transaction

    /// The innermost scope, whose completion waits for new animations.
    static var scope: TransactionScope? { levels.last?.scope }

    private static func beginImplicit() {
        levels = [Level(scope: TransactionScope(in: nil))]
        RunCycle.setNeedsCommit()
    }

    /// Commits the implicit transaction at the end of a turn. Transactions that are still open remain.
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
