import Domain
import TestSupport
import Testing

@testable import IdentityFederationProofs

@Suite("IDP-4: providers that fail again and again")
struct PausingTransportTests {
  private let providers = FakeProviders()
  private let clock = ManualClock()
  private let transport: PausingTransport

  private static let address = "https://idp.example.com/keys"
  private static let other = "https://other.example.com/keys"

  init() {
    transport = PausingTransport(over: providers, clock: clock)
  }

  /// Whether the provider answers.
  private func ask(_ address: String = address) async -> Bool {
    guard let address = ProviderAddress(address) else { return false }
    do throws(ProviderSilence) {
      _ = try await transport.send(.get(address), onlyPublic: false)
      return true
    } catch {
      return false
    }
  }

  private func fail(_ times: Int) async {
    for _ in 0..<times { #expect(await !ask()) }
  }

  @Test("are left alone for ten seconds after five failures, and others are not")
  func pause() async {
    providers.answer(Self.other, "{}")
    await fail(5)
    #expect(providers.requests.count == 5)
    await fail(20)
    #expect(providers.requests.count == 5)
    #expect(await ask(Self.other))
    clock.advance(by: .milliseconds(9999))
    providers.answer(Self.address, "{}")
    await fail(1)
    clock.advance(by: .milliseconds(1))
    #expect(await ask())
    // All is forgotten.
    providers.silence(Self.address)
    await fail(4)
    providers.answer(Self.address, "{}")
    #expect(await ask())
  }

  @Test("are tried by one request after the pause, whose failure is another pause")
  func trial() async {
    await fail(5)
    for round in 1...3 {
      clock.advance(by: .seconds(10))
      await fail(5)
      #expect(providers.requests.count == 5 + round)
    }
  }

  @Test("answers of status 5xx are failures, others are not")
  func status() async {
    providers.answer(Self.address, "{}", status: 404)
    for _ in 0..<9 { #expect(await ask()) }
    providers.answer(Self.address, "{}", status: 503)
    for _ in 0..<5 { #expect(await ask()) }
    #expect(await !ask())
    #expect(providers.requests.count == 14)
  }

  @Test("a clock that is set back makes no pause longer")
  func clockSetBack() async {
    await fail(5)
    clock.advance(by: .seconds(-3600))
    providers.answer(Self.address, "{}")
    #expect(await ask())
  }
}
