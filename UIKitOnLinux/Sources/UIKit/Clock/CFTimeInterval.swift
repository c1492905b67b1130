/// A time interval in seconds. Foundation on Linux doesn't export Core Foundation's type.
public typealias CFTimeInterval = Double
