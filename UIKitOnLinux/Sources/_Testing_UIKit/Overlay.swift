// Swift Testing imports this module in every test that imports both `Testing` and a module named `UIKit`.
@_exported import UIKit
