import Simulator
import Testing
import UIKit

@testable import MessageStackView
@testable import MessageStackViewVersion3

@MainActor
@Suite(.leavesNothingBehind)
struct ShadowTests {
    private let stage = Stage()
    private let red = PostStyle.Shadow(radius: 4, opacity: 0.5, color: .red, offset: CGSize(width: 1, height: 2))

    private func show<View: UIView>(_ view: View) -> View {
        view.frame = CGRect(x: 50, y: 200, width: 80, height: 80)
        stage.view.addSubview(view)
        stage.simulator.advance(by: 0)
        return view
    }

    // MARK: Layers

    @Test(arguments: [NeumorphicShadow.center, .dropped])
    func eachShadowIsLayerBelowSubviews(shadow: NeumorphicShadow) {
        let view = show(ShadowView())
        let subview = UIView()
        view.addSubview(subview)
        view.setNeumorphicShadow(shadow)
        #expect(view.layer.shadowLayers.map(\.shadowComponents) == shadow.components)
        #expect(view.layer.sublayers?.last === subview.layer)
        #expect(view.layer.sublayers?.count == shadow.components.count + 1)
    }

    @Test func shadowLayersFollowSizeShapeAndColor() {
        let view = show(ShadowView())
        view.setNeumorphicShadow()
        view.layer.setCorner(.rounded(12))
        view.backgroundColor = .green
        view.bounds.size = CGSize(width: 200, height: 40)
        stage.simulator.advance(by: 0)
        #expect(view.layer.shadowLayers.count == 3)
        for layer in view.layer.shadowLayers {
            #expect(layer.frame == CGRect(x: 0, y: 0, width: 200, height: 40))
            #expect(layer.cornerRadius == 12 && layer.cornerCurve == .continuous)
            #expect(layer.backgroundColor == UIColor.green.cgColor)
        }
    }

    @Test func shadowLayersResizeTogetherWithView() throws {
        let view = show(ShadowView())
        view.setNeumorphicShadow()
        let layer = try #require(view.layer.shadowLayers.first)
        view.bounds.size.width = 100
        stage.simulator.advance(by: 0)
        #expect(layer.presentation()?.bounds.width == 100)
        UIView.animate(withDuration: 1) {
            view.bounds.size.width = 200
            view.layoutIfNeeded()
        }
        stage.simulator.advance(by: 0.5)
        let width = try #require(view.layer.presentation()).bounds.width
        #expect(width > 101 && width < 199)
        #expect(layer.presentation()?.bounds.width == width)
    }

    @Test func settingShadowsAgainReplacesThem() {
        let view = show(UIView())
        view.setNeumorphicShadow(.center)
        let first = view.layer.shadowLayers.first
        view.frame.size.width = 120
        view.setShadowComponents([red])
        #expect(view.layer.shadowLayers.map(\.shadowComponents) == [red])
        #expect(view.layer.shadowLayers.first === first && first?.frame.width == 120)
        view.removeShadowLayers()
        #expect(view.layer.shadowLayers.isEmpty)
    }

    @Test func shadowColorsFollowAppearance() throws {
        let view = show(ShadowView())
        let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
        view.setShadowComponents([PostStyle.Shadow(radius: 1, opacity: 1, color: color, offset: .zero)])
        let layer = try #require(view.layer.shadowLayers.first)
        #expect(layer.shadowColor == UIColor.black.cgColor)
        stage.simulator.userInterfaceStyle = .dark
        stage.simulator.advance(by: 0)
        #expect(layer.shadowColor == UIColor.white.cgColor)
    }

    @available(*, deprecated, message: "Tests deprecated names.")
    @Test func misspelledNamesOfVersion3SetSameShadows() {
        let view = show(ShadowView())
        let shadow: NeuomorphicShadow = .dropped
        view.setNeuomorphicShadow(shadow)
        #expect(view.layer.shadowLayers.map(\.shadowComponents) == NeumorphicShadow.dropped.components)
    }

    // MARK: Shadow subview

    @Test func shadowSubviewFollowsViewAndIsRemoved() throws {
        let view = show(UIView())
        view.backgroundColor = .gray
        view.layer.setCorner(.circular)
        let label = UIView()
        view.addSubview(label)
        view.setNeumorphicShadow(.dropped, createSubview: true)
        view.setNeumorphicShadow(.center, createSubview: true)
        #expect(view.layer.shadowLayers.isEmpty && view.subviews.count == 2)
        let backdrop = try #require(view.subviews.first)
        #expect(backdrop.layer.shadowLayers.count == 3 && backdrop.layer.cornerRadius == 40)
        #expect(backdrop.backgroundColor == .gray)
        view.bounds.size.height = 300
        stage.simulator.advance(by: 0)
        #expect(backdrop.layer.shadowLayers.first?.frame.height == 300)
        view.removeShadowLayers()
        #expect(view.subviews == [label])
    }

    @Test func nestedShadowViewIsLeftUnchanged() {
        let view = show(UIView())
        let own = ShadowView()
        own.setNeumorphicShadow()
        view.addSubview(own)
        view.setShadowComponents([red], createSubview: true)
        #expect(own.layer.shadowLayers.count == 3)
        view.removeShadowLayers()
        #expect(view.subviews == [own] && own.layer.shadowLayers.count == 3)
    }

    @Test func shadowsAreRendered() throws {
        let view = show(ShadowView())
        view.backgroundColor = .white
        stage.view.backgroundColor = .white
        stage.simulator.advance(by: 0)
        let before = stage.simulator.screenshot(scale: 1).pngData()
        view.setNeumorphicShadow(.dropped)
        stage.simulator.advance(by: 0)
        #expect(stage.simulator.screenshot(scale: 1).pngData() != before)
    }

    // MARK: Messages

    @Test func labeledCallHasTheShadowOfVersion3() {
        let view: MessageView = stage.view.createPostView().post(message: Message("Saved"), dismissAfter: nil)
        stage.simulator.rest()
        #expect(view.enclosingPost != nil && view.layer.shadowOpacity == PostStyle.Shadow.message.opacity)
    }

    @Test func configuredMessageHasItsShadow() throws {
        let stack = stage.view.createMessageStackView()
        stack.presentation = .plain
        stack.messageConfiguration = MessageConfiguration(shadow: true)
        let post = stack.post("Saved")
        stage.simulator.rest()
        #expect(try #require(post.view).layer.shadowOpacity == PostStyle.Shadow.message.opacity)
    }
}
