import Simulator
import UIKit

@testable import MessageStackView
@testable import MessageStackViewTests

/// An event of a random run on a screen with posters. Numbers identify posters, posts and views, modulo their count, so
/// that a run stays valid when events are removed from it.
enum PosterEvent {
    /// An action that a delegate performs once, in the next call of a callback.
    enum Reaction: CaseIterable {
        case post, removeIt, removeAll, removeAllAtOnce, suspend, update, override
    }

    enum Setting: CaseIterable {
        case reduceMotion, voiceOver, switchControl, textSize, direction, style, call
    }

    /// A change of the screen that the app shows.
    enum Screen: CaseIterable {
        case pushed, popped, bar, sheet, lowSheet, dismissed
    }

    /// A change of a view that posts may be beside.
    enum AnchorChange {
        case moved(CGPoint, isAnimated: Bool)
        case scrolled(CGFloat)
        case hidden(Bool)
        case removed, added
    }

    case post(poster: Int, view: Int, interval: TimeInterval?, animatesEntrance: Bool, animatesExit: Bool)
    case postMessage(poster: Int, interval: TimeInterval?)
    /// Posts a controller, which may be in a post or in a container of the app.
    case postController(poster: Int, controller: Int, interval: TimeInterval?)
    /// Moves a controller to a container of the app.
    case contain(controller: Int)
    /// Updates a post with a controller.
    case updateController(post: Int, controller: Int)
    /// Posts a message with random queue options. The number of the order is in the title.
    case postOrder(poster: Int, QueueOrder)
    case update(post: Int, view: Int?)
    case extend(post: Int, seconds: TimeInterval)
    case dismiss(post: Int, after: TimeInterval?)
    case resize(post: Int)
    case removeKey(poster: Int, PostKey, isCounted: Bool)
    case removeUpTo(poster: Int, PostPriority)
    case removeWhere(poster: Int, isEven: Bool)
    case setRules(poster: Int, QueueEvent)
    case remove(post: Int, animated: Bool?)
    case removeAll(poster: Int, animated: Bool?)
    case steal(view: Int)
    case detach(poster: Int)
    case attach(poster: Int)
    /// Removes a poster, or the slot or the body of one of its posts.
    case removeView(poster: Int, view: Int)
    case setSerial(poster: Int, Bool)
    /// Adds the room of posts to the safe area of the screen, or no longer.
    case makeRoom(Bool)
    /// Keeps the posts of a poster above sheets, or not.
    case keepAboveSheets(poster: Int, Bool)
    case suspend(poster: Int)
    case resume(poster: Int)
    case react(poster: Int, Reaction, callback: RecordingReactions.Callback)
    case tap(CGPoint)
    case touchDown(CGPoint)
    case touchMove(CGPoint)
    case touchUp(CGPoint)
    case fling(CGPoint, CGPoint)
    case background
    case foreground
    case changeKeyWindow
    case change(Setting)
    /// Moves the pointer. `nil` removes it.
    case movePointer(CGPoint?)
    /// Moves the focus of an assistive technology or of the keyboard to the view of a post. `nil` removes the focus.
    case moveFocus(post: Int?, isKeyboard: Bool)
    case setTimeScale(TimeInterval)
    /// Sets the presentation of the next posts of a poster.
    case present(poster: Int, PresentationOrder)
    /// Puts the next posts of a poster beside a view of the app.
    case anchor(poster: Int, to: Int, edge: PostEdge?)
    case changeAnchor(Int, AnchorChange)
    /// Sets the deck of a poster. `nil` arranges its posts in a list.
    case arrange(poster: Int, PostDeck?)
    /// Expands or collapses a deck.
    case spread(poster: Int, Bool, animated: Bool)
    /// Makes posts of a poster compact when they enter, or shows them whole.
    case makeExpandable(poster: Int, Bool)
    /// Opens or closes a post, by an action of VoiceOver or in code.
    case open(post: Int, inCode: Bool)
    /// Shows the button that clears a column, or hides it.
    case offerClearing(poster: Int, Bool)
    /// Presses the button that clears a column, or performs the action of a post.
    case clear(post: Int)
    case rotate(UIDeviceOrientation)
    /// Folds or unfolds a foldable phone.
    case fold(Simulator.Fold)
    /// Shows another app beside the app, at the left or the right of a foldable phone that is open; nil ends that.
    case split(appIsLeft: Bool?)
    /// Makes the app's text field first responder, or resigns it.
    case type(Bool)
    /// Makes the text field in a post first responder, if there is one.
    case typeInPost(post: Int)
    case show(Screen)
    case postReadyMade(poster: Int, ReadyMadeOrder)
    case updateReadyMade(post: Int, ReadyMadeOrder)
    /// Chooses an action of a post on screen.
    case choose(post: Int, action: Int)
    /// Turns the switches of a form on or chooses a rating, and types into a text field.
    case fill(post: Int, field: Int, text: String)
    /// Lets the handlers return that wait for this event.
    case finishHandlers
    /// Cancels the tasks that wait for answers.
    case cancelQuestions
    case press(HardwareKey)
    /// Cancels all touches, as the system does when it shows an alert.
    case cancelTouches
    /// Turns a reading of UIKit on or off.
    case turn(Reading, isOn: Bool)
    /// Advances the device and lets tasks run.
    case wait(frames: Int)

    /// The readings that runs turn on and off. The others would contradict what the device has done before: it keeps or removes
    /// the views of presenters at the start of a presentation, and puts them back at its end.
    static let readings = Reading.allCases.filter {
        ![.presentersViewsStay, .presentersViewsAreLost, .hiddenControllersHaveNoParent].contains($0)
            && !readingsOfFolds.contains($0)
    }

    /// The readings that only matter on a foldable phone.
    private static let readingsOfFolds: [Reading] = [.sharingScenesAreInactive, .reservedRegionsDiffer]

    /// Returns a change of a reading, a cancellation of all touches, a post of any kind, or any other event.
    static func randomUnderReadings(using generator: inout SeededGenerator) -> PosterEvent {
        switch Int.random(in: 0..<20, using: &generator) {
        case 0, 1:
            .turn(readings.randomElement(using: &generator) ?? .layoutRepeats, isOn: .random(using: &generator))
        case 2: .cancelTouches
        case 3: .postReadyMade(poster: .random(in: 0..<100, using: &generator), .randomOfAll(using: &generator))
        default: random(using: &generator)
        }
    }

    /// Returns a fold, a split view or a rotation of a foldable phone, or any other event.
    static func randomOfFolds(using generator: inout SeededGenerator) -> PosterEvent {
        switch Int.random(in: 0..<16, using: &generator) {
        case 0, 1:
            .fold([.closed, .flat, .angle(60), .angle(150)].randomElement(using: &generator) ?? .flat)
        case 4:
            .turn(
                readingsOfFolds.randomElement(using: &generator) ?? .reservedRegionsDiffer,
                isOn: .random(using: &generator))
        case 2: .split(appIsLeft: [true, false, nil].randomElement(using: &generator) ?? nil)
        case 3:
            .rotate(
                [.portrait, .landscapeLeft, .landscapeRight].randomElement(using: &generator) ?? .portrait)
        default: randomUnderReadings(using: &generator)
        }
    }

    /// Returns an event about a view that posts are beside, about room for posts, about sheets, or any other.
    static func randomOfAnchors(using generator: inout SeededGenerator) -> PosterEvent {
        func number(_ range: Range<Int>) -> Int { Int.random(in: range, using: &generator) }
        let anchor = number(0..<3)
        switch number(0..<14) {
        case 0..<2:
            let edges = [nil] + PostEdge.allCases
            return .anchor(poster: number(0..<100), to: anchor, edge: edges.randomElement(using: &generator) ?? nil)
        case 2..<4:
            let point = CGPoint(x: Double(number(-50..<430)), y: Double(number(-50..<900)))
            return .changeAnchor(anchor, .moved(point, isAnimated: number(0..<2) == 0))
        case 4: return .changeAnchor(anchor, .scrolled(CGFloat(number(-200..<600))))
        case 5: return .changeAnchor(anchor, .hidden(number(0..<3) == 0))
        case 6: return .changeAnchor(anchor, number(0..<4) == 0 ? .removed : .added)
        case 7: return .makeRoom(number(0..<3) > 0)
        case 8: return .keepAboveSheets(poster: number(0..<100), number(0..<3) > 0)
        default: return randomUnderReadings(using: &generator)
        }
    }

    /// Returns an event about a controller, or any other.
    static func randomOfControllers(using generator: inout SeededGenerator) -> PosterEvent {
        func number(_ range: Range<Int>) -> Int { Int.random(in: range, using: &generator) }
        switch number(0..<12) {
        case 0..<4:
            return .postController(
                poster: number(0..<100), controller: number(0..<4), interval: number(0..<2) == 0 ? nil : 1)
        case 4: return .contain(controller: number(0..<4))
        case 5: return .updateController(post: number(0..<100), controller: number(0..<4))
        case 6..<8: return .remove(post: number(0..<100), animated: number(0..<3) > 0)
        case 8..<10: return .wait(frames: number(1..<20))
        default: return random(using: &generator)
        }
    }

    static func random(using generator: inout SeededGenerator) -> PosterEvent {
        func number(_ range: Range<Int>) -> Int { Int.random(in: range, using: &generator) }
        func point() -> CGPoint {
            CGPoint(x: Double(number(0..<393)), y: Double(number(0..<10) < 7 ? number(0..<260) : number(0..<852)))
        }
        let poster = number(0..<100)
        let interval = [nil, 0.2, 1, 3, .nan, -1].randomElement(using: &generator) ?? nil
        let animated: Bool? = [nil, true, false].randomElement(using: &generator) ?? nil
        let key: PostKey = number(0..<2) == 0 ? "a" : "b"
        switch number(0..<196) {
        case 0..<14:
            let flags = number(0..<4)
            return .post(
                poster: poster, view: number(0..<100), interval: interval, animatesEntrance: flags & 1 != 0,
                animatesExit: flags & 2 != 0)
        case 14..<20: return .postMessage(poster: poster, interval: interval)
        case 20..<30: return .remove(post: number(0..<100), animated: animated)
        case 30..<32: return .removeAll(poster: poster, animated: animated)
        case 32..<35: return .steal(view: number(0..<100))
        case 35..<37: return .detach(poster: poster)
        case 37..<40: return .attach(poster: poster)
        case 40..<42: return .setSerial(poster: poster, number(0..<2) == 0)
        case 42..<44: return .suspend(poster: poster)
        case 44..<47: return .resume(poster: poster)
        case 47..<52:
            return .react(
                poster: poster, Reaction.allCases.randomElement(using: &generator) ?? .post,
                callback: RecordingReactions.Callback.allCases.randomElement(using: &generator) ?? .didPost)
        case 52..<56: return .tap(point())
        case 56..<60: return .touchDown(point())
        case 60..<65: return .touchMove(point())
        case 65..<69: return .touchUp(point())
        case 69..<73:
            let start = point()
            let (x, y) = number(0..<2) == 0 ? (0, number(-80..<80)) : (number(-150..<150), number(-80..<80))
            return .fling(start, CGPoint(x: start.x + CGFloat(x), y: start.y + CGFloat(y)))
        case 73..<75: return .background
        case 75..<78: return .foreground
        case 78..<79: return .changeKeyWindow
        case 79..<81: return .change(Setting.allCases.randomElement(using: &generator) ?? .style)
        case 81..<89: return .postOrder(poster: poster, .random(using: &generator))
        case 89..<92: return .update(post: number(0..<100), view: number(0..<2) == 0 ? nil : number(0..<100))
        case 92..<93:
            return .extend(post: number(0..<100), seconds: [1, -1, .nan].randomElement(using: &generator) ?? 1)
        case 93..<94: return .dismiss(post: number(0..<100), after: interval)
        case 94..<95: return .resize(post: number(0..<100))
        case 95..<97: return .removeKey(poster: poster, key, isCounted: number(0..<2) == 0)
        case 97..<98: return .removeUpTo(poster: poster, PostPriority(rawValue: number(-1..<1)))
        case 98..<99: return .removeWhere(poster: poster, isEven: number(0..<2) == 0)
        case 99..<102: return .setRules(poster: poster, .randomRule(using: &generator))
        case 102..<105: return .movePointer(number(0..<4) == 0 ? nil : point())
        case 105..<108:
            return .moveFocus(post: number(0..<4) == 0 ? nil : number(0..<100), isKeyboard: number(0..<3) == 0)
        case 108..<109: return .setTimeScale([1, 3, .infinity].randomElement(using: &generator) ?? 1)
        case 109..<115: return .present(poster: poster, .random(using: &generator))
        case 115..<118:
            let orientations: [UIDeviceOrientation] = [.portrait, .landscapeLeft, .landscapeRight]
            return .rotate(orientations.randomElement(using: &generator) ?? .portrait)
        case 118..<121: return .type(number(0..<2) == 0)
        case 121..<123: return .typeInPost(post: number(0..<100))
        case 123..<127: return .show(Screen.allCases.randomElement(using: &generator) ?? .popped)
        case 127..<129:
            let decks = [PostDeck(), PostDeck(visibleCount: 1, peek: 30), PostDeck(visibleCount: 9, shrinking: 0.2)]
            let isDeck = number(0..<3) > 0
            return .arrange(poster: poster, isDeck ? decks.randomElement(using: &generator) : nil)
        case 129..<133:
            return .spread(poster: poster, number(0..<3) > 0, animated: number(0..<3) > 0)
        case 133..<144: return .postReadyMade(poster: poster, .random(using: &generator))
        case 144..<146: return .updateReadyMade(post: number(0..<100), .random(using: &generator))
        case 146..<154: return .choose(post: number(0..<100), action: number(0..<4))
        case 154..<156: return .finishHandlers
        case 156..<157: return .cancelQuestions
        case 157..<160: return .press(HardwareKey.allCases.randomElement(using: &generator) ?? .return)
        case 160..<165:
            let texts = ["a@b.co", "\n", "x", "\u{8}\u{8}", "a@b.co\n", "🍝"]
            return .fill(
                post: number(0..<100), field: number(0..<3), text: texts.randomElement(using: &generator) ?? "")
        case 165..<168: return .removeView(poster: poster, view: number(0..<100))
        case 168..<170: return .makeExpandable(poster: poster, number(0..<3) > 0)
        case 170..<173: return .open(post: number(0..<100), inCode: number(0..<2) == 0)
        case 173..<174: return .offerClearing(poster: poster, number(0..<3) > 0)
        case 174..<176: return .clear(post: number(0..<100))
        default: return .wait(frames: number(1..<40))
        }
    }
}
