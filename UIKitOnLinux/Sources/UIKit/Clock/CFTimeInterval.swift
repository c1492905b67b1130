/// Core Foundation's name for seconds, which Foundation on Linux doesn't export.
public typealias CFTimeInterval = Double
