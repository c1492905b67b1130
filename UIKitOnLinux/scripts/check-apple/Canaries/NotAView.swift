// refused: this expression does not conform to 'View'
import SwiftUI

@MainActor
func column() -> some View { VStack { 1 } }
