import Testing
import UIKit

@testable import MessageStackView
@testable import MessageStackViewVersion3

extension HostedTests {
    @MainActor
    struct PostBodyTests {
        private let stage: Stage
        private let slot = PostSlot()
        private let text = UILabel()

        init() async throws {
            stage = try await Stage()
        }

        /// Shows a text in the slot, 60 points below the top and 20 points from the sides.
        private func show(
            _ style: PostStyle,
            edge: PostEdge? = nil,
            scrolls: Bool = false,
            _ words: String = "Saved"
        ) -> PostSlot {
            text.text = words
            text.numberOfLines = 0
            slot.setStyle(style, edge: edge, needsBody: style.needsBody, scrolls: scrolls)
            slot.attach(text)
            slot.translatesAutoresizingMaskIntoConstraints = false
            stage.view.addSubview(slot)
            NSLayoutConstraint.activate([
                slot.topAnchor.constraint(equalTo: stage.view.topAnchor, constant: 60),
                slot.leadingAnchor.constraint(equalTo: stage.view.leadingAnchor, constant: 20),
                slot.trailingAnchor.constraint(equalTo: stage.view.trailingAnchor, constant: -20),
            ])
            stage.view.layoutIfNeeded()
            return slot
        }

        private func fills(_ view: UIView) -> Bool {
            let frame = view.convert(view.bounds, to: slot)
            return frame.insetBy(dx: -0.01, dy: -0.01).contains(slot.bounds)
                && slot.bounds.insetBy(dx: -0.01, dy: -0.01).contains(frame)
        }

        // MARK: Content

        @Test func plainPostHasNoBody() {
            let slot = show(PostStyle())
            #expect(slot.body == nil && text.superview === slot && slot.subviews == [text])
        }

        @Test func viewFillsBodyAndDeterminesHeight() throws {
            let slot = show(PostStyle(.color(.red)))
            let body = try #require(slot.body)
            #expect(body.frame == slot.bounds && body.clipView.frame == slot.bounds)
            #expect(fills(text))
            #expect(abs(slot.bounds.height - text.intrinsicContentSize.height) < 0.5)
        }

        @Test(arguments: [false, true])
        func removingViewFromBodyIsReported(scrolls: Bool) {
            let slot = show(PostStyle(.color(.red)), scrolls: scrolls)
            var events: [PostSlot.Event] = []
            slot.handle = {
                events.append($0)
                return true
            }
            text.removeFromSuperview()
            #expect(events == [.contentTaken] && slot.content == nil)
        }

        @Test(arguments: [false, true])
        func returnedViewHasOriginalState(scrolls: Bool) {
            text.frame = CGRect(x: 1, y: 2, width: 30, height: 40)
            let slot = show(PostStyle(.color(.red), corners: .capsule), scrolls: scrolls)
            slot.returnContent()
            #expect(text.superview == nil && text.translatesAutoresizingMaskIntoConstraints)
            #expect(text.frame == CGRect(x: 1, y: 2, width: 30, height: 40))
            #expect(slot.content == nil)
        }

        @Test func exchangedViewReplacesContentInBody() {
            let slot = show(PostStyle(.color(.red)))
            let other = UILabel()
            other.text = "Other"
            slot.exchangeContent(for: other)
            stage.view.layoutIfNeeded()
            #expect(slot.content === other && other.superview === slot.body?.contentArea && text.superview == nil)
            #expect(fills(other))
        }

        @Test func bodyAddedLaterAdoptsViewSilently() {
            let slot = show(PostStyle())
            var events: [PostSlot.Event] = []
            slot.handle = {
                events.append($0)
                return true
            }
            slot.show(count: 3)
            slot.restyle(PostStyle(.color(.red)))
            stage.view.layoutIfNeeded()
            #expect(events.isEmpty && slot.content === text && text.superview === slot.body?.contentArea)
            #expect(fills(text))
            #expect(slot.subviews.last is PostCountLabel)
        }

        @Test func contentAreaCanBeInsetFromEdge() throws {
            let slot = show(PostStyle(.color(.red)))
            let body = try #require(slot.body)
            body.contentArea.topAnchor.constraint(greaterThanOrEqualTo: slot.topAnchor, constant: 30).isActive = true
            stage.view.layoutIfNeeded()
            #expect(body.contentArea.frame.minY == 30 && body.frame.minY == 0)
            #expect(abs(slot.bounds.height - 30 - text.intrinsicContentSize.height) < 0.5)
        }

        // MARK: Scrolling

        @Test func fittingContentDoesNotScroll() throws {
            let slot = show(PostStyle(), scrolls: true)
            let scrollView = try #require(slot.body?.scrollView)
            #expect(!scrollView.isScrollEnabled && !scrollView.bounces)
            #expect(abs(slot.bounds.height - text.intrinsicContentSize.height) < 0.5)
        }

        @Test func contentFillsFixedHeight() throws {
            let slot = show(PostStyle(), scrolls: true)
            slot.heightAnchor.constraint(equalToConstant: 300).isActive = true
            stage.view.layoutIfNeeded()
            #expect(text.bounds.height == 300 && slot.body?.scrollView?.isScrollEnabled == false)
        }

        // MARK: Shape

        @Test(arguments: [(20, 20), (-4, 0), (CGFloat.nan, 0), (.infinity, 0), (5000, 50)] as [(CGFloat, CGFloat)])
        func cornerRadiusIsClamped(radius: CGFloat, expected: CGFloat) throws {
            let slot = show(PostStyle(corners: .rounded(radius)))
            slot.heightAnchor.constraint(equalToConstant: 100).isActive = true
            stage.view.layoutIfNeeded()
            let layer = slot.body?.clipView.layer
            #expect((layer?.cornerRadius ?? 0) == expected)
        }

        @Test func capsuleFollowsHeight() throws {
            let slot = show(PostStyle(corners: .capsule))
            let height = slot.heightAnchor.constraint(equalToConstant: 60)
            height.isActive = true
            stage.view.layoutIfNeeded()
            let layer = try #require(slot.body?.clipView.layer)
            #expect(layer.cornerRadius == 30 && layer.cornerCurve == .circular)
            height.constant = 100
            stage.view.layoutIfNeeded()
            #expect(layer.cornerRadius == 50)
        }

        /// The masks are those of `CACornerMask`: 1 and 2 for the upper corners, 4 and 8 for the lower ones.
        @Test(arguments: [(PostEdge.top, 12), (.bottom, 3), (.leading, 10), (.trailing, 5)] as [(PostEdge, UInt)])
        func automaticCornersAreAwayFromEdge(edge: PostEdge, corners: UInt) {
            let slot = show(PostStyle(corners: PostCorners(9, places: nil)), edge: edge)
            #expect(slot.body?.clipView.layer.maskedCorners.rawValue == corners)
            slot.edge = nil
            #expect(slot.body?.clipView.layer.maskedCorners.rawValue == 15)
        }

        @Test func viewIsClippedToCornersWithBorderInside() throws {
            let slot = show(PostStyle(corners: .rounded(12), borderColor: .red, borderWidth: 2))
            let layer = try #require(slot.body?.clipView.layer)
            #expect(layer.masksToBounds && layer.cornerCurve == .continuous)
            #expect(layer.borderWidth == 2 && layer.borderColor == UIColor.red.cgColor)
            #expect(layer.bounds == slot.bounds)
            slot.restyle(PostStyle(corners: .rounded(12), borderColor: .red, borderWidth: .nan))
            #expect(layer.borderWidth == 0)
        }

        // MARK: Shadows

        @Test func shadowsHavePathsAndAreNotRasterized() throws {
            let slot = show(PostStyle(corners: .rounded(9), shadows: NeumorphicShadow.center.components))
            let layers = try #require(slot.body?.shadowView?.layer.shadowLayers)
            #expect(layers.map(\.shadowComponents) == NeumorphicShadow.center.components)
            #expect(layers.allSatisfy { $0.shadowPath?.boundingBox == slot.bounds && $0.backgroundColor == nil })
        }

        @Test func shadowAndCornersAnimateWithHeight() async throws {
            let slot = show(PostStyle(corners: .capsule, shadows: NeumorphicShadow.dropped.components))
            let height = slot.heightAnchor.constraint(equalToConstant: 60)
            height.isActive = true
            stage.view.layoutIfNeeded()
            let body = try #require(slot.body)
            let shadow = try #require(body.shadowView?.layer.shadowLayers.first)
            UIViewPropertyAnimator(duration: 1, curve: .linear) {
                height.constant = 160
                self.stage.view.layoutIfNeeded()
            }.startAnimation()
            let frames = try await stage.watch(frames: 30) {
                (
                    height: try #require(slot.layer.presentation()).bounds.height,
                    shadow: try #require(shadow.presentation()?.shadowPath).boundingBox.height,
                    radius: try #require(body.clipView.layer.presentation()).cornerRadius
                )
            }
            let moving = frames.filter { $0.height > 61 && $0.height < 159 }
            #expect(moving.count > 2)
            #expect(moving.allSatisfy { abs($0.shadow - $0.height) < 1 && abs($0.radius - $0.height / 2) < 1 })
        }

        @Test func translucentFillMasksShadow() throws {
            let shadows = NeumorphicShadow.dropped.components
            let slot = show(PostStyle(.blur(.systemMaterial), corners: .rounded(9), shadows: shadows))
            let mask = try #require(slot.body?.shadowView?.layer.mask as? CAShapeLayer)
            let middle = CGPoint(x: slot.bounds.midX, y: slot.bounds.midY)
            #expect(mask.path?.contains(middle, using: .evenOdd) == false)
            #expect(mask.path?.contains(CGPoint(x: middle.x, y: slot.bounds.maxY + 20), using: .evenOdd) == true)
            slot.restyle(PostStyle(.blur(.systemMaterial), .color(.red), shadows: shadows))
            #expect(slot.body?.shadowView?.layer.mask == nil)
            slot.restyle(PostStyle(.blur(.systemMaterial)))
            #expect(slot.body?.shadowView == nil)
        }

        @Test func shadowMaskAnimatesWithHeight() async throws {
            let slot = show(PostStyle(.blur(.systemMaterial), shadows: NeumorphicShadow.dropped.components))
            let height = slot.heightAnchor.constraint(equalToConstant: 60)
            height.isActive = true
            stage.view.layoutIfNeeded()
            let mask = try #require(slot.body?.shadowView?.layer.mask as? CAShapeLayer)
            UIViewPropertyAnimator(duration: 1, curve: .linear) {
                height.constant = 160
                self.stage.view.layoutIfNeeded()
            }.startAnimation()
            let frames = try await stage.watch(frames: 30) {
                (
                    height: try #require(slot.layer.presentation()).bounds.height,
                    path: try #require(mask.presentation()?.path)
                )
            }
            let moving = frames.filter { $0.height > 61 && $0.height < 159 }
            #expect(moving.count > 2)
            for (height, path) in moving {
                #expect(!path.contains(CGPoint(x: 100, y: height - 3), using: .evenOdd))
                #expect(path.contains(CGPoint(x: 100, y: height + 3), using: .evenOdd))
            }
        }
    }
}
