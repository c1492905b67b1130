// refused on Mac Catalyst 15: a Mac
import UIKit

#if os(iOS) && targetEnvironment(macCatalyst)
    #error("a Mac")
#endif
