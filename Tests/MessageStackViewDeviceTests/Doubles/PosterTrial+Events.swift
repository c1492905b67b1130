import Simulator
import UIKit

@testable import MessageStackView
@testable import MessageStackViewVersion3
@testable import MessageStackViewForms
@testable import MessageStackViewTests

// MARK: - Events

extension PosterTrial {
    func apply(_ event: PosterEvent) async {
        let simulator = stage.simulator
        switch event {
        case .post(let poster, let view, let interval, let animatesEntrance, let animatesExit):
            let request = PostRequest(view: views[view % 8]).with {
                $0.duration = PostDuration(dismissAfter: interval)
                ($0.animatesEntrance, $0.animatesExit) = (animatesEntrance, animatesExit)
            }
            posts.append(self.poster(poster).post(request))
        case .postMessage(let poster, let interval): postMessage(on: poster, interval: interval)
        case .postController(let poster, let controller, let interval):
            let request = PostRequest(viewController: controllers[controller % 4]).with {
                $0.duration = PostDuration(dismissAfter: interval)
            }
            posts.append(self.poster(poster).post(request))
        case .contain(let controller): contain(controllers[controller % 4])
        case .updateController(let post, let controller):
            handle(post)?.update(
                with: PostRequest(viewController: controllers[controller % 4]).with { $0.duration = .seconds(1) })
        case .postOrder(let poster, let order): post(order, on: poster)
        case .update(let post, let view): update(post, view: view)
        case .extend(let post, let seconds): handle(post)?.extend(by: seconds)
        case .dismiss(let post, let seconds): handle(post)?.setDuration(PostDuration(dismissAfter: seconds))
        case .resize(let post): handle(post)?.contentSizeDidChange()
        case .removeKey(let poster, let key, let isCounted):
            if isCounted { manager(poster).removeCounted(key: key) } else { manager(poster).remove(key: key) }
        case .removeUpTo(let poster, let priority): manager(poster).remove(upTo: priority)
        case .removeWhere(let poster, let isEven):
            manager(poster).remove { ($0.id.rawValue.isMultiple(of: 2)) == isEven }
        case .setRules(let poster, let rule): set(rule, of: poster)
        case .remove(let post, let animated): handle(post)?.remove(animated: animated)
        case .removeAll(let poster, let animated): manager(poster).removeAll(animated: animated)
        case .steal(let view): views[view % 8].removeFromSuperview()
        case .detach(let poster):
            // Posters of windows attach themselves, and posters at bars have a fixed superview.
            if [.severalAtOnce, .stack, .toast].contains(place(poster)) {
                (self.poster(poster) as? UIView)?.removeFromSuperview()
            }
        case .attach(let poster): attach(poster)
        case .removeView(let poster, let view):
            removeView(view, of: poster)
            // The posts in the view end after the change of the view hierarchy.
            await stage.simulator.advance(by: Simulator.frame)
        case .setSerial(let poster, let isSerial):
            if place(poster) == .severalAtOnce { manager(poster).capacity = isSerial ? 1 : .max }
        case .makeRoom(let isOn): stage.controller.makeRoomForPosts(at: isOn ? [.top, .bottom] : [])
        case .keepAboveSheets(let poster, let isOn):
            (posterViews[poster % posters.count] as? PostView)?.keepsAboveSheets = isOn
        case .suspend(let poster): suspensions[poster % posters.count].append(manager(poster).suspend())
        case .resume(let poster): suspensions[poster % posters.count].removeAll()
        case .react(let poster, let reaction, let callback): react(on: poster, reaction, at: callback)
        case .tap(let point): if !isTouching { simulator.tap(at: point) }
        case .touchDown(let point):
            guard !isTouching else { return }
            isTouching = true
            simulator.touchDown(at: point)
        case .touchMove(let point): if isTouching { simulator.touchMove(to: point) }
        case .touchUp(let point): touchUp(at: point)
        case .fling(let start, let end): if !isTouching { simulator.fling(from: start, to: end) }
        case .background: simulator.moveToBackground()
        case .foreground: simulator.moveToForeground()
        case .changeKeyWindow: changeKeyWindow()
        case .change(let setting): change(setting)
        case .movePointer(let point): simulator.movePointer(to: point)
        case .moveFocus(let post, let isKeyboard):
            let view = post.flatMap { handle($0)?.view }
            if isKeyboard { simulator.moveKeyboardFocus(to: view) } else { simulator.moveFocus(to: view) }
        case .setTimeScale(let scale): PostEnvironment.app.durationScale = scale
        case .present(let poster, let order):
            (posterViews[poster % posters.count] as? PostView)?.presentation = order.presentation
        case .anchor(let poster, let anchor, let edge):
            anchorScrollView.layoutIfNeeded()
            (posterViews[poster % posters.count] as? PostView)?.presentation =
                .anchored(to: anchors[anchor], edge: edge)
        case .changeAnchor(let anchor, let change): self.change(anchors[anchor], change)
        case .arrange(let poster, let deck):
            if place(poster) == .severalAtOnce {
                (posterViews[poster % posters.count] as? PostView)?.deck = deck
            }
        case .spread(let poster, let isExpanded, let animated):
            (posterViews[poster % posters.count] as? PostView)?.setDeckExpanded(isExpanded, animated: animated)
        case .makeExpandable(let poster, let isExpandable):
            (posterViews[poster % posters.count] as? PostView)?.presentation.isExpandable = isExpandable
            (posterViews[poster % posters.count] as? MessageStackView)?.presentation.isExpandable = isExpandable
        case .open(let post, let inCode): open(handle(post), inCode: inCode)
        case .offerClearing(let poster, let isOffered):
            (posterViews[poster % posters.count] as? MessageStackView)?.showsClearAll = isOffered
            (posterViews[poster % posters.count] as? PostView)?.deck?.showsClearAll = isOffered
        case .clear(let post):
            let slot = handle(post)?.view?.enclosingSlot
            if let action = slot?.column.flatMap({ PostActions.clearing($0()) }) { _ = action.actionHandler?(action) }
        case .rotate(let orientation): simulator.rotate(to: orientation)
        case .fold(let fold): simulator.fold(to: fold)
        case .split(let appIsLeft): split(appIsLeft: appIsLeft)
        case .type(let isTyping): _ = isTyping ? field.becomeFirstResponder() : field.resignFirstResponder()
        case .typeInPost(let post):
            let field = handle(post)?.view?.subviews.first { $0 is UITextField }
            field?.becomeFirstResponder()
        case .show(let screen): show(screen)
        case .postReadyMade(let poster, let order): posts += messages.post(order, on: self.poster(poster))
        case .updateReadyMade(let post, let order): handle(post).map { messages.update($0, with: order) }
        case .choose(let post, let action): handle(post).map { messages.choose(action, of: $0) }
        case .fill(let post, let field, let text): fill(handle(post), field: field, text)
        case .finishHandlers: messages.finishHandlers()
        case .cancelQuestions: messages.cancelQuestions()
        case .press(let key): simulator.pressKey(key)
        case .cancelTouches:
            simulator.touch(id: 0, phase: .cancelled, at: .zero)
            isTouching = false
        case .turn(let reading, let isOn):
            if isOn { simulator.readings.insert(reading) } else { simulator.readings.remove(reading) }
            // Views lose their reserved regions for three turns, or get others, which never happens without a fold.
            if reading == .reservedRegionsDiffer { await simulator.advance(by: 0.1) }
        case .wait(let frames): await simulator.advance(by: Double(frames) / 60)
        }
        for slot in allSlots { slots.add(slot) }
    }

    /// Moves a controller to the container of the app, as UIKit requires.
    private func contain(_ controller: UIViewController) {
        guard controller.parent !== container else { return }
        controller.willMove(toParent: nil)
        controller.view.removeFromSuperview()
        controller.removeFromParent()
        container.addChild(controller)
        container.view.addSubview(controller.view)
        controller.didMove(toParent: container)
    }

    private func open(_ post: Post?, inCode: Bool) {
        guard let slot = post?.view?.enclosingSlot, inCode else {
            post?.view?.enclosingSlot?.report(.toggled)
            return
        }
        slot.expandable?.isExpanded.toggle()
        post?.contentSizeDidChange()
    }

    private func postMessage(on poster: Int, interval: TimeInterval?) {
        var request = PostRequest(Message(title: "Message"))
        request.dismissAfter = interval
        posts.append(self.poster(poster).post(request))
    }

    private func post(_ order: QueueOrder, on poster: Int) {
        var request = PostRequest(Message(title: "Message \(String(describing: order.content))")).with {
            $0.priority = PostPriority(rawValue: order.priority)
        }
        request.dismissAfter = order.interval
        request.key = order.key
        request.duplicatePolicy = order.policy
        request.precedence = order.precedence
        request.delay = order.delay
        request.expiresAfter = order.expiresAfter
        request.minimumTime = order.minimumTime
        request.ignoresSuspension = order.ignoresSuspension
        posts.append(self.poster(poster).post(request))
    }

    /// Returns the post at index `post`, modulo their number, among the last twelve posts; `nil` if nothing was posted.
    private func handle(_ post: Int) -> Post? {
        let recent = posts.suffix(12)
        return recent.isEmpty ? nil : recent[recent.startIndex + post % recent.count]
    }

    private func update(_ post: Int, view: Int?) {
        guard let view else {
            handle(post)?.update(with: Message(title: "Updated", subtitle: "in place"))
            return
        }
        handle(post)?.update(with: PostRequest(view: views[view % 8]).with { $0.duration = 1 })
    }

    private func fill(_ post: Post?, field: Int, _ text: String) {
        if let rating = post?.view as? RatingMessageView {
            (rating.ratingControl as? RatingControl)?.choose(field + 1)
            if rating.commentView?.textInput?.becomeFirstResponder() == true { stage.simulator.typeText(text) }
        }
        guard let form = post?.view as? FormMessageView else { return }
        for case let control as UISwitch in form.fieldViews.map(\.control) where control.isEnabled && !control.isOn {
            control.setOn(true, animated: false)
            control.sendActions(for: .valueChanged)
        }
        let inputs = form.fieldViews.compactMap(\.textInput)
        guard !inputs.isEmpty, inputs[field % inputs.count].becomeFirstResponder() else { return }
        stage.simulator.typeText(text)
    }

    private func set(_ rule: QueueEvent, of poster: Int) {
        let manager = manager(poster)
        switch rule {
        // The other posters stay serial.
        case .setCapacity(let capacity):
            if [.severalAtOnce, .stack].contains(place(poster)) { manager.capacity = capacity }
        case .setReplacesOldestWhenFull(let replaces): manager.replacesOldestWhenFull = replaces
        case .setOrdering(let ordering): manager.ordering = ordering
        case .setLimit(let limit, let policy):
            manager.waitingLimit = limit
            manager.overflowPolicy = policy
        case .setPause(let pause): manager.pauseBetweenPosts = pause
        default: break
        }
    }

    /// Removes the poster, or the view at index `view` of those that contain the posted views, modulo their number.
    private func removeView(_ view: Int, of poster: Int) {
        let poster = self.poster(poster)
        guard let posterView = (poster as? PostWindow)?.postView ?? poster as? UIView else { return }
        let slots = posterView.subviews.flatMap { [$0] + $0.subviews }.compactMap { $0 as? PostSlot }
        let views = [posterView] + slots + slots.compactMap(\.body)
        views[view % views.count].removeFromSuperview()
    }

    func attach(_ poster: Int) {
        guard let place = place(poster), [.severalAtOnce, .stack, .toast].contains(place),
            let view = self.poster(poster) as? UIView, view.superview == nil
        else { return }
        view.addTo(view: stage.view, layout: place == .severalAtOnce ? .top : .bottom)
    }

    func touchUp(at point: CGPoint) {
        guard isTouching else { return }
        isTouching = false
        stage.simulator.touchUp(at: point)
    }

    private func react(on poster: Int, _ reaction: PosterEvent.Reaction, at callback: RecordingReactions.Callback) {
        let manager = manager(poster)
        delegates[poster % posters.count].reactions[callback] = { [weak self, weak manager] view in
            guard let self, let manager else { return }
            switch reaction {
            case .post: posts.append(manager.post(PostRequest(Message(title: "From a callback"))))
            case .removeIt: if let view { manager.remove(view: view) }
            case .removeAll: manager.removeAll()
            case .removeAllAtOnce: manager.removeAll(animated: false)
            case .suspend: suspensions[poster % posters.count].append(manager.suspend())
            case .update:
                if let view { manager.post(of: view)?.update(with: Message(title: "Updated from a callback")) }
            case .override:
                var request = PostRequest(Message(title: "More urgent"))
                request.precedence = .interrupt
                posts.append(manager.post(request))
            }
        }
    }

    private func changeKeyWindow() {
        if let otherWindow {
            self.otherWindow = nil
            otherWindow.isHidden = true
            stage.window.makeKeyAndVisible()
        } else if let scene = stage.window.windowScene {
            let window = UIWindow(windowScene: scene)
            window.makeKeyAndVisible()
            otherWindow = window
        }
    }

    private func change(_ setting: PosterEvent.Setting) {
        let simulator = stage.simulator
        switch setting {
        case .reduceMotion: simulator.isReduceMotionEnabled.toggle()
        case .voiceOver: simulator.isVoiceOverRunning.toggle()
        case .switchControl: simulator.isSwitchControlRunning.toggle()
        case .textSize:
            let isLarge = simulator.preferredContentSizeCategory == .accessibilityLarge
            simulator.preferredContentSizeCategory = isLarge ? .large : .accessibilityLarge
        case .direction:
            simulator.layoutDirection = simulator.layoutDirection == .rightToLeft ? .leftToRight : .rightToLeft
        case .call: simulator.isInCall.toggle()
        case .style: simulator.userInterfaceStyle = simulator.userInterfaceStyle == .dark ? .light : .dark
        }
    }
    private func split(appIsLeft: Bool?) {
        guard let scene = stage.window.windowScene else { return }
        switch appIsLeft {
        case true?: stage.simulator.splitView([(scene, 0.5), (nil, 0.5)])
        case false?: stage.simulator.splitView([(nil, 0.5), (scene, 0.5)])
        case nil: stage.simulator.splitView([])
        }
    }

    private func change(_ anchor: UIView, _ change: PosterEvent.AnchorChange) {
        switch change {
        case .moved(let point, true): UIView.animate(withDuration: 0.5) { anchor.center = point }
        case .moved(let point, false): anchor.center = point
        case .scrolled(let offset): anchorScrollView.contentOffset.y = offset
        case .hidden(let isHidden): anchor.isHidden = isHidden
        case .removed: anchor.removeFromSuperview()
        case .added: anchorScrollView.addSubview(anchor)
        }
    }

    private func show(_ screen: PosterEvent.Screen) {
        let root = stage.window.rootViewController
        switch screen {
        case .pushed:
            if navigation.viewControllers.count < 4 {
                navigation.pushViewController(UIViewController(), animated: true)
            }
        case .popped: navigation.popViewController(animated: true)
        case .bar: navigation.setNavigationBarHidden(!navigation.isNavigationBarHidden, animated: true)
        case .sheet: if root?.presentedViewController == nil { root?.present(UIViewController(), animated: true) }
        case .lowSheet:
            let low = UIViewController()
            low.sheetPresentationController?.detents = [.medium(), .large()]
            low.sheetPresentationController?.largestUndimmedDetentIdentifier = .medium
            if root?.presentedViewController == nil { root?.present(low, animated: true) }
        case .dismissed: root?.dismiss(animated: true)
        }
    }
}
