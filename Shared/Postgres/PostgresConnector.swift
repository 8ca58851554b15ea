internal import CLibPQ
internal import Synchronization

#if canImport(Glibc)
internal import Glibc
#endif

/// Makes connections, and remembers for a moment that the server could not be reached, so that a
/// crowd of callers is told at once instead of each waiting for its own refusal.
final class PostgresConnector: Sendable {
  private struct State {
    var refused: (until: ContinuousClock.Instant, error: PostgresError)?
    var open = 0
    var made = 0
    var failed = 0
    /// The host that was connected to last.
    var preferred = 0
  }

  /// How long a refusal is remembered.
  static let memory = Duration.milliseconds(100)

  private let configuration: PostgresPool.Configuration
  private let now: @Sendable () -> ContinuousClock.Instant
  private let state = Mutex(State())

  init(
    _ configuration: PostgresPool.Configuration,
    now: @escaping @Sendable () -> ContinuousClock.Instant = { .now }
  ) {
    self.configuration = configuration
    self.now = now
  }

  /// Connections now open, ever made, and attempts that failed.
  var counts: (open: Int, made: Int, failed: Int) {
    state.withLock { ($0.open, $0.made, $0.failed) }
  }

  /// Makes a connection; blocks no longer than the configured time.
  func connect() throws(PostgresError) -> PostgresConnection {
    if let refused = state.withLock({ $0.refused }), refused.until > now() { throw refused.error }
    do throws(PostgresError) {
      let connection = try PostgresConnection(
        owning: openWithEitherPassword(),
        answerTimeout: configuration.statementTimeout + .seconds(1),
        keepsStatements: configuration.pooler == .none
      )
      state.withLock {
        $0.refused = nil
        $0.open += 1
        $0.made += 1
      }
      return connection
    } catch {
      state.withLock {
        $0.refused = (until: now().advanced(by: Self.memory), error: error)
        $0.failed += 1
      }
      throw error
    }
  }

  /// Notes that a connection was given up.
  func connectionClosed() {
    state.withLock { $0.open -= 1 }
  }

  /// While the role's password is replaced the server knows the former or the next one.
  private func openWithEitherPassword() throws(PostgresError) -> OpaquePointer {
    do throws(PostgresError) {
      return try open(password: configuration.password)
    } catch {
      guard let next = configuration.nextPassword, error.refusal?.sqlState == "28P01" else {
        throw error
      }
      return try open(password: next)
    }
  }

  /// Connects to the first host that takes writes, beginning with the one that did last.
  ///
  /// libpq would give a host that is silent all of the time, and the next one nothing.
  private func open(password: String?) throws(PostgresError) -> OpaquePointer {
    let hosts = configuration.hosts
    let deadline = ContinuousClock.now.advanced(by: configuration.connectTimeout)
    let first = state.withLock { $0.preferred }
    var refusals: [ConnectionRefusal] = []
    for attempt in hosts.indices {
      let index = (first + attempt) % hosts.count
      let left = max(deadline - .now, .zero)
      do throws(PostgresError) {
        let end = ContinuousClock.now + left / (hosts.count - attempt)
        let handle = try open(hosts[index], password: password, until: end)
        state.withLock { $0.preferred = index }
        return handle
      } catch {
        if let refusal = error.refusal { refusals.append(refusal) }
      }
    }
    throw PostgresError(refusal: ConnectionRefusal(refusals))
  }

  /// See PQconnectStartParams and PQconnectPoll: libpq's own connect_timeout counts whole seconds
  /// and no fewer than two.
  private func open(
    _ host: String,
    password: String?,
    until deadline: ContinuousClock.Instant
  ) throws(PostgresError) -> OpaquePointer {
    guard let handle = start(host, password: password) else {
      throw PostgresError(refusal: ConnectionRefusal(words: "out of memory"))
    }
    var isOpen = false
    // The handle has no other owner yet, so every way out but success gives it back.
    defer { if !isOpen { PQfinish(handle) } }
    guard PQstatus(handle) != CONNECTION_BAD else { throw failure(handle) }
    // The only way to the server's code for a refusal (see PQsetErrorVerbosity).
    _ = PQsetErrorVerbosity(handle, PQERRORS_VERBOSE)
    var direction = PGRES_POLLING_WRITING
    while direction != PGRES_POLLING_OK {
      let events = direction == PGRES_POLLING_READING ? POLLIN : POLLOUT
      guard Socket.wait(PQsocket(handle), for: events, until: deadline) else {
        let words = "the server at \(host) did not answer in time"
        throw PostgresError(refusal: ConnectionRefusal(words: words))
      }
      direction = PQconnectPoll(handle)
      if direction == PGRES_POLLING_FAILED { throw failure(handle) }
    }
    _ = PQsetErrorVerbosity(handle, PQERRORS_DEFAULT)
    // The server's notices would otherwise be printed to standard error, data included.
    _ = PQsetNoticeProcessor(handle, { _, _ in }, nil)
    guard PQsetnonblocking(handle, 1) == 0, PQenterPipelineMode(handle) == 1 else {
      throw failure(handle)
    }
    isOpen = true
    return handle
  }

  private func failure(_ handle: OpaquePointer) -> PostgresError {
    PostgresError(refusal: ConnectionRefusal(verbose: String(cString: PQerrorMessage(handle))))
  }

  private func start(_ host: String, password: String?) -> OpaquePointer? {
    var settings = [
      ("host", host),
      ("port", String(configuration.port)),
      ("dbname", configuration.database),
      ("user", configuration.user),
      ("application_name", configuration.applicationName),
      ("client_encoding", "UTF8"),
      ("gssencmode", "disable"),
      // A standby answers too, until it is promoted.
      ("target_session_attrs", "read-write"),
      // A machine that is gone says no farewell: what it does not acknowledge ends the connection.
      ("tcp_user_timeout", String(configuration.connectTimeout.wholeMilliseconds)),
    ]
    switch configuration.pooler {
    case .none: settings.append(("options", serverSettings))
    // A pooler refuses them; the role has its own.
    case .transaction: break
    }
    settings += configuration.tls.settings
    if let password {
      settings.append(("password", password))
      settings += configuration.exchangeSettings
    }
    var names: [UnsafePointer<CChar>?] = settings.map { UnsafePointer(strdup($0.0)) }
    var values: [UnsafePointer<CChar>?] = settings.map { UnsafePointer(strdup($0.1)) }
    defer { for text in names + values { free(UnsafeMutablePointer(mutating: text)) } }
    names.append(nil)
    values.append(nil)
    return PQconnectStartParams(names, values, 0)
  }

  private var serverSettings: String {
    var settings = PostgresPool.Configuration.sessionSettings(
      statementTimeout: configuration.statementTimeout
    )
    if let schema = configuration.schema { settings.append(("search_path", schema)) }
    return settings.map { "-c \($0.name)=\($0.value)" }.joined(separator: " ")
  }
}

extension PostgresPool.Configuration {
  /// Settings that our decoding depends on, and limits that hold even if this process hangs.
  static func sessionSettings(statementTimeout: Duration) -> [(name: String, value: String)] {
    let limit = String(statementTimeout.wholeMilliseconds)
    return [
      ("statement_timeout", limit),
      // A process that stands still inside a transaction holds other callers' rows no longer than
      // this.
      ("idle_in_transaction_session_timeout", limit),
      // The statement of a process that ended stops waiting for a lock.
      ("client_connection_check_interval", "1000"),
      ("bytea_output", "hex"),
      ("TimeZone", "UTC"),
      ("DateStyle", "ISO"),
      ("jit", "off"),
    ]
  }

  /// Before version 16 libpq has no `require_auth`; over TLS the binding to the channel, which SCRAM
  /// alone has, asks for at least as much.
  fileprivate var exchangeSettings: [(String, String)] {
    switch passwordExchange {
    case .any: return []
    case .scram: break
    }
    if Self.canRequireExchange { return [("require_auth", passwordExchange.rawValue)] }
    return tls == .disable ? [] : [("channel_binding", "require")]
  }

  private static let canRequireExchange: Bool = {
    guard let options = PQconndefaults() else { return false }
    defer { PQconninfoFree(options) }
    var option = options
    while let name = option.pointee.keyword {
      if String(cString: name) == "require_auth" { return true }
      option += 1
    }
    return false
  }()
}

extension PostgresPool.TLS {
  /// As libpq's parameters, always given, so that no PGSSLMODE of the environment weakens them.
  fileprivate var settings: [(String, String)] {
    switch self {
    case .disable: [("sslmode", "disable")]
    case .require: [("sslmode", "require")]
    case .verifyFull(let authorities):
      [("sslmode", "verify-full"), ("sslrootcert", authorities)]
    }
  }
}

/// Waiting on a socket.
enum Socket {
  /// Waits for one of poll(2)'s events, or an error to be picked up; false when time is up.
  static func wait(
    _ descriptor: Int32,
    for events: Int32,
    until deadline: ContinuousClock.Instant
  ) -> Bool {
    while true {
      let left = max(deadline - .now, .zero)
      var entry = pollfd(fd: descriptor, events: Int16(truncatingIfNeeded: events), revents: 0)
      let count = gatehouse_poll(&entry, timespec(left))
      if count > 0 { return true }
      if count == 0, .now >= deadline { return false }
      if count < 0, errno != EINTR { return true }
    }
  }

  /// Whether something arrived (or the peer is gone) without waiting for it.
  static func isReadable(_ descriptor: Int32) -> Bool {
    var entry = pollfd(fd: descriptor, events: Int16(truncatingIfNeeded: POLLIN), revents: 0)
    return poll(&entry, 1, 0) != 0
  }
}

extension timespec {
  fileprivate init(_ duration: Duration) {
    let (seconds, attoseconds) = duration.components
    self.init(
      tv_sec: Int(clamping: seconds),
      tv_nsec: Int(attoseconds / 1_000_000_000)
    )
  }
}

extension Duration {
  /// Rounded up, so that a positive duration is never taken for none.
  var wholeMilliseconds: Int {
    let (seconds, attoseconds) = components
    let (product, overflowed) = seconds.multipliedReportingOverflow(by: 1000)
    guard !overflowed else { return seconds < 0 ? 0 : Int(Int32.max) }
    let fraction = (attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000
    return Int(clamping: product.addingReportingOverflow(fraction).partialValue)
  }
}
