internal import Domain
internal import IdentityFederationCore
internal import JOSE
internal import RPC
internal import Synchronization
internal import TokenIssuanceMessages
internal import TokenIssuanceStubs

/// The public keys of our own identity tokens, as token issuance publishes them.
///
/// A key never changes under its id. So the keys are asked for again when a token names another one,
/// and now and then, to forget those that are retired.
final class IdentityTokenKeys: Sendable {
  private let source: PublicKeysClient
  private let clock: any WallClock
  private let cached = Mutex<Cached?>(nil)

  private struct Cached {
    let keys: PublishedKeys
    let until: Instant
  }

  /// How often keys were asked for in a period because a token named an unknown one.
  private struct Questions {
    var begunAt: Instant
    var count = 0
  }

  private let questions: Mutex<Questions>

  private static let lifetime: Duration = .seconds(300)
  private static let period: Duration = .seconds(10)
  /// Made-up tokens cost a call each; a rotation needs one answer.
  private static let maxQuestions = 10

  init(source: PublicKeysClient, clock: any WallClock) {
    self.source = source
    self.clock = clock
    questions = Mutex(Questions(begunAt: clock.now()))
  }

  /// Whether a key of ours signed the token.
  func signed(
    _ token: CompactToken,
    _ context: RPCCallContext
  ) async throws(IdentityFederationFailure) -> Bool {
    let now = clock.now()
    let known = cached.withLock { cached in cached.flatMap { now < $0.until ? $0.keys : nil } }
    if let known {
      switch known.verdict(on: token) {
      case .proved: return true
      case .forged: return false
      case .unknownKey:
        guard mayAsk(at: now) else { return false }
      }
    }
    let keys = try await fetch(context)
    cached.withLock { $0 = Cached(keys: keys, until: now.adding(Self.lifetime)) }
    return keys.verdict(on: token) == .proved
  }

  /// Whether a token with an unknown key is worth a call.
  private func mayAsk(at now: Instant) -> Bool {
    questions.withLock { questions in
      if now >= questions.begunAt.adding(Self.period) { questions = Questions(begunAt: now) }
      questions.count += 1
      return questions.count <= Self.maxQuestions
    }
  }

  private func fetch(
    _ context: RPCCallContext
  ) async throws(IdentityFederationFailure) -> PublishedKeys {
    var context = context
    context.isIdempotent = true
    let reply: GetJSONWebKeySetResponse
    do throws(RPCError) {
      reply = try await source.getJSONWebKeySet(
        GetJSONWebKeySetRequest(userPoolId: "identity"),
        context: context
      )
    } catch {
      throw IdentityFederationFailure(fault: error, of: "token issuance")
    }
    guard let keys = reply.json.flatMap(PublishedKeys.init(json:)) else {
      throw .internalFault("the keys of identity tokens cannot be read")
    }
    return keys
  }
}
