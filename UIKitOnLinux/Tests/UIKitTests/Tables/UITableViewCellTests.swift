import Simulator
import Testing
import UIKit

/// Figures measured on iOS 26.1, on an iPhone SE.
@MainActor
struct UITableViewCellTests {
    private func frame(of view: UIView?, in cell: UITableViewCell?) -> CGRect {
        guard let view, let cell else { return .null }
        return view.convert(view.bounds, to: cell)
    }

    private func firstCell(
        _ style: UITableViewCell.CellStyle, accessory: UITableViewCell.AccessoryType = .none,
        isRightToLeft: Bool = false
    ) -> UITableViewCell? {
        let stage = TableStage(rows: 1, style: style)
        if isRightToLeft { stage.simulator.layoutDirection = .rightToLeft }
        let cell = stage.cell(0)
        cell?.accessoryType = accessory
        stage.simulator.advance(by: 0)
        return cell
    }

    @Test func textIsSixteenPointsFromTheSideAndInTheMiddle() {
        let cell = firstCell(.default)
        let text = frame(of: cell?.textLabel, in: cell)
        #expect(cell?.frame.height == 52)
        #expect(text == CGRect(x: 16, y: 16, width: 288, height: 20.5))
        #expect(cell?.textLabel?.font.pointSize == 17)
        #expect(cell?.detailTextLabel == nil)
    }

    @Test func aSubtitleStandsBelowTheText() {
        let cell = firstCell(.subtitle)
        #expect(cell?.frame.height == 62)
        #expect(frame(of: cell?.textLabel, in: cell).minY == 9)
        let detail = frame(of: cell?.detailTextLabel, in: cell)
        #expect(detail.minY == 32.5)
        #expect(detail.height == 18)
        #expect(cell?.detailTextLabel?.font.pointSize == 15)
    }

    @Test func aValueStandsAtTheTrailingMarginOrEightPointsBeforeTheAccessory() {
        let cell = firstCell(.value1)
        #expect(frame(of: cell?.detailTextLabel, in: cell).maxX == 304)
        #expect(cell?.detailTextLabel?.textColor == .secondaryLabel)
        let marked = firstCell(.value1, accessory: .disclosureIndicator)
        #expect(frame(of: marked?.detailTextLabel, in: marked).maxX == 320 - 16 - 10.5 - 8)
    }

    @Test func aLongerValueTakesMoreRoom() throws {
        let cell = try #require(firstCell(.value1))
        let width = frame(of: cell.detailTextLabel, in: cell).width
        cell.detailTextLabel?.text = "A longer value than before"
        cell.layoutIfNeeded()
        let detail = frame(of: cell.detailTextLabel, in: cell)
        #expect(detail.width > width + 20 && detail.maxX == 304)
        #expect(frame(of: cell.textLabel, in: cell).maxX <= detail.minX)
    }

    @Test(arguments: [
        (UITableViewCell.AccessoryType.disclosureIndicator, CGRect(x: 293.5, y: 19, width: 10.5, height: 14), 293.5),
        (.checkmark, CGRect(x: 282.5, y: 17, width: 19, height: 18), 280),
    ])
    func anAccessoryStandsAtTheTrailingEdge(
        type: UITableViewCell.AccessoryType, expected: CGRect, endOfContent: CGFloat
    ) {
        let cell = firstCell(.default, accessory: type)
        #expect(cell?.subviews.last?.frame == expected)
        #expect(cell?.contentView.frame.maxX == endOfContent)
        cell?.accessoryType = .none
        cell?.layoutIfNeeded()
        #expect(cell?.contentView.frame.width == 320)
    }

    @Test func everythingIsMirroredFromRightToLeft() {
        let cell = firstCell(.default, accessory: .disclosureIndicator, isRightToLeft: true)
        #expect(cell?.subviews.last?.frame.minX == 16)
        #expect(frame(of: cell?.textLabel, in: cell).maxX == 304)
    }

    @Test func itIsReadAsOne() {
        let cell = firstCell(.subtitle)
        #expect(cell?.isAccessibilityElement == true)
        #expect(cell?.accessibilityLabel == "Row 0, Detail")
        cell?.isSelected = true
        #expect(cell?.accessibilityTraits == .selected)
        #expect(!UITableViewCell().isAccessibilityElement, "it has nothing to say")
    }

    @Test func aSeparatorIsDrawnBetweenItsInsets() {
        let stage = TableStage(rows: 3)
        stage.tableView.separatorInset = UIEdgeInsets(top: 0, left: 40, bottom: 0, right: 20)
        stage.tableView.separatorColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        stage.simulator.advance(by: 0)
        let red = Pixels.Color(red: 255, green: 0, blue: 0, alpha: 255)
        let pixels = Pixels(stage.simulator.screenshot())
        #expect(pixels[80, 102] == red && pixels[599, 103] == red)
        #expect(pixels[79, 102] != red && pixels[600, 102] != red && pixels[80, 101] != red)
        stage.tableView.separatorStyle = .none
        stage.simulator.advance(by: 0)
        #expect(Pixels(stage.simulator.screenshot())[80, 102] != red)
    }

    @Test func aSelectedCellIsGrayToItsEdgesAndFades() {
        let stage = TableStage(rows: 3)
        func color() -> UInt8 { Pixels(stage.simulator.screenshot())[2, 2].red }
        let path = IndexPath(row: 0, section: 0)
        stage.tableView.selectRow(at: path, animated: false, scrollPosition: .none)
        stage.simulator.advance(by: 0)
        #expect(color() == 0xDC)
        stage.tableView.deselectRow(at: path, animated: true)
        stage.simulator.advance(by: 0.15)
        #expect(color() > 0xDC && color() < 0xFF)
        stage.simulator.advance(by: 0.2)
        #expect(color() == 0xFF)
        stage.cell(0)?.selectionStyle = .none
        stage.tableView.selectRow(at: path, animated: false, scrollPosition: .none)
        stage.simulator.advance(by: 0)
        #expect(color() == 0xFF)
    }
}
