import Foundation
import Testing
import UIKit

/// A screenshot, written to a file if the tests run with `--attachments-path` (Swift 6.2 or later).
struct Picture {
    let image: UIImage

    func attach(named name: String) {
        #if compiler(>=6.2)
            Attachment.record(self, named: "\(name).png")
        #endif
    }
}

// MARK: - Attachable

#if compiler(>=6.2)
    extension Picture: Attachable {
        func withUnsafeBytes<Result>(
            for attachment: borrowing Attachment<Picture>, _ body: (UnsafeRawBufferPointer) throws -> Result
        ) throws -> Result {
            try (image.pngData() ?? Data()).withUnsafeBytes(body)
        }
    }
#endif
