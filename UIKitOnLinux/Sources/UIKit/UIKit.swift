// Everything that `import UIKit` brings along on Apple's platforms.
@_exported import Foundation
