import Foundation
import Testing
import UIKit

/// A screenshot, written to a file if the tests run with `--attachments-path`.
struct Picture {
    let image: UIImage

    func attach(named name: String) {
        Attachment.record(self, named: "\(name).png")
    }
}

// MARK: - Attachable

extension Picture: Attachable {
    func withUnsafeBytes<Result>(
        for attachment: borrowing Attachment<Picture>, _ body: (UnsafeRawBufferPointer) throws -> Result
    ) throws -> Result {
        try (image.pngData() ?? Data()).withUnsafeBytes(body)
    }
}
