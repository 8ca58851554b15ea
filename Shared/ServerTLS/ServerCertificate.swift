public import Domain
public import Metrics
public import NIOConcurrencyHelpers
public import NIOSSL

/// The certificate that new connections get, which can be replaced while the server runs.
///
/// Connections that are open keep the one that they began with.
public final class ServerCertificate: Sendable {
  /// Makes ready what serves by a new certificate; what it returns puts it into use, and cannot fail.
  private typealias Replacement = @Sendable (TLSConfiguration) throws -> @Sendable () -> Void

  private struct State {
    var identity: TLSIdentity
    var validity: TLSValidity
    var replacements: [Replacement] = []
  }

  private let state: NIOLockedValueBox<State>
  private let clock: any WallClock
  private let expiry: Gauge?

  /// Begins with a certificate; the gauge has the time of its end.
  public init(
    _ identity: TLSIdentity,
    clock: any WallClock,
    expiry: Gauge? = nil
  ) throws(TLSIdentityFault) {
    _ = try identity.serverConfiguration()
    let validity = try identity.validity()
    state = NIOLockedValueBox(State(identity: identity, validity: validity))
    self.clock = clock
    self.expiry = expiry
    expiry?.record(validity.notAfter.unixSeconds)
  }

  /// When the certificate is good.
  public var validity: TLSValidity { state.withLockedValue { $0.validity } }

  /// Why no client accepts the certificate now; nil where its time is not the reason.
  public var fault: String? { validity.fault(at: clock.now()) }

  /// Whether this is the identity in use.
  public func serves(_ identity: TLSIdentity) -> Bool {
    state.withLockedValue {
      $0.identity.certificateChain == identity.certificateChain
        && $0.identity.privateKey == identity.privateKey
    }
  }

  /// What serves by the certificate, made now and made again for each that replaces it.
  public func maker<Made: Sendable>(
    _ make: @escaping @Sendable (TLSConfiguration) throws -> Made
  ) throws -> NIOLockedValueBox<Made> {
    try state.withLockedValue { state in
      let made = NIOLockedValueBox(try make(try state.identity.serverConfiguration()))
      state.replacements.append { configuration in
        let new = try make(configuration)
        return { made.withLockedValue { $0 = new } }
      }
      return made
    }
  }

  /// Serves new connections by another certificate; one that cannot be used changes nothing.
  public func replace(by identity: TLSIdentity) throws {
    let configuration = try identity.serverConfiguration()
    let validity = try identity.validity()
    if let fault = validity.fault(at: clock.now()) {
      throw CertificateTimeFault(description: fault)
    }
    try state.withLockedValue { state in
      let commits = try state.replacements.map { try $0(configuration) }
      for commit in commits { commit() }
      state.identity = identity
      state.validity = validity
    }
    expiry?.record(validity.notAfter.unixSeconds)
  }
}

/// A certificate that is not good at this time.
struct CertificateTimeFault: Error, CustomStringConvertible {
  let description: String
}
