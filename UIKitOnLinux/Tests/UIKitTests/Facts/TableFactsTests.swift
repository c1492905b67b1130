import Simulator
import Testing
import UIKit

/// Heights of a table's parts: figures measured on Mac Catalyst 26.1.
@MainActor
struct TableFactsTests {
    private let sheet = Sheet(320, 480, on: .catalyst)

    private func show(_ style: UITableView.Style, _ list: SectionList) -> UITableView {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: style)
        table.dataSource = list
        table.delegate = list
        sheet.view.addSubview(table)
        sheet.simulator.advance(by: 0)
        return table
    }

    @Test func rowsAre51AndAHalfPointsHighAndTheirLabels20AndAHalf() throws {
        let list = SectionList([("First", nil, ["Row", ""])])
        let table = show(.plain, list)
        let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
        #expect(cell.frame.height == 51.5)
        #expect(cell.textLabel?.frame.minY == 15.5)
        #expect(cell.textLabel?.frame.height == 20.5)
        #expect(table.rectForRow(at: IndexPath(row: 1, section: 0)).height == 51.5, "without text")
    }

    @Test func plainHeadersAre40AndAHalfPointsHigh() throws {
        let list = SectionList([("First", nil, ["Row"])])
        let table = show(.plain, list)
        #expect(table.rectForHeader(inSection: 0).height == 40.5)
        #expect(table.headerView(forSection: 0)?.textLabel?.frame.height == 20.5)
    }

    @Test func groupsHaveNoSpaceAboveTheirHeaders() {
        let list = SectionList([("First", nil, ["Row"])])
        let table = show(.insetGrouped, list)
        #expect(table.rectForHeader(inSection: 0) == CGRect(x: 0, y: 0, width: 320, height: 40.5))
        #expect(show(.plain, list).rectForHeader(inSection: 0).minY == 22)
    }

    @Test func separatorsOfGroupsEnd16PointsBeforeTheEdge() throws {
        let list = SectionList([(nil, nil, ["Row", "Row"])])
        let grouped = try #require(show(.insetGrouped, list).cellForRow(at: IndexPath(row: 0, section: 0)))
        #expect(grouped.separatorInset == UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16))
        let plain = try #require(show(.plain, list).cellForRow(at: IndexPath(row: 0, section: 0)))
        #expect(plain.separatorInset == UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 8))
    }

    @Test func textInFootersOfGroupsIs8PointsDown() {
        let list = SectionList([(nil, "Footer", ["Row"])])
        let table = show(.insetGrouped, list)
        #expect(table.footerView(forSection: 0)?.textLabel?.frame == CGRect(x: 16, y: 8, width: 256, height: 16))
    }

    @Test func cardsAre16PointsFromTheSides() {
        let list = SectionList([(nil, nil, ["Row"])])
        let cell = show(.insetGrouped, list).cellForRow(at: IndexPath(row: 0, section: 0))
        #expect(cell?.frame.minX == 16 && cell?.frame.width == 288)
    }

    @Test func footersOfGroupsAre30PointsHigh() {
        let list = SectionList([("First", "Footer", ["Row"])])
        let table = show(.insetGrouped, list)
        #expect(table.rectForFooter(inSection: 0).height == 30)
        #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).height == 51.5)
    }

    @Test(
        arguments: [
            (UIFont.TextStyle.body, 20.5), (.headline, 20.5), (.largeTitle, 40.5), (.subheadline, 19), (.footnote, 16),
        ] as [(UIFont.TextStyle, CGFloat)])
    func labelsOfTextStylesHaveTheirMeasuredHeights(style: UIFont.TextStyle, height: CGFloat) {
        let label = UILabel()
        label.text = "Label"
        label.font = .preferredFont(forTextStyle: style)
        sheet.view.addSubview(label)
        #expect(label.intrinsicContentSize.height == height)
    }

    @Test func fixedFontsOf17PointsKeepLinesOf20() {
        let label = UILabel()
        label.text = "Label"
        sheet.view.addSubview(label)
        #expect(label.intrinsicContentSize.height == 20)
    }
}
