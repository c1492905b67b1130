import Simulator
import Testing
import UIKit

@MainActor
struct TableUpdateTests {
    private let simulator = Simulator()
    private let controller = UIViewController()
    private let list = SectionList([(nil, nil, ["a", "b", "c", "d"]), ("Second", nil, ["x", "y"])])
    private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 393, height: 852), style: .plain)

    init() {
        table.contentInsetAdjustmentBehavior = .never
        table.dataSource = list
        table.delegate = list
        controller.view.addSubview(table)
        simulator.show(controller)
        simulator.advance(by: 0)
        _ = list.takeLog()
    }

    private func row(_ row: Int, _ section: Int = 0) -> IndexPath { IndexPath(row: row, section: section) }

    private var shown: [String] {
        table.visibleCells.sorted { $0.frame.minY < $1.frame.minY }.compactMap { $0.textLabel?.text }
    }

    @Test func insertedRowsAloneAreAskedForAndTheOthersMove() throws {
        let cell = try #require(table.cellForRow(at: row(1)))
        list.sections[0].rows.insert("new", at: 1)
        table.insertRows(at: [row(1)], with: .automatic)
        #expect(list.takeLog() == ["cell new"])
        #expect(table.cellForRow(at: row(2)) === cell)
        simulator.advance(by: 0)
        simulator.advance(by: 0.1)
        let seen = try #require(cell.layer.presentation()).frame.minY
        #expect(seen > cell.frame.minY - 51 && seen < cell.frame.minY)
        simulator.advance(by: 1)
        #expect(shown == ["a", "new", "b", "c", "d", "x", "y"])
        #expect(table.cellForRow(at: row(1))?.alpha == 1)
    }

    @Test func batchWithoutChangesMeasuresRowsAgain() throws {
        let cell = try #require(table.cellForRow(at: row(1)))
        let height = table.rectForRow(at: row(1)).height
        cell.textLabel?.numberOfLines = 0
        cell.textLabel?.text = "A text\nwith\nfour\nlines"
        simulator.advance(by: 0)
        #expect(table.rectForRow(at: row(1)).height == height)
        table.performBatchUpdates(nil)
        simulator.advance(by: 1)
        #expect(table.rectForRow(at: row(1)).height > 2 * height)
        #expect(table.rectForRow(at: row(2)).minY == table.rectForRow(at: row(1)).maxY)
        #expect(list.takeLog() == [])
    }

    @Test func deletedRowsFadeAndAreUsedAgain() throws {
        let cell = try #require(table.cellForRow(at: row(0)))
        list.sections[0].rows.removeFirst()
        table.deleteRows(at: [row(0)], with: .fade)
        #expect(cell.superview === table)
        #expect(cell.alpha == 0)
        simulator.advance(by: 1)
        #expect(cell.superview == nil)
        #expect(cell.alpha == 1)
        #expect(shown == ["b", "c", "d", "x", "y"])
        #expect(list.takeLog() == [])
    }

    @Test func aBatchNamesDeletionsAsBeforeAndInsertionsAsAfterwards() {
        list.sections[0].rows = ["new", "b", "d", "last"]
        var finished: Bool?
        table.performBatchUpdates {
            table.insertRows(at: [row(3)], with: .bottom)
            table.deleteRows(at: [row(0), row(2)], with: .left)
            table.insertRows(at: [row(0)], with: .top)
        } completion: {
            finished = $0
        }
        #expect(finished == nil)
        simulator.advance(by: 1)
        #expect(finished == true)
        #expect(shown == ["new", "b", "d", "last", "x", "y"])
        #expect(table.visibleCells.allSatisfy { $0.transform == .identity && $0.alpha == 1 })
    }

    @Test func rowsMoveAndKeepTheirCells() throws {
        let cell = try #require(table.cellForRow(at: row(0)))
        list.sections[0].rows = ["b", "c", "d", "a"]
        table.moveRow(at: row(0), to: row(3))
        simulator.advance(by: 1)
        #expect(table.cellForRow(at: row(3)) === cell)
        #expect(shown == ["b", "c", "d", "a", "x", "y"])
        #expect(list.takeLog() == [])
    }

    @Test func rowsAreReloadedInPlace() {
        list.sections[0].rows[1] = "B"
        table.reloadRows(at: [row(1)], with: .none)
        simulator.advance(by: 1)
        #expect(list.takeLog() == ["cell B"])
        #expect(shown == ["a", "B", "c", "d", "x", "y"])
    }

    @Test func sectionsComeAndGo() {
        list.sections.remove(at: 0)
        list.sections.append(("Third", nil, ["z"]))
        table.performBatchUpdates {
            table.deleteSections([0], with: .automatic)
            table.insertSections([1], with: .automatic)
        }
        simulator.advance(by: 1)
        #expect(shown == ["x", "y", "z"])
        #expect(table.headerView(forSection: 0)?.textLabel?.text == "Second")
        #expect(table.headerView(forSection: 1)?.textLabel?.text == "Third")
    }

    @Test func theSelectionGoesWithItsRow() {
        table.selectRow(at: row(2), animated: false, scrollPosition: .none)
        list.sections[0].rows.removeFirst()
        table.deleteRows(at: [row(0)], with: .none)
        #expect(table.indexPathForSelectedRow == row(1))
        list.sections[0].rows.remove(at: 1)
        table.deleteRows(at: [row(1)], with: .none)
        #expect(table.indexPathForSelectedRow == nil)
    }

    @Test func numbersThatDoNotFitLoadEverythingAnew() {
        list.sections[0].rows = ["only"]
        table.deleteRows(at: [row(0)], with: .fade)
        simulator.advance(by: 1)
        #expect(shown == ["only", "x", "y"])
    }

    @Test func whatComesUpFromBelowSlidesIn() throws {
        list.sections[0].rows = (0..<40).map { "\($0)" }
        table.reloadData()
        simulator.advance(by: 1)
        let last = try #require(table.indexPathsForVisibleRows?.last)
        list.sections[0].rows.removeFirst(3)
        table.deleteRows(at: [row(0), row(1), row(2)], with: .fade)
        let new = try #require(table.cellForRow(at: last))
        simulator.advance(by: 0)
        simulator.advance(by: 0.05)
        #expect((new.layer.presentation()?.frame.minY ?? 0) > new.frame.minY + 50)
    }
}
