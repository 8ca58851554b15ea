import Crypto
import Foundation
import Testing

@testable import GatehouseApp

/// The library says to the vectors' server what the reference app says (REQUIREMENTS: USR-22).
@Suite("Vectors", .timeLimit(.minutes(5)))
struct VectorTests {
  @Test("USR-22: each request is the vector's", arguments: Vectors.names)
  func interaction(_ name: String) async throws {
    let keys = try Vectors.read("keys")
    let exchanges = try #require(try Vectors.read(name)["exchanges"]?.array)
    let transport = VectorTransport(exchanges, keys["keys"])
    let time = try #require(exchanges.first?["time"]?.integer)
    let app = AppInstance(
      server: Server(
        address: try #require(keys["address"]?.text.flatMap { URL(string: $0) }),
        pool: keys["pool"]?.text ?? ""
      ),
      keys: try VectorKeys(keys, state: name == "enrolment" ? nil : Self.state(keys)),
      device: DeviceDescription(platform: "android", model: "Pixel 9", appVersion: "1.0"),
      transport: transport,
      clock: { time },
      randomness: try VectorRandomness(exchanges)
    )
    var session: Session?
    var callbacks = await app.interactions().makeAsyncIterator()
    for input in exchanges.compactMap({ $0["input"] }) {
      try await Self.give(input, to: app, &session)
      guard let callback = await callbacks.next() else { continue }
      if case .secondFactor(let stopped, let info, _) = callback {
        #expect(info.result != .error)
        #expect(stopped == (info.result == .success && !info.retry))
      }
    }
    #expect(await transport.left.isEmpty)
  }

  /// What the user does.
  private static func give(
    _ input: JSONValue,
    to app: AppInstance,
    _ session: inout Session?
  ) async throws {
    if let link = input["open"]?.text {
      session = try await app.open(link)
    } else if input["confirm"] != nil {
      let shown = try #require(session)
      try await app.setAccount(
        shown.kind == .enrol ? nil : shown.accounts.first,
        for: shown,
        with: input["userInput"]?.text,
        comparison: input["comparison"]?.text
      )
    } else if let digits = input["pin"]?.text {
      try await app.sfInput(PINProofTests.pin(digits))
    } else if input["biometric"] != nil {
      try await app.sfInput(Biometric())
    } else if input["flow"]?.text == "CHANGE_PIN" {
      try await app.changePIN()
    } else {
      try await app.addBiometrics()
    }
  }

  /// What an app with one account keeps.
  private static func state(_ keys: JSONValue) throws -> Data {
    let registered = try Vectors.read("enrolment")["exchanges"]?.array?.first?["answer"]
    return try JSONEncoder().encode(
      AppInstance.State(
        instance: keys["instance"]?.text ?? "",
        serverName: "Example",
        policy: #require(registered?["policy"]),
        accountKeys: [keys["account"]?.text ?? "": "account"]
      )
    )
  }

  @Test("USR-22: each step of a PIN's proof is the vector's", arguments: Vectors.names)
  func proofs(_ name: String) throws {
    let keys = try Vectors.read("keys")
    let secret = SymmetricKey(data: try Vectors.bytes(keys["pinSecret"]?.text))
    for exchange in try #require(try Vectors.read(name)["exchanges"]?.array) {
      guard let shown = exchange["computed"]?["pin"] ?? exchange["computed"]?["setPin"] else {
        continue
      }
      let password = PINProofTests.pin(shown["digits"]?.text ?? "").input(secret: secret)
      #expect(password == shown["pinInput"]?.text)
      guard let verifier = shown["verifier"]?.text else { continue }
      let made = PINProof.verifier(
        names: PINProofTests.names,
        password: password,
        salt: try Vectors.bytes(shown["salt"]?.text)
      )
      #expect(Data(made).base64EncodedString() == verifier)
    }
  }

  @Test("USR-29: what a digest is made of is the vector's", arguments: Vectors.names)
  func digests(_ name: String) throws {
    for exchange in try #require(try Vectors.read(name)["exchanges"]?.array) {
      guard let canonical = exchange["computed"]?["canonical"]?.text else { continue }
      let shown = try JSONDecoder().decode(JSONValue.self, from: Data(canonical.utf8))
      #expect(shown.canonical == canonical)
      let digest = Base64URL.encoded(SHA256.hash(data: Array(canonical.utf8)))
      #expect(digest == exchange["answer"]?["digest"]?.text)
    }
  }

  @Test("the files' own signatures hold over the bytes that they name", arguments: Vectors.names)
  func signatures(_ name: String) throws {
    let keys = try Vectors.read("keys")["keys"]
    for exchange in try #require(try Vectors.read(name)["exchanges"]?.array) {
      let signed = [exchange["request"]?["dpop"], exchange["computed"]?["decision"]].compactMap {
        $0
      }
      for each in signed {
        let key = keys?[each["key"]?.text ?? ""]?["jwk"]
        let text = "\(each["signed"]?.text ?? "").\(each["signature"]?.text ?? "")"
        let (header, payload) = try Vectors.parts(text, by: key)
        #expect(header == each["header"] && payload == each["payload"])
      }
    }
  }
}
