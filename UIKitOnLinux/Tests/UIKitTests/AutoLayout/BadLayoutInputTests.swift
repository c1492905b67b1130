import Testing
import UIKit

/// Numbers that no layout can be made of, and constraints that make no sense.
@MainActor
struct BadLayoutInputTests {
    private let sheet = Sheet()

    @Test(arguments: [CGFloat.nan, .infinity, -.infinity])
    func aMultiplierThatIsNoNumberCountsAsZero(multiplier: CGFloat) {
        let view = sheet.add()
        sheet.pin(view)
        sheet.activate(
            view.heightAnchor.constraint(equalToConstant: 9),
            view.widthAnchor.constraint(equalTo: view.heightAnchor, multiplier: multiplier, constant: 20))
        #expect(view.frame.size == CGSize(width: 20, height: 9))
    }

    @Test func aMultiplierOfZeroLeavesTheConstant() {
        let view = sheet.add()
        sheet.pin(view)
        sheet.activate(
            view.heightAnchor.constraint(equalToConstant: 9),
            view.widthAnchor.constraint(equalTo: view.heightAnchor, multiplier: 0, constant: 31))
        #expect(view.frame.size == CGSize(width: 31, height: 9))
        #expect(sheet.conflicts.isEmpty)
    }

    @Test func anEnormousLimitIsNone() {
        let (view, other) = (sheet.add(CGSize(width: 40, height: 10)), sheet.add(CGSize(width: 33, height: 10)))
        sheet.pin(view)
        sheet.pin(other)
        sheet.activate(
            view.widthAnchor.constraint(lessThanOrEqualToConstant: .greatestFiniteMagnitude),
            other.widthAnchor.constraint(greaterThanOrEqualTo: view.widthAnchor, constant: -.greatestFiniteMagnitude))
        #expect(view.frame.width == 40)
        #expect(other.frame.width == 33)
        #expect(sheet.conflicts.isEmpty)
    }

    @Test func anEnormousLengthSpoilsNoOther() {
        let (view, other) = (sheet.add(), sheet.add(CGSize(width: 33, height: 10)))
        sheet.pin(view)
        sheet.activate(
            view.widthAnchor.constraint(equalToConstant: .greatestFiniteMagnitude).at(500),
            other.leftAnchor.constraint(equalTo: view.rightAnchor),
            other.rightAnchor.constraint(lessThanOrEqualTo: sheet.view.rightAnchor))
        #expect(view.frame.width == 287)
        #expect(other.frame == CGRect(x: 287, y: other.frame.minY, width: 33, height: 10))
    }

    @Test func aPriorityThatIsNoNumberIsTheLowest() {
        let view = sheet.add()
        sheet.pin(view)
        let wide = view.widthAnchor.constraint(equalToConstant: 90).at(.nan)
        let narrow = view.widthAnchor.constraint(equalToConstant: 60).at(1)
        sheet.activate(wide, narrow)
        #expect(view.frame.width == 60)
        narrow.isActive = false
        sheet.view.layoutIfNeeded()
        #expect(view.frame.width == 90, "it still counts against nothing")
    }

    @Test(arguments: [1001, 5000, Float.infinity]) func aPriorityAboveRequiredIsRequired(priority: Float) {
        let view = sheet.add()
        sheet.pin(view)
        sheet.activate(
            view.widthAnchor.constraint(equalToConstant: 50),
            view.widthAnchor.constraint(equalToConstant: 60).at(priority))
        #expect(view.frame.width == 50, "not broken for the later one")
        #expect(sheet.conflicts.count == 1)
    }

    @Test(arguments: [CGFloat.nan, .infinity]) func aMeasurementOfNoSizeCountsAsOfNothing(length: CGFloat) {
        let (view, content) = (UIView(), SizedView(CGSize(width: 30, height: 20)))
        content.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(content)
        NSLayoutConstraint.activate([
            content.leftAnchor.constraint(equalTo: view.leftAnchor),
            content.rightAnchor.constraint(equalTo: view.rightAnchor),
            content.topAnchor.constraint(equalTo: view.topAnchor),
            content.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
        #expect(view.systemLayoutSizeFitting(CGSize(width: length, height: 0)) == CGSize(width: 30, height: 20))
    }

    @Test func viewsOfDifferentTreesCantBeTiedTogether() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                let (one, other) = (UIView(), UIView())
                one.leftAnchor.constraint(equalTo: other.leftAnchor).isActive = true
            }
        }
    }

    @Test func aPlaceCantEqualANumber() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                _ = NSLayoutConstraint(
                    item: UIView(), attribute: .left, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
                    multiplier: 1, constant: 10)
            }
        }
    }
}
