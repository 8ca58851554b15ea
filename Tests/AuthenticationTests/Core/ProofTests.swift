internal import Domain
import Testing

@testable import AuthenticationCore

@Suite("What a sign-in has proved")
struct ProofTests {
  private static let now = Instant(unixMillis: 1_795_219_200_000)

  private static func proofs(_ kinds: Proof.Kind...) -> [Proof] {
    kinds.map { Proof($0, at: now) }
  }

  @Test("a second factor is one beside that which the sign-in began with, or two in one")
  func secondFactor() {
    let codes: [Proof.Kind] = [
      .oneTimeCode(.sms), .oneTimeCode(.email), .softwareToken, .recoveryCode,
    ]
    for code in codes {
      #expect(!Self.proofs(code).holdsSecondFactor)
      #expect(!Self.proofs(code, .device).holdsSecondFactor)
      #expect(Self.proofs(.password, code).holdsSecondFactor)
      #expect(Self.proofs(.pool, .password, code).holdsSecondFactor)
    }
    for double in [
      Proof.Kind.app([.pin]), .passkey(isTwoFactors: true, isCarried: false), .unnamedFactor,
    ] {
      #expect(Self.proofs(double).holdsSecondFactor)
      #expect(Self.proofs(.password, double).holdsSecondFactor)
    }
    for single in [
      Proof.Kind.password, .device, .pool, .provider(name: "Acme"), .app([]),
      .passkey(isTwoFactors: false, isCarried: true),
    ] {
      #expect(!Self.proofs(single).holdsSecondFactor)
      #expect(!Self.proofs(.password, single).holdsSecondFactor)
    }
    #expect(![Proof]().holdsSecondFactor)
  }

  @Test("FED-8: a provider's own level is one of the sign-in, and makes no second factor")
  func assertedLevel() {
    let proofs = Self.proofs(.provider(name: "Acme", level: .passkey))
    #expect(proofs.level == .passkey && proofs.methods == ["fed"] && !proofs.holdsSecondFactor)
    #expect(Self.proofs(.provider(name: "Acme")).level == .password)
    #expect(AuthenticationLevel(key: "Level5") == nil)
  }

  @Test("what is proved again keeps its place, with the time of now")
  func repeated() {
    var proofs = Self.proofs(.password, .oneTimeCode(.sms))
    let later = Self.now.adding(seconds: 60)
    proofs.note(.password, at: later)
    #expect(proofs == [Proof(.password, at: later), Proof(.oneTimeCode(.sms), at: Self.now)])
    proofs.note(.oneTimeCode(.email), at: later)
    #expect(proofs.count == 3 && proofs.holdsPassword && proofs.holdsSecondFactor)
  }
}
