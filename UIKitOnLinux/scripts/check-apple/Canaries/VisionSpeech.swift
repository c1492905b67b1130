// refused on visionOS 1: 'accessibilitySpeechQueueAnnouncement' was deprecated in visionOS 1
import UIKit

func queue(_ text: String) -> NSAttributedString {
    NSAttributedString(string: text, attributes: [.accessibilitySpeechQueueAnnouncement: true])
}
