// refused: call to main actor-isolated instance method 'callAsFunction()' in a synchronous nonisolated context
import SwiftUI

func close(_ dismiss: DismissAction) { dismiss() }
