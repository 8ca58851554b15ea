import IdentityFederationProofs
import Synchronization
import Testing

/// Providers that answer from memory, and remember what they were asked.
final class FakeProviders: ProviderTransport {
  private let state = Mutex(State())

  private struct State {
    var answers: [String: ProviderAnswer] = [:]
    var sent: [ProviderRequest] = []
    /// The requests that only a public address may answer.
    var publicRequests: [String] = []
  }

  static func configuration(
    _ hosts: [String] = ["idp.example.com", "keys.example.com"]
  ) throws -> ProviderConfiguration {
    ProviderConfiguration(
      hosts: try #require(
        AllowedHosts(hosts + ["www.googleapis.com", "people.googleapis.com"])
      ),
      services: PublicProviders(
        google: .google,
        apple: .apple,
        facebook: .facebook,
        amazon: .amazon
      )
    )
  }

  /// The addresses that were asked for, without their queries.
  var requests: [String] { wholeRequests.map { String($0.prefix { $0 != "?" }) } }

  /// The addresses with their queries.
  var wholeRequests: [String] { sent.map(\.url) }

  /// The requests with all that they carry.
  var sent: [ProviderRequest] { state.withLock { $0.sent } }

  /// The addresses that answer.
  var answered: [String] { state.withLock { Array($0.answers.keys) } }

  /// The addresses of which only a public one may answer.
  var publicRequests: [String] { state.withLock { $0.publicRequests } }

  func answer(
    _ url: String,
    _ body: String,
    status: Int = 200,
    cacheControl: String? = nil,
    age: String? = nil
  ) {
    let answer = ProviderAnswer(
      status: status,
      cacheControl: cacheControl,
      age: age,
      body: Array(body.utf8)
    )
    state.withLock { $0.answers[url] = answer }
  }

  /// Nothing is left at the address.
  func silence(_ url: String) {
    state.withLock { $0.answers[url] = nil }
  }

  /// Makes an issuer with these keys, at `keys.example.com` unless said otherwise.
  func serve(
    _ issuer: String,
    _ keys: [TokenMint],
    named name: String? = nil,
    keysAt address: String = "https://keys.example.com/jwks",
    cacheControl: String? = nil,
    discoveryCacheControl: String? = nil
  ) {
    let base = issuer.hasSuffix("/") ? String(issuer.dropLast()) : issuer
    answer(
      base + "/.well-known/openid-configuration",
      #"{"issuer":"\#(name ?? issuer)","jwks_uri":"\#(address)"}"#,
      cacheControl: discoveryCacheControl
    )
    let members = keys.map(\.jwk).joined(separator: ",")
    answer(address, #"{"keys":[\#(members)]}"#, cacheControl: cacheControl)
  }

  func send(
    _ request: ProviderRequest,
    onlyPublic: Bool
  ) async throws(ProviderSilence) -> ProviderAnswer {
    let url = request.url
    let found = state.withLock { (state) -> ProviderAnswer? in
      state.sent.append(request)
      if onlyPublic { state.publicRequests.append(url) }
      return state.answers[String(url.prefix { $0 != "?" })]
    }
    // So that callers at the same time meet.
    await Task.yield()
    guard let found else { throw ProviderSilence("nothing is at \(url)") }
    return found
  }
}
