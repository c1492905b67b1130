extension UIWindowScene {
    /// The geometry of a scene at one moment.
    ///
    /// https://developer.apple.com/documentation/uikit/uiwindowscene/geometry
    @available(iOS 16.0, *)
    @MainActor
    open class Geometry: NSObject {
        open private(set) var interfaceOrientation: UIInterfaceOrientation
        /// A Boolean value that indicates whether the scene keeps its orientation for a controller that prefers that.
        @available(iOS 26.0, *)
        open private(set) var isInterfaceOrientationLocked: Bool
        @available(iOS 26.0, *)
        open var coordinateSpace: any UICoordinateSpace { space }

        private let space: FixedCoordinateSpace

        init(of scene: UIWindowScene) {
            interfaceOrientation = scene.storedOrientation
            isInterfaceOrientationLocked = scene.isOrientationLocked
            space = FixedCoordinateSpace(frame: scene.frame)
            super.init()
        }
    }

    /// The app's preferences for the geometry of a scene.
    ///
    /// https://developer.apple.com/documentation/uikit/uiwindowscene/geometrypreferences
    @available(iOS 16.0, *)
    open class GeometryPreferences: NSObject {
        /// https://developer.apple.com/documentation/uikit/uiwindowscene/geometrypreferences/ios
        @available(iOS 16.0, *)
        open class iOS: GeometryPreferences {
            open var interfaceOrientations: UIInterfaceOrientationMask?

            public override init() {
                super.init()
            }

            public convenience init(interfaceOrientations: UIInterfaceOrientationMask) {
                self.init()
                self.interfaceOrientations = interfaceOrientations
            }
        }

        fileprivate override init() {
            super.init()
        }
    }

    /// The bars, insets and size classes of the scene in its frame on the screen.
    package var effectiveGeometryValues: SceneGeometry {
        let whole = screen.configuration.geometry(in: storedOrientation)
        return frameOnScreen.map { whole.part($0) } ?? whole
    }
}
