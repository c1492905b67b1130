import Foundation
import Testing
import UIKit

/// A screenshot that becomes a file if the tests are run with `--attachments-path`, which Swift has from 6.2.
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
