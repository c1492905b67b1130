// refused: 'onChange(of:initial:_:)' is only available in iOS 17.0 or newer
import SwiftUI

@MainActor
func observed(_ text: String) -> some View { Text(text).onChange(of: text) { print("changed") } }
