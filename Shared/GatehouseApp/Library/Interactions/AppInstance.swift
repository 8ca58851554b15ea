import Crypto
import Foundation

/// One installation of an app at one pool: its keys, its accounts, and what it asks of its user.
///
/// Make one for each pool. It reads its state from its store of keys at the first call.
public actor AppInstance {
  /// Whose instance it is; a link to another server is refused.
  public nonisolated let server: Server
  let keys: any KeyStore
  let transport: any Transport
  let device: DeviceDescription
  let clock: @Sendable () -> Int
  let randomness: any Randomness

  var state: State?
  private var loading: Task<Result<State, AppError>, Never>?
  /// What the server's clock is ahead of the device's, in seconds.
  var clockOffset = 0
  var waiting: [String: Session] = [:]
  var flow: Flow?
  private var listeners: [UUID: AsyncStream<Interaction>.Continuation] = [:]

  /// - Parameters:
  ///   - server: where it belongs.
  ///   - keys: its own store.
  ///   - device: what the user knows the device by.
  ///   - transport: what sends its requests.
  ///   - clock: the device's clock, in seconds since 1970; nil is the system's.
  public init(
    server: Server,
    keys: any KeyStore,
    device: DeviceDescription,
    transport: any Transport = URLSessionTransport(),
    clock: (@Sendable () -> Int)? = nil
  ) {
    self.init(
      server: server,
      keys: keys,
      device: device,
      transport: transport,
      clock: clock ?? SystemClock.secondsSince1970,
      randomness: SystemRandomness()
    )
  }

  init(
    server: Server,
    keys: any KeyStore,
    device: DeviceDescription,
    transport: any Transport,
    clock: @escaping @Sendable () -> Int,
    randomness: any Randomness
  ) {
    self.server = server
    self.keys = keys
    self.device = device
    self.transport = transport
    self.clock = clock
    self.randomness = randomness
  }

  /// The callbacks from now on, in their order, until the reader stops.
  public func interactions() -> AsyncStream<Interaction> {
    let (stream, continuation) = AsyncStream<Interaction>.makeStream()
    let id = UUID()
    listeners[id] = continuation
    continuation.onTermination = { [weak self] _ in Task { await self?.forget(id) } }
    return stream
  }

  /// Tells a delegate each callback from now on.
  ///
  /// - Parameter delegate: who is told; it is not kept alive.
  /// - Returns: a task that ends the telling when it is cancelled.
  @discardableResult
  public func tell(_ delegate: any InteractionDelegate) -> Task<Void, Never> {
    let stream = interactions()
    return Task { [weak delegate] in
      for await interaction in stream {
        guard let delegate else { return }
        switch interaction {
        case .confirmLogin(let session, let accounts):
          await delegate.confirmLogin(session, accounts: accounts)
        case .confirmEnrol(let session, let accounts):
          await delegate.confirmEnrol(session, accounts: accounts)
        case .secondFactor(let stopped, let info, let session):
          await delegate.secondFactor(stopped: stopped, info: info, session: session)
        }
      }
    }
  }

  func emit(_ interaction: Interaction) {
    for listener in listeners.values { listener.yield(interaction) }
  }

  private func forget(_ id: UUID) { listeners[id] = nil }
}

/// What the user knows a device by.
public struct DeviceDescription: Sendable {
  /// `ios`, `macos`, `linux` or another.
  public let platform: String
  /// As the maker calls it.
  public let model: String
  /// The app's version.
  public let appVersion: String

  /// - Parameters:
  ///   - platform: `ios`, `macos`, `linux` or another.
  ///   - model: as the maker calls it.
  ///   - appVersion: the app's version.
  public init(platform: String, model: String, appVersion: String) {
    self.platform = platform
    self.model = model
    self.appVersion = appVersion
  }
}

extension AppInstance {
  /// What is kept between two runs of the app.
  struct State: Codable {
    var instance: String
    var serverName: String
    var policy: JSONValue
    /// Names of keys by accounts.
    var accountKeys: [String: String] = [:]
    var biometricKey: String?
  }

  /// A second factor that is asked for.
  struct Flow {
    /// Which one it is, for an answer that comes when another is asked for.
    let id = UUID()
    let method: String
    let path: String
    let session: Session?
    var info: SecondFactorInfo
    /// The new account's key, at an enrolment.
    var newAccountKey: String?
    /// A biometric key that the server has not yet stored for good.
    var newBiometricKey: String?
    /// What the old PIN computes to, at a change.
    var oldPIN: String?
    /// An input whose answer was lost: the same input is sent again as it was.
    var lost: Attempt?
    /// An input is on its way.
    var isBusy = false
  }

  /// One input, as it was sent.
  struct Attempt {
    let identifier: String
    let body: JSONValue
    let input: String
    /// What the PIN computes to.
    let password: String?
    let proof: PINProof?
    let block: [UInt8]
  }

  func loaded() async throws(AppError) -> State {
    if let state { return state }
    // Two calls at the first start make one key and one instance.
    let task = loading ?? Task { await load() }
    loading = task
    return try await task.value.get()
  }

  private func load() async -> Result<State, AppError> {
    defer { loading = nil }
    do throws(AppError) {
      let read: State
      if let kept = try await kept() { read = kept } else { read = try await register() }
      state = read
      return .success(read)
    } catch {
      return .failure(error)
    }
  }

  private func kept() async throws(AppError) -> State? {
    guard let kept = try await secret("state") else { return nil }
    guard let read = try? JSONDecoder().decode(State.self, from: kept) else {
      throw .keys("the state is unreadable")
    }
    return read
  }

  /// Changes what is kept, at once: a call that waits for the server meanwhile does not undo it.
  func change(_ body: @Sendable (inout State) -> Void) async throws(AppError) {
    var new = try await loaded()
    body(&new)
    state = new
    do {
      try await write(new)
    } catch {
      // What is kept is what counts.
      state = nil
      throw error
    }
  }

  private func write(_ new: State) async throws(AppError) {
    guard let data = try? JSONEncoder().encode(new) else { throw .keys("the state is unwritable") }
    try await setSecret(data, "state")
  }

  /// Initialisation: makes the instance's key and tells the server of it.
  private func register() async throws(AppError) -> State {
    // A key that an earlier try told of is used again.
    if try await key("instance") == nil { _ = try await makeKey("instance", .device) }
    if try await secret("pin") == nil {
      let fresh = SymmetricKey(size: .bits256)
      try await setSecret(fresh.withUnsafeBytes { Data($0) }, "pin")
    }
    let told = try await call(
      "POST",
      "/instances",
      .object([
        "pool": .text(server.pool), "platform": .text(device.platform),
        "model": .text(device.model), "appVersion": .text(device.appVersion),
        "protocolVersions": .array([.text("1")]),
      ])
    )
    guard let instance = told["instanceId"]?.text else { throw .malformedAnswer }
    guard told["server"]?["poolId"]?.text == server.pool else { throw .foreignServer }
    let new = State(
      instance: instance,
      serverName: told["server"]?["name"]?.text ?? server.pool,
      policy: told["policy"] ?? .object([:])
    )
    try await write(new)
    return new
  }

  func names(_ state: State) -> (pool: String, instance: String) {
    (server.poolName, state.instance)
  }

  func pinInput(_ pin: PIN) async throws(AppError) -> String {
    guard let secret = try await secret("pin") else { throw .keys("the PIN's secret is gone") }
    return pin.input(secret: SymmetricKey(data: secret))
  }
}
