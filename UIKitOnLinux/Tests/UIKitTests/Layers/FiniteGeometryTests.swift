import Testing
import UIKit

/// Geometry that isn't finite stops the program, as `CALayerInvalidGeometry` does on Apple's platforms.
@MainActor
struct FiniteGeometryTests {
    @Test func positionOfNaNStopsTheProgram() async {
        await #expect(processExitsWith: .failure) { CALayer().position = CGPoint(x: 0, y: CGFloat.nan) }
    }

    @Test func infiniteBoundsStopTheProgram() async {
        await #expect(processExitsWith: .failure) {
            CALayer().bounds = CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 1)
        }
    }

    @Test func transformOfNaNStopsTheProgram() async {
        await #expect(processExitsWith: .failure) {
            CALayer().setAffineTransform(CGAffineTransform(rotationAngle: .nan))
        }
    }

    @Test func centerOfNaNStopsTheProgram() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run { UIView().center = CGPoint(x: CGFloat.nan, y: 0) }
        }
    }

    @Test func frameOfNullStopsTheProgram() async {
        await #expect(processExitsWith: .failure) { await MainActor.run { UIView().frame = .null } }
    }

    @Test func infiniteContentOffsetStopsTheProgram() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run { UIScrollView().contentOffset = CGPoint(x: 0, y: CGFloat.infinity) }
        }
    }

    @Test func hugeGeometryIsAccepted() {
        let view = UIView(frame: CGRect(x: -1e300, y: 0, width: 1e300, height: 1))
        view.transform = CGAffineTransform(scaleX: 1e200, y: 1)
        #expect(view.bounds.width == 1e300 && view.transform.a == 1e200)
    }
}
