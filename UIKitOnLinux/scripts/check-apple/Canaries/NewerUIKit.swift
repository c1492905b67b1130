// refused: 'accessibilitySpeechAnnouncementPriority' is only available in iOS 17.0 or newer
import UIKit

func priority() -> NSAttributedString.Key { .accessibilitySpeechAnnouncementPriority }
