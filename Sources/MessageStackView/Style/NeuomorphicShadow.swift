import UIKit

/// Shadows of several layers, which look like soft light on a raised surface.
public enum NeuomorphicShadow: Hashable, Sendable {
    /// All around the view, a little more below: three layers.
    case center
    /// Below the view: two layers, one close and one wide.
    case dropped

    /// The layers, the lowest first.
    public var components: [ShadowComponents] {
        switch self {
        case .center:
            [
                ShadowComponents(radius: 8, opacity: 0.06, color: .black, offset: .zero),
                ShadowComponents(radius: 2, opacity: 0.04, color: .black, offset: CGSize(width: 0, height: -1)),
                ShadowComponents(radius: 2, opacity: 0.06, color: .black, offset: CGSize(width: 0, height: 1)),
            ]
        case .dropped:
            [
                ShadowComponents(radius: 10, opacity: 0.1, color: .black, offset: CGSize(width: 0, height: 6)),
                ShadowComponents(radius: 2, opacity: 0.08, color: .black, offset: CGSize(width: 0, height: 1)),
            ]
        }
    }
}
