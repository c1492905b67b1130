#if SWIFT_PACKAGE
    // An app of version 3 adds one import for all names of version 3, including those of the bar for a lost connection.
    @_exported import MessageStackView
    @_exported import MessageStackViewConnectivity
#endif
