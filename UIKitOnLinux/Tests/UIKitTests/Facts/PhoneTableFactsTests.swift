import Simulator
import Testing
import UIKit

/// Lengths in tables of iPhones, measured on iOS 26.1, on an iPhone SE at 2× and an iPhone 16 at 3×.
@MainActor
struct PhoneTableFactsTests {
    @MainActor
    private struct Shown {
        let simulator: Simulator
        let table: UITableView

        func cell(_ row: Int, _ section: Int = 0) -> UITableViewCell? {
            table.cellForRow(at: IndexPath(row: row, section: section))
        }

        func rowTop(_ section: Int) -> CGFloat { table.rectForRow(at: IndexPath(row: 0, section: section)).minY }
    }

    private final class SubtitleList: NSObject, UITableViewDataSource {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
            cell.textLabel?.text = "Alpha"
            cell.detailTextLabel?.text = "First item"
            return cell
        }
    }

    private func show(
        _ style: UITableView.Style, _ data: any UITableViewDataSource, on device: Device,
        sizes: UIContentSizeCategory = .large
    ) -> Shown {
        let simulator = Simulator(device: device)
        simulator.preferredContentSizeCategory = sizes
        let controller = UIViewController()
        let table = UITableView(frame: CGRect(origin: .zero, size: device.screenSize), style: style)
        table.contentInsetAdjustmentBehavior = .never
        table.dataSource = data
        controller.view.addSubview(table)
        simulator.show(controller)
        simulator.advance(by: 0)
        return Shown(simulator: simulator, table: table)
    }

    private func frame(of view: UIView?) -> CGRect { view.map { $0.convert($0.bounds, to: nil) } ?? .null }

    // MARK: - Rows

    @Test(arguments: zip([Device.iPhoneSE, .iPhone16, .iPhone16ProMax], [16.0, 20, 20]))
    func plainRowsAre52PointsHigh(device: Device, margin: CGFloat) throws {
        let list = SectionList([(nil, nil, ["Row", ""])])
        let shown = show(.plain, list, on: device)
        let cell = try #require(shown.cell(0))
        #expect(cell.frame.height == 52)
        #expect(shown.table.rectForRow(at: IndexPath(row: 1, section: 0)).height == 52, "without text")
        #expect(frame(of: cell.textLabel).minX == margin)
        #expect(cell.separatorInset == UIEdgeInsets(top: 0, left: margin, bottom: 0, right: margin))
        #expect(cell.separatorInset == shown.table.separatorInset)
    }

    @Test(arguments: [Device.iPhoneSE, .iPhone16])
    func rowsOfGroupsAre52PointsHighToo(device: Device) {
        let list = SectionList([(nil, nil, ["Row"])])
        #expect(show(.insetGrouped, list, on: device).cell(0)?.frame.height == 52)
        #expect(show(.grouped, list, on: device).cell(0)?.frame.height == 52)
    }

    @Test(arguments: [Device.iPhoneSE, .iPhone16])
    func subtitleRowsAre62PointsHigh(device: Device) throws {
        let list = SubtitleList()
        let cell = try #require(show(.plain, list, on: device).cell(0))
        #expect(cell.frame.height == 62)
        #expect(abs((cell.textLabel?.frame.minY ?? 0) - 9) < 0.01)
        #expect(abs((cell.detailTextLabel?.frame.minY ?? 0) - 32.5) < 0.5)
    }

    @Test(arguments: [Device.iPhoneSE, .iPhone16], [UITableView.Style.grouped, .insetGrouped])
    func subtitleRowsOfGroupedTablesAre69AndAHalfPointsHigh(device: Device, style: UITableView.Style) throws {
        let list = SubtitleList()
        let cell = try #require(show(style, list, on: device).cell(0))
        #expect(cell.frame.height == 69.5)
        let (text, detail) = (cell.textLabel?.frame ?? .zero, cell.detailTextLabel?.frame ?? .zero)
        #expect(text.minY > 9 && text.maxY < detail.minY && detail.maxY < 62)
    }

    /// 59 points were measured at the largest size that isn't an accessibility size, and 80 at the second larger one.
    @Test(arguments: zip([UIContentSizeCategory.extraExtraExtraLarge, .accessibilityLarge], [59.0, 80]))
    func rowsGrowWithTheText(sizes: UIContentSizeCategory, height: CGFloat) {
        let list = SectionList([(nil, nil, ["Row"])])
        let shown = show(.plain, list, on: .iPhoneSE, sizes: sizes)
        #expect(shown.cell(0)?.frame.height == height)
    }

    /// 83 and 117 points were measured; the distances are scaled with the text, which gives two points more at most.
    @Test(arguments: zip([UIContentSizeCategory.extraExtraExtraLarge, .accessibilityLarge], [83.0, 117]))
    func subtitleRowsGrowWithTheText(sizes: UIContentSizeCategory, height: CGFloat) {
        let list = SubtitleList()
        let shown = show(.plain, list, on: .iPhoneSE, sizes: sizes)
        #expect(abs((shown.cell(0)?.frame.height ?? 0) - height) <= 2)
    }

    @Test(arguments: zip([Device.iPhoneSE, .iPhone16], [16.0, 20]))
    func accessoriesKeepTheMarginOfTheWindow(device: Device, margin: CGFloat) throws {
        let list = SectionList([(nil, nil, ["Row"])])
        for style in [UITableView.Style.plain, .insetGrouped] {
            let shown = show(style, list, on: device)
            let cell = try #require(shown.cell(0))
            cell.accessoryType = .disclosureIndicator
            shown.simulator.advance(by: 0)
            let mark = try #require(cell.subviews.last)
            #expect(abs(cell.bounds.width - mark.frame.maxX - margin) < 0.01)
        }
    }

    // MARK: - Titles

    @Test(arguments: zip([Device.iPhoneSE, .iPhone16], [16.0, 20]))
    func plainHeadersAre28PointsHigh(device: Device, margin: CGFloat) {
        let list = SectionList([("First", nil, ["Row"])])
        let shown = show(.plain, list, on: device)
        #expect(
            shown.table.rectForHeader(inSection: 0)
                == CGRect(
                    x: 0, y: 22, width: device.screenSize.width, height: 28))
        let label = shown.table.headerView(forSection: 0)?.textLabel
        #expect(label?.frame.minX == margin)
        #expect(label?.frame.minY == 4)
    }

    @Test(arguments: zip([Device.iPhoneSE, .iPhone16], [0.5, 1.0 / 3]))
    func headersOfGroupsDependOnTheSectionAbove(device: Device, fraction: CGFloat) {
        let list = SectionList([
            ("First", "Footer", ["Row"]), ("Second", nil, ["Row"]), ("Third", nil, ["Row"]),
        ])
        let table = show(.insetGrouped, list, on: device).table
        func isNear(_ rect: CGRect, _ height: CGFloat) -> Bool { abs(rect.height - height) < 0.01 }
        #expect(table.rectForHeader(inSection: 0).minY == 0)
        #expect(isNear(table.rectForHeader(inSection: 0), 55 + fraction))
        #expect(isNear(table.rectForFooter(inSection: 0), 30))
        #expect(isNear(table.rectForHeader(inSection: 1), 45 + fraction))
        #expect(isNear(table.rectForFooter(inSection: 1), 17.5))
        #expect(isNear(table.rectForHeader(inSection: 2), 38), "below a section without a footer")
    }

    @Test func untitledFootersMakeTheSecondGroupStartAt205() {
        // As measured with two rows: 55.5 + 2 · 66 + 17.5, here with rows of 66 points.
        let list = SectionList([("First", nil, ["Row", "Row"]), ("Second", nil, ["Row"])])
        let shown = show(.insetGrouped, list, on: .iPhoneSE)
        shown.table.rowHeight = 66
        shown.simulator.advance(by: 0)
        #expect(shown.rowTop(0) == 55.5)
        #expect(shown.table.rectForHeader(inSection: 1).minY == 205)
        #expect(shown.rowTop(1) == 243)
    }

    @Test(arguments: [UITableView.Style.grouped, .insetGrouped])
    func firstHeaderUnderALargeTitleIs38PointsHigh(style: UITableView.Style) {
        let list = SectionList([("First", nil, ["Row"])])
        let simulator = Simulator(device: .iPhoneSE)
        let controller = UITableViewController(style: style)
        controller.tableView.dataSource = list
        let navigation = UINavigationController(rootViewController: controller)
        navigation.navigationBar.prefersLargeTitles = true
        simulator.show(navigation)
        simulator.advance(by: 0)
        let height = controller.tableView.rectForHeader(inSection: 0).height
        #expect(height == (style == .insetGrouped ? 38 : 55.5))
        controller.navigationItem.largeTitleDisplayMode = .never
        simulator.advance(by: 0)
        #expect(controller.tableView.rectForHeader(inSection: 0).height == 55.5)
    }

    @Test func aHeaderIsMeasuredAgainBelowANewSection() {
        let list = SectionList([("Second", nil, ["Row"])])
        let shown = show(.insetGrouped, list, on: .iPhoneSE)
        #expect(shown.rowTop(0) == 55.5)
        list.sections.insert(("First", nil, ["Row"]), at: 0)
        shown.table.insertSections([0], with: .none)
        shown.simulator.advance(by: 1)
        #expect(shown.table.rectForHeader(inSection: 1).height == 38)
    }

    // MARK: - Cards

    @Test(arguments: zip([Device.iPhoneSE, .iPhone16], [16.0, 20]))
    func cardsKeepTheMarginOfTheWindow(device: Device, margin: CGFloat) throws {
        let list = SectionList([("Header", "Footer", ["Row", "Row"])])
        let shown = show(.insetGrouped, list, on: device)
        let cell = try #require(shown.cell(0))
        #expect(cell.frame.minX == margin)
        #expect(cell.frame.width == device.screenSize.width - 2 * margin)
        #expect(frame(of: cell.textLabel).minX == margin + 16)
        #expect(cell.separatorInset == UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16))
        #expect(frame(of: shown.table.headerView(forSection: 0)?.textLabel).minX == margin + 16)
        #expect(frame(of: shown.table.footerView(forSection: 0)?.textLabel).minX == margin + 16)
    }

    @Test func inLandscapeTextIs20PointsFromTheEdgesOfCards() throws {
        let list = SectionList([("Header", nil, ["Row"])])
        let shown = show(.insetGrouped, list, on: .iPhoneSE)
        shown.simulator.rotate(to: .landscapeLeft)
        shown.simulator.advance(by: 1)
        shown.table.frame = CGRect(x: 0, y: 0, width: 667, height: 375)
        shown.simulator.advance(by: 0)
        #expect(shown.cell(0)?.frame.minX == 20)
        #expect(frame(of: shown.cell(0)?.textLabel).minX == 40)
        #expect(frame(of: shown.table.headerView(forSection: 0)?.textLabel).minX == 40)
    }

    @Test func aNarrowTableInAWideWindowHasTheWindowsMargin() {
        let list = SectionList([(nil, nil, ["Row"])])
        let shown = show(.plain, list, on: .iPhone16)
        shown.table.frame.size.width = 375
        shown.simulator.advance(by: 0)
        #expect(shown.cell(0)?.textLabel?.frame.minX == 20)
    }

    @Test func anInsetOfTheAppsReplacesTheMargin() throws {
        let list = SectionList([(nil, nil, ["Row", "Row"])])
        let shown = show(.plain, list, on: .iPhone16)
        shown.table.separatorInset = UIEdgeInsets(top: 0, left: 50, bottom: 0, right: 5)
        #expect(shown.cell(0)?.separatorInset.left == 50)
        #expect(shown.table.separatorInset.right == 5)
    }
}
