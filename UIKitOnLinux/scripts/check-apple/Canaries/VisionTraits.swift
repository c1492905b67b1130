// refused on visionOS 1: 'init(traitsFrom:)' was deprecated in visionOS 1
import UIKit

func merged(_ traits: [UITraitCollection]) -> UITraitCollection { UITraitCollection(traitsFrom: traits) }
