import Simulator
import Testing
import UIKit

@MainActor
struct UITableViewTests {
    private let stage = TableStage()
    private var table: UITableView { stage.tableView }

    // MARK: - Rows

    @Test func onlyRowsInSightAreLoaded() {
        #expect(table.visibleCells.count == 10, "480 / 52")
        #expect(stage.cell(9) != nil && stage.cell(10) == nil)
        #expect(table.contentSize == CGSize(width: 320, height: 5200))
        #expect(table.numberOfRows(inSection: 0) == 100 && table.numberOfSections == 1)
    }

    @Test func cellsThatLeaveAreUsedAgain() {
        for _ in 0..<20 {
            stage.simulator.fling(from: CGPoint(x: 160, y: 400), to: CGPoint(x: 160, y: 100))
            stage.simulator.advance(by: 0.5)
        }
        #expect(table.contentOffset.y > 2000)
        #expect(stage.list.madeCells <= 12)
        let paths = table.indexPathsForVisibleRows ?? []
        #expect(paths == paths.sorted())
        for path in paths {
            let cell = table.cellForRow(at: path)
            #expect(cell?.textLabel?.text == "Row \(path.row)")
            #expect(cell?.frame == table.rectForRow(at: path))
            #expect(cell.map(table.indexPath) == path)
        }
    }

    @Test func aRowInWhichSomeoneTypesStaysWhenItIsScrolledOutOfSight() throws {
        let cell = try #require(stage.cell(2))
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
        cell.contentView.addSubview(field)
        #expect(field.becomeFirstResponder())
        table.setContentOffset(CGPoint(x: 0, y: 2000), animated: false)
        stage.simulator.advance(by: 0)
        #expect(field.isFirstResponder)
        #expect(stage.cell(2) === cell && stage.cell(3) == nil)
        #expect(cell.frame == table.rectForRow(at: IndexPath(row: 2, section: 0)))
        field.resignFirstResponder()
        table.setContentOffset(CGPoint(x: 0, y: 2100), animated: false)
        stage.simulator.advance(by: 0)
        #expect(stage.cell(2) == nil)
    }

    @Test func aRegisteredClassMakesCells() {
        final class ColoredCell: UITableViewCell {
            var reuses = 0
            override func prepareForReuse() {
                super.prepareForReuse()
                reuses += 1
            }
        }
        table.register(ColoredCell.self, forCellReuseIdentifier: "colored")
        let path = IndexPath(row: 0, section: 0)
        let cell = table.dequeueReusableCell(withIdentifier: "colored", for: path) as? ColoredCell
        #expect(cell?.reuseIdentifier == "colored")
        #expect(cell?.reuses == 0, "it is new")
        #expect(table.dequeueReusableCell(withIdentifier: "unknown") == nil)
    }

    @Test func heightsMayBeFixedByTheTableOrTheDelegate() {
        table.rowHeight = 40
        stage.list.heights = [1: 100]
        table.reloadData()
        stage.simulator.advance(by: 0)
        #expect(table.rectForRow(at: IndexPath(row: 1, section: 0)) == CGRect(x: 0, y: 40, width: 320, height: 100))
        #expect(table.rectForRow(at: IndexPath(row: 2, section: 0)).minY == 140)
        #expect(table.contentSize.height == 4060, "99 of 40 and one of 100")
        #expect(table.rectForRow(at: IndexPath(row: 100, section: 0)).isNull)
        #expect(table.indexPathForRow(at: CGPoint(x: 5, y: 139))?.row == 1)
        #expect(table.indexPathForRow(at: CGPoint(x: 5, y: 9000)) == nil)
    }

    @Test func reloadingAsksForEverythingAnew() {
        table.selectRow(at: IndexPath(row: 2, section: 0), animated: false, scrollPosition: .none)
        stage.list.rows = 3
        stage.list.textOfRow = { "New \($0)" }
        table.reloadData()
        stage.simulator.advance(by: 0)
        #expect(table.visibleCells.map { $0.textLabel?.text } == ["New 0", "New 1", "New 2"])
        #expect(stage.list.madeCells == 10, "the old cells are used again")
        #expect(table.indexPathForSelectedRow == nil)
        #expect(stage.cell(2)?.isSelected == false)
    }

    @Test func rowsThatGoTogetherAreToldOfInTheirOrder() {
        table.contentOffset.y = 3000
        stage.simulator.advance(by: 0.1)
        #expect(stage.list.rowsThatWent == Array(0...9))
        let shown = (table.indexPathsForVisibleRows ?? []).map(\.row)
        table.reloadData()
        stage.simulator.advance(by: 0.1)
        #expect(stage.list.rowsThatWent == Array(0...9) + shown)
    }

    @Test func dataMayChangeWhileRowsAreLoaded() {
        let list = stage.list
        var hasReloaded = false
        list.textOfRow = { [weak table] row in
            if row == 4, !hasReloaded {
                hasReloaded = true
                list.rows = 2
                table?.reloadData()
            }
            return "Row \(row)"
        }
        table.reloadData()
        stage.simulator.advance(by: 0)
        #expect(hasReloaded)
        #expect(table.visibleCells.count == 2)
        #expect(table.subviews.count == 2)
        #expect(table.contentSize.height == 104)
    }

    @Test func aRowCanBeScrolledTo() {
        table.rowHeight = 50
        table.scrollToRow(at: IndexPath(row: 50, section: 0), at: .top, animated: false)
        #expect(table.contentOffset.y == 2500)
        table.scrollToRow(at: IndexPath(row: 50, section: 0), at: .bottom, animated: false)
        #expect(table.contentOffset.y == 2070)
        table.scrollToRow(at: IndexPath(row: 99, section: 0), at: .top, animated: false)
        #expect(table.contentOffset.y == 4520)
        stage.simulator.advance(by: 0)
        #expect(stage.cell(99) != nil)
    }

    // MARK: - Automatic heights

    @Test func aRowGrowsWithItsText() {
        stage.list.textOfRow = { $0 == 1 ? "One\nTwo\nThree" : "Row" }
        table.reloadData()
        stage.simulator.advance(by: 0)
        stage.cell(1)?.textLabel?.numberOfLines = 0
        table.rowHeight = 44
        table.rowHeight = UITableView.automaticDimension
        stage.simulator.advance(by: 0)
        #expect(stage.cell(0)?.frame.height == 52)
        #expect(stage.cell(1)?.frame.height == 92)
        #expect(stage.cell(2)?.frame.minY == 144)
    }

    @Test func rowsAboveThatTurnOutOtherThanEstimatedMoveNothingInSight() {
        table.estimatedRowHeight = 100
        table.contentOffset.y = 3000
        stage.simulator.advance(by: 0)
        let row = table.indexPathsForVisibleRows?.first?.row ?? 0
        let middle = stage.middle(of: row)
        #expect(row == 30)
        stage.simulator.touchDown(at: CGPoint(x: 160, y: 100))
        stage.simulator.touchMove(to: CGPoint(x: 160, y: 120))
        stage.simulator.advance(by: 0.02)
        #expect(stage.cell(29) != nil)
        #expect(stage.middle(of: row).y == middle.y + 10)
        stage.simulator.touchMove(to: CGPoint(x: 160, y: 150))
        stage.simulator.advance(by: 0.02)
        #expect(stage.middle(of: row).y == middle.y + 40)
        stage.simulator.touchUp(at: CGPoint(x: 160, y: 150))
    }

    @Test func constraintsInTheContentDecideTheHeight() {
        final class TallCell: UITableViewCell {}
        let cell = TallCell(style: .default, reuseIdentifier: nil)
        let box = UIView()
        box.translatesAutoresizingMaskIntoConstraints = false
        cell.contentView.addSubview(box)
        NSLayoutConstraint.activate([
            box.topAnchor.constraint(equalTo: cell.contentView.topAnchor, constant: 5),
            box.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor, constant: -5),
            box.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
            box.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor),
            box.heightAnchor.constraint(equalTo: box.widthAnchor, multiplier: 0.25),
        ])
        let size = cell.systemLayoutSizeFitting(
            CGSize(width: 320, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        #expect(size == CGSize(width: 320, height: 90))
    }

    @Test func largerTextMakesTallerRows() {
        let height = stage.cell(0)?.frame.height ?? 0
        stage.simulator.preferredContentSizeCategory = .accessibilityExtraLarge
        stage.simulator.advance(by: 0)
        #expect(stage.cell(0)?.frame.height ?? 0 > height + 15)
    }

    // MARK: - Selection

    @Test func aTapHighlightsSelectsAndTells() {
        stage.simulator.touchDown(at: stage.middle(of: 3))
        stage.simulator.advance(by: 0.16)
        #expect(stage.cell(3)?.isHighlighted == true)
        #expect(stage.list.log.isEmpty)
        stage.simulator.touchUp(at: stage.middle(of: 3))
        #expect(stage.cell(3)?.isHighlighted == false)
        #expect(stage.cell(3)?.isSelected == true)
        stage.simulator.tap(at: stage.middle(of: 5))
        #expect(stage.list.log == ["select 3", "deselect 3", "select 5"])
        #expect(table.indexPathForSelectedRow == IndexPath(row: 5, section: 0))
        table.deselectRow(at: IndexPath(row: 5, section: 0), animated: true)
        #expect(table.indexPathForSelectedRow == nil)
        #expect(stage.list.log.count == 3, "what the app does itself isn't told")
    }

    @Test func aDragTakesTheHighlightBackAndSelectsNothing() {
        stage.simulator.touchDown(at: stage.middle(of: 3))
        stage.simulator.advance(by: 0.16)
        stage.simulator.touchMove(to: CGPoint(x: 160, y: 60))
        #expect(stage.cell(3)?.isHighlighted == false)
        stage.simulator.touchUp(at: CGPoint(x: 160, y: 60))
        #expect(stage.list.log.isEmpty)
        #expect(table.contentOffset.y > 50)
    }

    @Test func aTapOnMovingRowsOnlyStopsThem() {
        stage.simulator.fling(from: CGPoint(x: 160, y: 400), to: CGPoint(x: 160, y: 200))
        stage.simulator.advance(by: 0.3)
        stage.simulator.tap(at: CGPoint(x: 160, y: 200))
        #expect(!table.isDecelerating)
        #expect(stage.list.log.isEmpty)
    }

    @Test func aRowThatIsNotHighlightedIsNotSelected() {
        stage.list.refusedRow = 3
        stage.simulator.tap(at: stage.middle(of: 3))
        #expect(stage.list.log.isEmpty)
        table.allowsSelection = false
        stage.simulator.tap(at: stage.middle(of: 4))
        #expect(stage.list.log.isEmpty)
    }

    @Test func aSelectedRowIsSelectedAgainWhenItComesBack() {
        table.selectRow(at: IndexPath(row: 2, section: 0), animated: false, scrollPosition: .none)
        table.contentOffset.y = 2000
        stage.simulator.advance(by: 0)
        #expect(table.visibleCells.allSatisfy { !$0.isSelected })
        table.contentOffset.y = 0
        stage.simulator.advance(by: 0)
        #expect(table.visibleCells.map(\.isSelected).firstIndex(of: true) == 2)
    }

    @Test func anIdleTableCostsNoFrames() {
        stage.simulator.tap(at: stage.middle(of: 3))
        table.deselectRow(at: IndexPath(row: 3, section: 0), animated: true)
        stage.simulator.advance(by: 2)
        #expect(!RunCycle.needsFrame)
    }
}
