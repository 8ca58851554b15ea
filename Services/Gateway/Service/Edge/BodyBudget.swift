internal import HTTPServer
internal import NIOConcurrencyHelpers

/// How many bytes of bodies all requests of this process together may hold, and those of one address.
///
/// Each body has a limit of its own, but without a bound of their sum a thousand connections of
/// many streams could fill the machine's memory, signed in or not; and without a share of each address
/// one client could take the whole sum, and every other one be refused. Bytes are counted as they come:
/// a client that announces a large body and sends none takes nothing from others. Where there is no
/// room, the bodies that come slowest end first.
final class BodyBudget: Sendable {
  private let limit: Int
  /// The share of an IPv4 address or an IPv6 /64.
  private let share: Int
  private let now: @Sendable () -> ContinuousClock.Instant
  private let state = NIOLockedValueBox(State())

  /// A body that came whole, or nearly, within this time is never ended: nearly all honest ones do.
  static let grace: Duration = .seconds(1)

  private struct State {
    var held = 0
    var heldBy: [ClientNetwork: Int] = [:]
    var bodies: [ObjectIdentifier: Body] = [:]
  }

  private struct Body {
    let networks: [ClientNetwork]
    var held = 0
    /// When its first byte came, as long as it is still read.
    var readingSince: ContinuousClock.Instant?
    /// It made room for another one and gets no more.
    var isEnded = false
    let end: @Sendable () -> Void

    /// Bytes in a second until now.
    func rate(since began: ContinuousClock.Instant, at now: ContinuousClock.Instant) -> Double {
      Double(held) / max((now - began) / .seconds(1), .leastNormalMagnitude)
    }
  }

  init(
    limit: Int,
    share: Int,
    now: @escaping @Sendable () -> ContinuousClock.Instant = { .now }
  ) {
    self.limit = limit
    self.share = share
    self.now = now
  }

  /// What is held now.
  var bytesHeld: Int { state.withLockedValue { $0.held } }

  /// How many places hold something now.
  var placesHeld: Int { state.withLockedValue { $0.bodies.count } }

  /// A place for the body of one request, which holds nothing yet.
  ///
  /// It counts for the share of the address; `end` ends the request, so that what reads its body fails.
  func place(of address: String?, end: @escaping @Sendable () -> Void) -> BodyPlace {
    BodyPlace(self, networks: address.map(ClientNetwork.all) ?? [], end: end)
  }

  /// Takes so many bytes more for a place, or nothing and says false.
  fileprivate func reserve(_ count: Int, for place: BodyPlace, isRead: Bool) -> Bool {
    let (isReserved, ended) = state.withLockedValue { state -> (Bool, [Body]) in
      let id = ObjectIdentifier(place)
      var body = state.bodies[id] ?? Body(networks: place.networks, end: place.end)
      guard !body.isEnded else { return (false, []) }
      if isRead, body.readingSince == nil { body.readingSince = now() }
      var ended: [Body] = []
      guard makeRoom(for: count, body, id, in: &state, ending: &ended) else {
        return (false, ended)
      }
      state.held += count
      for network in body.networks { state.heldBy[network, default: 0] += count }
      body.held += count
      state.bodies[id] = body
      return (true, ended)
    }
    for body in ended { body.end() }
    return isReserved
  }

  /// The place's body is here, so its slowness is over.
  fileprivate func finishReading(_ place: BodyPlace) {
    state.withLockedValue { $0.bodies[ObjectIdentifier(place)]?.readingSince = nil }
  }

  fileprivate func release(_ place: BodyPlace) {
    state.withLockedValue { state in
      guard let body = state.bodies.removeValue(forKey: ObjectIdentifier(place)) else { return }
      Self.giveBack(body, to: &state)
    }
  }

  private static func giveBack(_ body: Body, to state: inout State) {
    state.held -= body.held
    for network in body.networks {
      let left = state.heldBy[network, default: 0] - body.held
      state.heldBy[network] = left > 0 ? left : nil
    }
  }

  /// Ends slow bodies until there is room, in the shares first.
  private func makeRoom(
    for count: Int,
    _ body: Body,
    _ id: ObjectIdentifier,
    in state: inout State,
    ending ended: inout [Body]
  ) -> Bool {
    for network in body.networks {
      let share = min(network.share(share), limit)
      let excess = state.heldBy[network, default: 0].addingReportingOverflow(count)
      guard !excess.overflow else { return false }
      guard excess.partialValue > share else { continue }
      let isEnough = end(
        excess.partialValue - share,
        before: (id, body),
        in: &state,
        ending: &ended
      ) { $0.networks.contains(network) }
      guard isEnough else { return false }
    }
    guard count > limit - state.held else { return true }
    // More than is needed, so that not each piece that comes has all bodies looked through.
    _ = end(limit / 16, before: (id, body), in: &state, ending: &ended) { _ in true }
    return count <= limit - state.held
  }

  /// Ends the slowest until so many bytes are free; says whether they are.
  ///
  /// The one that asks is not helped at the cost of one that is faster.
  private func end(
    _ bytes: Int,
    before asking: (id: ObjectIdentifier, body: Body),
    in state: inout State,
    ending ended: inout [Body],
    where isMeant: (Body) -> Bool
  ) -> Bool {
    let now = now()
    func rate(_ body: Body) -> Double? {
      guard let began = body.readingSince, now - began >= Self.grace else { return nil }
      return body.rate(since: began, at: now)
    }
    let most = rate(asking.body) ?? .infinity
    let slowest = state.bodies.compactMap { id, body -> (id: ObjectIdentifier, rate: Double)? in
      guard id != asking.id, isMeant(body), let rate = rate(body), rate < most else { return nil }
      return (id, rate)
    }.sorted { $0.rate < $1.rate }
    var freed = 0
    for (id, _) in slowest where freed < bytes {
      guard let body = state.bodies[id] else { continue }
      Self.giveBack(body, to: &state)
      state.bodies[id]?.held = 0
      state.bodies[id]?.readingSince = nil
      state.bodies[id]?.isEnded = true
      freed += body.held
      ended.append(body)
    }
    return freed >= bytes
  }
}

/// What one request holds of a `BodyBudget`; for one task.
final class BodyPlace: Sendable {
  private let budget: BodyBudget
  fileprivate let networks: [ClientNetwork]
  fileprivate let end: @Sendable () -> Void

  fileprivate init(
    _ budget: BodyBudget,
    networks: [ClientNetwork],
    end: @escaping @Sendable () -> Void
  ) {
    self.budget = budget
    self.networks = networks
    self.end = end
  }

  deinit {
    budget.release(self)
  }

  /// Takes so many bytes more, or nothing and says false.
  ///
  /// Bytes of a body that is being read may be taken back, and the body be ended, for a faster one.
  func reserve(_ count: Int, isRead: Bool = false) -> Bool {
    budget.reserve(count, for: self, isRead: isRead)
  }

  /// The body was read to its end: it is no longer ended.
  func finishReading() {
    budget.finishReading(self)
  }

  /// Gives back everything.
  func release() {
    budget.release(self)
  }
}
