import FlyingFox
import FlyingSocks
import Foundation

/// A web server for the page that shows the simulated device. It accepts only connections from this machine.
struct Host {
    let options: HostOptions
    let pages: Pages

    /// The files of the page by their paths.
    private static let files = [
        "/": "index.html", "/page.css": "page.css", "/screen.js": "screen.js", "/controls.js": "controls.js",
    ]

    /// Serves the page until the task is canceled, and prints its address.
    func run() async throws {
        let server = HTTPServer(
            address: try .inet(ip4: "127.0.0.1", port: options.port), logger: .disabled,
            handler: LocalRequests(handler: routes))
        OpenFiles.raiseLimit()
        let interruption = Interruption()
        defer { withExtendedLifetime(interruption) {} }
        try await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask { try await serve(with: server) }
            group.addTask { try await announceAddress(of: server) }
            // The first error cancels the other task, so that a taken port is reported at once.
            while try await group.next() != nil {}
        }
    }

    private var routes: RoutedHTTPHandler {
        var routes = RoutedHTTPHandler()
        for (path, file) in Self.files {
            routes.appendRoute(
                HTTPRoute("GET \(path)"), to: FileHTTPHandler(named: file, in: .module, cacheControl: [.noStore]))
        }
        routes.appendRoute("GET /screen", to: WebSocketHTTPHandler(handler: PageConnections(pages: pages)))
        routes.appendRoute(HTTPRoute("GET \(RecordingHandler.path)"), to: RecordingHandler(pages: pages))
        return routes
    }

    private func serve(with server: HTTPServer) async throws {
        do {
            try await server.run()
        } catch SocketError.failed(_, EADDRINUSE, _) {
            throw HostError.portIsTaken(options.port)
        } catch SocketError.failed(_, EACCES, _) {
            throw HostError.portIsReserved(options.port)
        }
    }

    private func announceAddress(of server: HTTPServer) async throws {
        try await server.waitUntilListening()
        guard case .ip4(let address, let port) = await server.listeningAddress else { return }
        FileHandle.standardOutput.write(Data("The example app is at http://\(address):\(port)\n".utf8))
    }
}
