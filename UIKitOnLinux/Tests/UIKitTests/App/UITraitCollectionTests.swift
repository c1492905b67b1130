import Simulator
import Testing
import UIKit

@MainActor
struct UITraitCollectionTests {
    @Test func laterCollectionsWinWhereTheySpeak() {
        let merged = UITraitCollection(traitsFrom: [
            UITraitCollection(userInterfaceStyle: .dark), UITraitCollection(displayScale: 2),
            UITraitCollection(userInterfaceStyle: .light), UITraitCollection(),
        ])
        #expect(merged.userInterfaceStyle == .light && merged.displayScale == 2)
        #expect(merged.horizontalSizeClass == .unspecified && merged.userInterfaceIdiom == .unspecified)
    }

    @Test func containingAsksOnlyForWhatTheOtherSays() {
        let full = UIScreen.main.traitCollection
        #expect(full.containsTraits(in: nil))
        #expect(full.containsTraits(in: UITraitCollection()))
        #expect(full.containsTraits(in: UITraitCollection(userInterfaceIdiom: full.userInterfaceIdiom)))
        #expect(!UITraitCollection().containsTraits(in: full))
        #expect(!full.containsTraits(in: UITraitCollection(userInterfaceLevel: .elevated)))
    }

    @Test func coloursDependOnSomeTraitsOnly() {
        let plain = UITraitCollection(userInterfaceStyle: .light)
        func differs(_ change: (inout any UIMutableTraits) -> Void) -> Bool {
            plain.modifyingTraits(change).hasDifferentColorAppearance(comparedTo: plain)
        }
        #expect(differs { $0.userInterfaceStyle = .dark })
        #expect(differs { $0.accessibilityContrast = .high })
        #expect(differs { $0.userInterfaceLevel = .elevated })
        #expect(!differs { $0.preferredContentSizeCategory = .small })
        #expect(!differs { $0.horizontalSizeClass = .regular })
        #expect(!differs { $0.displayScale = 1 })
    }

    @Test func currentTraitsAreThoseOfWhatIsPerformed() {
        let outside = UITraitCollection.current
        let dark = UITraitCollection(mutations: { $0.userInterfaceStyle = .dark })
        dark.performAsCurrent {
            #expect(UITraitCollection.current == dark)
            UITraitCollection(userInterfaceStyle: .light).performAsCurrent {}
            #expect(UITraitCollection.current == dark)
        }
        #expect(UITraitCollection.current == outside)
    }

    @Test func equalCollectionsAreEqualAndHashAlike() {
        let (first, second) = (
            UITraitCollection(displayScale: 3), UITraitCollection(mutations: { $0.displayScale = 3 })
        )
        #expect(first == second && first.hash == second.hash)
        #expect(first != UITraitCollection(displayScale: 2))
    }
}
