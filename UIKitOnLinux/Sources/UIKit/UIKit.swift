// `import UIKit` makes Foundation available too, as on Apple platforms.
@_exported import Foundation
