import Foundation

/// A coordinate on the screen or up to a few screens outside it, in points.
struct ScreenCoordinate: Decodable, Equatable {
    let points: CGFloat

    /// Creates a coordinate, clamped to −5000…5000. The longest side of a device's screen is 1366 points.
    init(_ points: Double) {
        self.points = points.limited(to: -5_000...5_000)
    }

    init(from decoder: any Decoder) throws {
        self.init(try Double(finiteFrom: decoder))
    }
}

/// The distance of one step of a wheel or a trackpad, up to a few screens, in points.
struct ScrollDistance: Decodable, Equatable {
    let points: CGFloat

    /// Creates a distance, clamped to −5000…5000.
    init(_ points: Double) {
        self.points = points.limited(to: -5_000...5_000)
    }

    init(from decoder: any Decoder) throws {
        self.init(try Double(finiteFrom: decoder))
    }
}

/// The resolution at which a page shows the screen, in pixels of the page per point of the device.
struct ScreenScale: Decodable, Equatable {
    let pixelsPerPoint: CGFloat

    /// Creates a resolution, clamped to 0.25…3. No device has more than 3 pixels per point.
    init(_ pixelsPerPoint: Double) {
        self.pixelsPerPoint = pixelsPerPoint.limited(to: 0.25...3)
    }

    init(from decoder: any Decoder) throws {
        self.init(try Double(finiteFrom: decoder))
    }
}

/// The angle between the halves of a foldable phone's inner display, in degrees.
struct FoldAngle: Decodable, Equatable {
    let degrees: Double

    /// Creates an angle, clamped to 0…180.
    init(_ degrees: Double) {
        self.degrees = degrees.limited(to: 0...180)
    }

    init(from decoder: any Decoder) throws {
        self.init(try Double(finiteFrom: decoder))
    }
}

/// A text size, as the number of steps above the smallest: 0 to 11.
struct TextSizeStep: Decodable, Equatable {
    let index: Int

    /// Creates a step from an index, which is clamped to 0…11.
    init(_ index: Int) {
        self.index = index.limited(to: 0...DeviceSetting.textSizes.count - 1)
    }

    init(from decoder: any Decoder) throws {
        self.init(try Int(from: decoder))
    }
}

extension Comparable {
    fileprivate func limited(to range: ClosedRange<Self>) -> Self {
        min(max(self, range.lowerBound), range.upperBound)
    }
}

extension Double {
    fileprivate init(finiteFrom decoder: any Decoder) throws {
        self = try Double(from: decoder)
        guard isFinite else {
            throw DecodingError.refusal(of: decoder, because: "The number isn't finite.")
        }
    }
}
