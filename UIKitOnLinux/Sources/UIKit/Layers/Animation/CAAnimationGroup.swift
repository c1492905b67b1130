/// A group of animations that run in the group's time space and are cut off at the end of its duration. Only the
/// delegate of the group is called, not those of its animations.
///
/// https://developer.apple.com/documentation/quartzcore/caanimationgroup
open class CAAnimationGroup: CAAnimation {
    open var animations: [CAAnimation]?

    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = super.copy(with: zone)
        (copy as? CAAnimationGroup)?.animations = animations?.compactMap { $0.copy() as? CAAnimation }
        return copy
    }

    // MARK: - Values

    override func apply(to seen: inout SeenValues, at moment: MediaTiming.Moment) {
        let time = progress(at: moment) * duration
        for animation in animations ?? [] {
            // An animation without a duration gets the group's duration.
            if animation.duration <= 0 { animation.duration = duration }
            if let moment = animation.timing.moment(at: time) { animation.apply(to: &seen, at: moment) }
        }
    }
}
