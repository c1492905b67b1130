import UIKit

/// A view whose look is set by a `MessageConfiguration`.
@MainActor
public protocol MessageConfigurable: AnyObject {
    /// Takes over the look; what `configuration` leaves open stays as it is.
    func set(configuration: MessageConfiguration)
}
