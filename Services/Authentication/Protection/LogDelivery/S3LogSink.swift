package import Cryptography
package import Domain
package import OutboundHTTP

/// A bucket of a store that speaks Amazon S3's protocol: at most an object a minute, of a line of JSON for each
/// event.
package struct S3LogSink: LogSink {
  package let linesAtOnce = 5_000
  package let pause: Duration? = .seconds(60)

  private let client: OutboundHTTPClient
  private let place: S3Place
  private let signature: SignatureVersion4
  private let clock: any WallClock

  private static let timeLimit = Duration.seconds(60)
  private static let contentType = "application/x-ndjson"

  /// Writes below a place by the client, which its owner shuts down.
  package init(
    _ client: OutboundHTTPClient,
    place: S3Place,
    signature: SignatureVersion4,
    clock: any WallClock
  ) {
    self.client = client
    self.place = place
    self.signature = signature
    self.clock = clock
  }

  package func write(_ batch: LogBatch) async throws(LogSinkFailure) {
    let body = Array(batch.lines.map { $0 + "\n" }.joined().utf8)
    let path = place.path(of: batch)
    let date = CivilTime(clock.now()).basicText
    let hash = SignatureVersion4.hash(body)
    let headers = [
      ("content-type", Self.contentType), ("host", place.host), ("x-amz-content-sha256", hash),
      ("x-amz-date", date),
    ]
    let authorization = signature.authorization(
      of: SignatureVersion4.Request(method: "PUT", path: path, headers: headers, bodyHash: hash),
      date: date
    )
    // The client makes the host's header of the address.
    let sent = headers.filter { $0.0 != "host" } + [("authorization", authorization)]
    do throws(OutboundFailure) {
      let answer = try await client.put(
        OutboundRequest(
          url: place.origin + path,
          headers: sent,
          body: body,
          answer: .discard,
          timeLimit: Self.timeLimit
        )
      )
      guard (200...299).contains(answer.status) else {
        throw OutboundFailure.unreachable("the store answered \(answer.status)")
      }
    } catch {
      switch error {
      case .unreachable(let reason): throw LogSinkFailure(reason)
      case .answerTooLong: throw LogSinkFailure("the store's answer is too long")
      }
    }
  }
}

/// A bucket, and the beginning of its objects' names: `https://HOST/BUCKET/PREFIX`.
///
/// Its characters need no encoding, so that what is signed is what is sent.
package struct S3Place: Sendable, Hashable {
  /// `https://s3.example.com:9000`.
  let origin: String
  let host: String
  /// `/bucket/prefix/`.
  private let folder: String

  /// Nil for what is no such address.
  package init?(url: String) {
    guard let scheme = ["https://", "http://"].first(where: url.hasPrefix) else { return nil }
    let parts = url.dropFirst(scheme.count)
      .split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count >= 2, Self.isHost(parts[0]), Self.isBucket(parts[1]) else { return nil }
    var folders = parts.dropFirst()
    if folders.last == "" { folders = folders.dropLast() }
    guard folders.allSatisfy(Self.isFolder) else { return nil }
    host = Self.withoutUsualPort(String(parts[0]).lowercased(), scheme)
    origin = scheme + host
    folder = "/" + folders.joined(separator: "/") + "/"
  }

  /// By the hour, so that one is found again without a list of all.
  func path(of batch: LogBatch) -> String {
    let time = CivilTime(batch.begunAt).basicText
    let (day, hour) = (time.prefix(8), time.dropFirst(9).prefix(2))
    return "\(folder)\(day)/\(hour)/\(time)-\(batch.id).jsonl"
  }

  /// Clients leave a scheme's own port out of the host that they send, and that is signed.
  private static func withoutUsualPort(_ host: String, _ scheme: String) -> String {
    let port = scheme == "https://" ? ":443" : ":80"
    return host.hasSuffix(port) ? String(host.dropLast(port.count)) : host
  }

  private static func isHost(_ text: Substring) -> Bool {
    !text.isEmpty && text.utf8.allSatisfy { isPlain($0) || $0 == UInt8(ascii: ":") }
  }

  private static func isBucket(_ text: Substring) -> Bool {
    (3...63).contains(text.utf8.count) && isFolder(text)
  }

  private static func isFolder(_ text: Substring) -> Bool {
    !text.isEmpty && text != "." && text != ".." && text.utf8.allSatisfy(isPlain)
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
      UInt8(ascii: "_"):
      true
    default: false
    }
  }
}
