// Names for apps that declare types with the names of the library's, as in Names.swift.

#if compiler(>=6.3)
    @available(*, deprecated, message: "Use MessageStackViewConnectivity::ConnectivityManager.")
#endif
@_documentation(visibility: internal)
public typealias PostConnectivityManager = ConnectivityManager

#if compiler(>=6.3)
    @available(*, deprecated, message: "Use MessageStackViewConnectivity::ConnectivityMessageable.")
#endif
@_documentation(visibility: internal)
public typealias PostConnectivityMessageable = ConnectivityMessageable

#if compiler(>=6.3)
    @available(*, deprecated, message: "Use MessageStackViewConnectivity::ConnectivityMonitoring.")
#endif
@_documentation(visibility: internal)
public typealias PostConnectivityMonitoring = ConnectivityMonitoring
