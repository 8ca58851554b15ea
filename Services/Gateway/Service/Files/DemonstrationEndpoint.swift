internal import HTTPTypes
internal import HummingbirdCore
internal import NIOCore
internal import OperatingSystem

/// What `deploy/run` has served on the developer's own machine.
public struct Demonstration: Sendable, Hashable {
  /// The pages and their scripts.
  public let files: [DemonstrationFile]
  /// A file with the ids of the pool and the client that the pages use; it may be made later.
  public let poolFile: String?

  /// What to serve.
  public init(files: [DemonstrationFile], poolFile: String?) {
    self.files = files
    self.poolFile = poolFile
  }
}

/// A file of the demonstration pages.
public struct DemonstrationFile: Sendable, Hashable {
  /// The files that there are, and nothing else of their folder.
  public static let names = [
    "index.html", "style.css",
    "demonstration.js", "main.js", "phone-page.js", "pin-pad.js", "request-log.js", "site-page.js",
    "site.js", "view.js", "words.js",
    "app/app-error.js", "app/app-instance.js", "app/attempt.js", "app/biometric.js",
    "app/calls.js", "app/confirmation.js", "app/delegates.js", "app/encoding.js", "app/index.js",
    "app/indexed-db-key-store.js", "app/instance-state.js", "app/link.js",
    "app/memory-key-store.js", "app/pin-proof.js", "app/pin.js", "app/policy.js",
    "app/second-factor-flow.js", "app/second-factor-info.js", "app/server.js", "app/session.js",
    "app/signed-text.js", "app/signing-key.js", "app/weak-pin.js",
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
  let path: PathPattern
  let methods: [HTTPRequest.Method] = [.get]
  let name = "demonstration"
  let isForPeople = true

  /// Below `/demo/interaction/`, with a slash at its end; empty for the pages themselves.
  private let folder: String
  private let files: [String: DemonstrationFile]
  private let poolFile: String?

  private static let poolFileName = "pool.json"
  private static let maxPoolFileBytes = 4096

  private init(_ demonstration: Demonstration, folder: String) {
    path = PathPattern(stringLiteral: "/demo/interaction/\(folder){file}")
    self.folder = folder
    files = Dictionary(
      demonstration.files.map { ($0.name, $0) },
      uniquingKeysWith: { first, _ in first }
    )
    poolFile = folder.isEmpty ? demonstration.poolFile : nil
  }

  /// Every address of the pages; none where there is nothing to show.
  static func all(_ demonstration: Demonstration?) -> [any Endpoint] {
    guard let demonstration else { return [] }
    return ["", "app/"].map { DemonstrationEndpoint(demonstration, folder: $0) }
  }

  func answer(_ request: EndpointRequest) async -> Answer {
    let name = folder + (request.path["file"].map(String.init) ?? "")
    if name == Self.poolFileName, let pool = pool() { return pool }
    guard let file = files[name.isEmpty ? "index.html" : name] else {
      return Answer(refusing: .nothingHere)
    }
    return Self.answer(file.bytes, file.mediaType)
  }

  /// The ids of pool and client, which are no secret; nil until they are there.
  private func pool() -> Answer? {
    guard let poolFile else { return nil }
    do throws(FileFailure) {
      let file = try FileContents.read(poolFile, maxBytes: Self.maxPoolFileBytes)
      return Self.answer(file.bytes, "application/json")
    } catch {
      return nil
    }
  }

  private static func answer(_ bytes: [UInt8], _ mediaType: String) -> Answer {
    Answer(
      response: Response(
        status: .ok,
        headers: [
          .contentType: mediaType, .cacheControl: "no-store", .xContentTypeOptions: "nosniff",
          .contentSecurityPolicy:
            "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; "
            + "connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
          .referrerPolicy: "no-referrer",
        ],
        body: ResponseBody(byteBuffer: ByteBuffer(bytes: bytes))
      )
    )
  }
}
