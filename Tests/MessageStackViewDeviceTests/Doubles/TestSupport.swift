#if SWIFT_PACKAGE
    @_exported import MessageStackViewTestSupport
#endif
