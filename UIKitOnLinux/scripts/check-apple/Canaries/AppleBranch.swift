// refused: an iPhone
import UIKit

#if os(iOS) && canImport(ObjectiveC)
    #error("an iPhone")
#endif
