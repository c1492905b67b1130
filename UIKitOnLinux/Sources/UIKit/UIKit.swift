public import Combine
// `import UIKit` makes Foundation available too, as on Apple platforms.
@_exported import Foundation

/// Combine's protocol. Apple's Foundation has this name, too.
public typealias ObservableObject = Combine.ObservableObject

/// Combine's property wrapper. Apple's Foundation has this name, too.
public typealias Published = Combine.Published
