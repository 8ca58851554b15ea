internal import Domain
internal import Runtime

/// Whether a signed call comes through the gateway to the proof of its signature, by a call of its own.
///
/// The call names an access key that no installation has, so that it changes nothing. The right answer is the
/// refusal that such a key gets: identity federation gives it after it has looked the key up, and no process gives
/// it in its place. Whether the services then believe what is proved is seen by their ticket keys
/// (`ReadinessCheck`).
struct SignedCallCheck: Check {
  let title = "signed call"

  let folder: InstallationFolder
  let clock: any WallClock
  /// Longer than the gateway takes for a call that no service answers.
  var patience = Duration.seconds(15)
  /// No key that is made looks like it.
  private static let accessKey = "GATEHOUSECTLCHECK"
  private static let expected = "UnrecognizedClientException"

  func outcome() async -> CheckOutcome {
    // What is wrong with the file is reported with the configurations.
    guard var source = folder.readable(folder.gatewayPath) else {
      return .skipped("\(folder.gatewayPath) cannot be read")
    }
    let isOverTLS = source.secretFile("tls", "certificate-file", default: nil) != nil
    var place = ListenPlace(
      host: source.string("listen-address", default: "127.0.0.1"),
      port: source.integer("listen-port", default: 8080, in: 0...65_535)
    )
    if folder.path == InstallationFolder.usualPath, SystemManager.isRunning {
      do throws(ControlFailure) {
        place = try await inheritedPlace() ?? place
      } catch {
        return .findings([Finding(error, cure: "look whether systemd answers: systemctl status")])
      }
    }
    guard place.port != 0 else { return .skipped("the system chooses the gateway's port") }
    return .findings(await findings(at: place, isOverTLS: isOverTLS))
  }

  /// The socket that systemd keeps open for the gateway.
  private func inheritedPlace() async throws(ControlFailure) -> ListenPlace? {
    let systemctl = Program(path: "/usr/bin/systemctl")
    let shown = try await systemctl.output([
      "show", "--property=Listen", "--value", ServiceName.gateway.socketUnit,
    ])
    return shown.split(separator: "\n").compactMap { ListenPlace(systemd: $0) }.first
  }

  private func findings(at place: ListenPlace, isOverTLS: Bool) async -> [Finding] {
    let (gateway, prover) = (ServiceName.gateway, ServiceName.identityFederation)
    let answer = await HTTPProbe.send(
      Array(request.utf8),
      to: place.reachableHost,
      port: place.port,
      isOverTLS: isOverTLS,
      timeout: patience
    )
    guard let (status, text) = answer else {
      return [
        Finding(
          "the gateway answers no call of clients at \(place.reachableHost) port \(place.port)",
          cure: "systemctl restart \(gateway.socketUnit) \(gateway.unit)"
        )
      ]
    }
    guard status != 400 || !text.contains(Self.expected) else { return [] }
    let body = text.split(separator: "\r\n\r\n", maxSplits: 1).dropFirst().first ?? ""
    return [
      Finding(
        "a signed call with an unknown access key is answered by \(status) \(body.prefix(200)), and not by "
          + Self.expected,
        cure: "read why: journalctl -b -u \(gateway.unit) -u \(prover.unit) -p warning"
      )
    ]
  }

  /// The signature is made up: no key could have made it.
  private var request: String {
    let time = clock.now()
    let date = CivilTime(time).textToTheSecond.filter { $0 != "-" && $0 != ":" }
    let body = #"{"MaxResults":1}"#
    let credential = "\(Self.accessKey)/\(date.prefix(8))/us-east-1/cognito-idp/aws4_request"
    return [
      "POST / HTTP/1.1", "host: localhost", "connection: close",
      "content-type: application/x-amz-json-1.1", "content-length: \(body.utf8.count)",
      "user-agent: gatehousectl check",
      "x-amz-target: AWSCognitoIdentityProviderService.ListUserPools", "x-amz-date: \(date)",
      "authorization: AWS4-HMAC-SHA256 Credential=\(credential), "
        + "SignedHeaders=content-type;host;x-amz-date;x-amz-target, "
        + "Signature=\(String(repeating: "0", count: 64))",
      "", body,
    ].joined(separator: "\r\n")
  }
}

/// An address at which clients connect.
struct ListenPlace: Sendable, Hashable {
  let host: String
  let port: Int

  init(host: String, port: Int) {
    self.host = host
    self.port = port
  }

  /// What `systemctl show --property=Listen` says of a socket: `[::]:8080 (Stream)`; nil for another kind.
  init?(systemd text: Substring) {
    let words = text.split(separator: " ")
    guard words.count == 2, words[1] == "(Stream)", let colon = words[0].lastIndex(of: ":"),
      let port = Int(words[0][words[0].index(after: colon)...])
    else { return nil }
    self.init(host: words[0][..<colon].filter { $0 != "[" && $0 != "]" }, port: port)
  }

  /// This machine's own address, where every one of its addresses is listened at.
  var reachableHost: String {
    switch host {
    case "0.0.0.0", "": "127.0.0.1"
    case "::": "::1"
    default: host
    }
  }
}
