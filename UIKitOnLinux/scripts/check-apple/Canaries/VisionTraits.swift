// refused on visionOS 1: 'init(traitsFrom:)' was deprecated in iOS 1.0
import UIKit

func merged(_ traits: [UITraitCollection]) -> UITraitCollection { UITraitCollection(traitsFrom: traits) }
