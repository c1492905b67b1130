// Swift Testing asks for this module wherever a test imports both `Testing` and a module named `UIKit`.
@_exported import UIKit
