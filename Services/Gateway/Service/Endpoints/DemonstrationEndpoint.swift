internal import HTTPTypes
internal import HummingbirdCore
internal import NIOCore

/// A file of the demonstration pages, which `deploy/run` has served on the developer's own machine.
public struct DemonstrationFile: Sendable, Hashable {
  /// The files that there are, and nothing else of their folder.
  public static let names = [
    "index.html", "style.css", "main.js", "site.js", "app.js", "protocol.js",
  ]

  /// One of `names`.
  public let name: String
  /// What it holds.
  public let bytes: [UInt8]

  /// A file's name and content.
  public init(name: String, bytes: [UInt8]) {
    self.name = name
    self.bytes = bytes
  }

  fileprivate var mediaType: String {
    switch name.split(separator: ".").last {
    case "html": "text/html; charset=utf-8"
    case "css": "text/css; charset=utf-8"
    default: "text/javascript; charset=utf-8"
    }
  }
}

/// `/demo/interaction/`: pages that show how an app confirms a sign-in.
///
/// They run scripts, and are not there unless the configuration names their folder.
struct DemonstrationEndpoint: Endpoint {
  let path: PathPattern = "/demo/interaction/{file}"
  let methods: [HTTPRequest.Method] = [.get]
  let name = "demonstration"
  let isForPeople = true

  private let files: [String: DemonstrationFile]

  /// Nil where there is nothing to show.
  init?(_ files: [DemonstrationFile]) {
    guard !files.isEmpty else { return nil }
    self.files = Dictionary(files.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
  }

  func answer(_ request: EndpointRequest) async -> Answer {
    let name = request.path["file"].map(String.init) ?? ""
    guard let file = files[name.isEmpty ? "index.html" : name] else {
      return Answer(refusing: .nothingHere)
    }
    return Answer(
      response: Response(
        status: .ok,
        headers: [
          .contentType: file.mediaType, .cacheControl: "no-store", .xContentTypeOptions: "nosniff",
          .contentSecurityPolicy:
            "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; "
            + "connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
          .referrerPolicy: "no-referrer",
        ],
        body: ResponseBody(byteBuffer: ByteBuffer(bytes: file.bytes))
      )
    )
  }
}
