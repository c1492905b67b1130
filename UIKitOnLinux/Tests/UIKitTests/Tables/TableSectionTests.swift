import Simulator
import Testing
import UIKit

/// Figures measured on iOS 26.1, on an iPhone SE.
@MainActor
struct TableSectionTests {
    private let simulator: Simulator
    private let controller = UIViewController()

    init() {
        var device = Device.iPhoneSE
        device.screenSize = CGSize(width: 320, height: 480)
        device.safeAreaInsets = .zero
        simulator = Simulator(device: device)
    }

    private func show(_ style: UITableView.Style, _ list: SectionList) -> UITableView {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: style)
        table.dataSource = list
        table.delegate = list
        controller.view.addSubview(table)
        simulator.show(controller)
        simulator.advance(by: 0)
        return table
    }

    private func row(_ row: Int, _ section: Int) -> IndexPath { IndexPath(row: row, section: section) }

    private static func rows(_ count: Int, _ name: String = "Row") -> [String] { (0..<count).map { "\(name) \($0)" } }

    // MARK: - Plain

    @Test func aPlainHeaderStands22PointsBelowTheTop() throws {
        let list = SectionList([("First", nil, Self.rows(3)), ("Second", nil, Self.rows(3))])
        let table = show(.plain, list)
        let header = table.rectForHeader(inSection: 0)
        #expect(abs(header.minY - 22) < 0.01)
        #expect(header.height == 28)
        #expect(table.rectForRow(at: row(0, 0)).minY == 50)
        let label = try #require(table.headerView(forSection: 0)?.textLabel)
        #expect(label.text == "First")
        #expect(label.font.pointSize == 17)
        #expect(label.convert(label.bounds, to: table).minX == 16)
        #expect(abs(table.rectForHeader(inSection: 1).minY - (table.rectForRow(at: row(2, 0)).maxY + 22)) < 0.01)
    }

    @Test func itSticksToTheTopWhileItsSectionIsSeen() throws {
        let list = SectionList([("First", nil, Self.rows(20)), ("Second", nil, Self.rows(20))])
        let table = show(.plain, list)
        table.contentOffset.y = 300
        simulator.advance(by: 0)
        let header = try #require(table.headerView(forSection: 0))
        #expect(header.frame.minY == 300)
        // The next one pushes it out.
        let end = table.rectForRow(at: row(19, 0)).maxY
        table.contentOffset.y = end - 10
        simulator.advance(by: 0)
        #expect(abs((table.headerView(forSection: 0)?.frame.maxY ?? 0) - end) < 0.01)
    }

    @Test func withoutTitleOrViewThereIsNone() {
        let table = show(.plain, SectionList([(nil, nil, Self.rows(3))]))
        #expect(table.rectForRow(at: row(0, 0)).minY == 0)
        #expect(table.headerView(forSection: 0) == nil)
    }

    @Test func aViewOfTheAppsTakesTheTitlesPlace() {
        let list = SectionList([("Title", nil, Self.rows(3))])
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 30))
        list.headerViews[0] = view
        let table = show(.plain, list)
        #expect(view.superview === table)
        #expect(view.frame == CGRect(x: 0, y: 22, width: 320, height: 30))
        table.sectionHeaderTopPadding = 0
        simulator.advance(by: 0)
        #expect(view.frame.minY == 0)
    }

    // MARK: - Grouped

    @Test func insetGroupsStandOnCards() throws {
        let list = SectionList([("Header", "Footer", Self.rows(3)), (nil, nil, Self.rows(1))])
        let table = show(.insetGrouped, list)
        let first = try #require(table.cellForRow(at: row(0, 0)))
        #expect(first.frame.minX == 16 && first.frame.width == 288)
        #expect(first.frame.height == 52)
        #expect(first.layer.cornerRadius > 25)
        #expect(first.layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
        #expect(table.cellForRow(at: row(1, 0))?.layer.cornerRadius == 0)
        let all: CACornerMask = [
            .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
        ]
        #expect(table.cellForRow(at: row(0, 1))?.layer.maskedCorners == all)
        #expect(table.headerView(forSection: 0)?.textLabel?.text == "Header")
        #expect(table.rectForFooter(inSection: 0).height == 30)
        #expect(table.footerView(forSection: 0)?.textLabel?.font.pointSize == 13)
    }

    @Test func tableViewsHaveTheirOwnHeaderAndFooter() {
        let table = show(.plain, SectionList([(nil, nil, Self.rows(2))]))
        let (header, footer) = (UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 80)), UIView())
        footer.frame.size.height = 50
        table.tableHeaderView = header
        table.tableFooterView = footer
        simulator.advance(by: 0)
        #expect(header.frame == CGRect(x: 0, y: 0, width: 320, height: 80))
        #expect(table.rectForRow(at: row(0, 0)).minY == 80)
        #expect(footer.frame.minY == table.rectForRow(at: row(1, 0)).maxY)
        #expect(table.contentSize.height == footer.frame.maxY)
        table.tableHeaderView = nil
        simulator.advance(by: 0)
        #expect(table.rectForRow(at: row(0, 0)).minY == 0)
        #expect(header.superview == nil)
    }

    @Test func registeredHeadersAreUsedAgain() {
        final class Header: UITableViewHeaderFooterView {
            var reuses = 0
            override func prepareForReuse() { reuses += 1 }
        }
        let table = show(.plain, SectionList([(nil, nil, Self.rows(2))]))
        table.register(Header.self, forHeaderFooterViewReuseIdentifier: "header")
        let header = table.dequeueReusableHeaderFooterView(withIdentifier: "header") as? Header
        #expect(header?.reuseIdentifier == "header")
        #expect(header?.reuses == 0)
        #expect(table.dequeueReusableHeaderFooterView(withIdentifier: "other") == nil)
    }

    // MARK: - Selection

    @Test func severalRowsMayBeSelected() {
        let list = SectionList([(nil, nil, Self.rows(5))])
        let table = show(.plain, list)
        table.allowsMultipleSelection = true
        _ = list.takeLog()
        for y in [20.0, 120, 20] { simulator.tap(at: CGPoint(x: 160, y: y)) }
        #expect(list.takeLog() == ["select Row 0", "select Row 2", "deselect Row 0"])
        #expect(table.indexPathsForSelectedRows == [row(2, 0)])
        table.allowsMultipleSelection = false
        simulator.tap(at: CGPoint(x: 160, y: 20))
        #expect(list.takeLog() == ["deselect Row 2", "select Row 0"])
    }
}
