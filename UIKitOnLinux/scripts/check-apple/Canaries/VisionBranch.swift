// refused on visionOS 1: a headset
import UIKit

#if os(visionOS) && canImport(ObjectiveC)
    #error("a headset")
#endif
