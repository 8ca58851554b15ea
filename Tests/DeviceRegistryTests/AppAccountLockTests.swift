import DeviceRegistryService
import Domain
import GatehouseMessages
import Postgres
import Synchronization
import TestSupport
import Testing

@Suite("Enrolments that push out each other's oldest account")
struct AppAccountLockTests {
  @Test("both go on, neither waits for the other", arguments: [true, false])
  func crossing(isHeadless: Bool) async throws {
    let fixture = try await RegistryFixture()
    let phones = [try await TestPhone(fixture), try await TestPhone(fixture)]
    let users = [RegistryFixture.sub, AppAccountTests.second]
    for (phone, user) in zip(phones, users) { try await phone.enrol(sub: user) }
    let results = try await whileBlocked(fixture, waiting: 2) {
      await withTaskGroup(of: DeviceRegistryFailure?.self) { group in
        for (phone, user) in zip(phones, users.reversed()) {
          group.addTask {
            await fixture.refusal { () async throws(DeviceRegistryFailure) in
              try await enrol(user, on: phone, isHeadless: isHeadless)
            }
          }
        }
        return await group.reduce(into: []) { $0.append($1) }
      }
    }
    var accounts: [[String]] = []
    for phone in phones { accounts.append(try await phone.described()?.accounts.map(\.sub) ?? []) }
    if isHeadless {
      #expect(results == [nil, nil])
      #expect(accounts == users.reversed().map { [$0] })
    } else {
      // The one that is first takes the other phone's last account, and with it the PIN that the
      // other's answer proves.
      #expect(results.compactMap { $0 } == [.internalFault("not approved")])
      #expect(accounts == [[users[1]], []] || accounts == [[], [users[0]]])
    }
  }

  /// Enrols a user who may have one account, so that the other one goes.
  private func enrol(
    _ user: String,
    on phone: TestPhone,
    isHeadless: Bool
  ) async throws(DeviceRegistryFailure) {
    var account = phone.newAccount(sub: user)
    account.limit = DeviceLimit(mostDevices: 1, removesOldest: true)
    guard isHeadless else {
      let info = try await phone.begin(session: user, isEnrolment: true)
      guard let answer = try? phone.answer(info.challenge, pin: TestPhone.pin) else {
        throw .internalFault("no answer")
      }
      let answered = try await phone.send(answer, session: user, enrolling: account)
      guard answered.isApproved == true else { throw .internalFault("not approved") }
      return
    }
    account.isHeadless = true
    _ = try await phone.fixture.apps[0].addAccount(
      AddAccountRequest(userPoolId: phone.pool, instanceId: phone.instanceID, account: account),
      context: phone.fixture.context
    )
  }

  /// Runs the body with the table of accounts locked until so many of its statements wait for that: each
  /// has then locked what it locks before it reads the accounts.
  private func whileBlocked<Value: Sendable>(
    _ fixture: RegistryFixture,
    waiting count: Int64,
    _ body: () async throws -> Value
  ) async throws -> Value {
    let (begun, begin) = AsyncStream<Void>.makeStream()
    let isOver = Mutex(false)
    async let locking: Void = fixture.database.administrationPool().transaction {
      (db: inout PostgresConnection) throws(PostgresError) in
      _ = try db.execute("LOCK TABLE device_registry.app_accounts IN ACCESS EXCLUSIVE MODE")
      begin.yield()
      var blocked: Int64 = 0
      while blocked < count, !isOver.withLock({ $0 }) {
        blocked =
          try db.first(
            """
            SELECT count(DISTINCT pid) AS blocked FROM pg_locks
            WHERE NOT granted AND pg_backend_pid() = ANY (pg_blocking_pids(pid))
            """
          ) { (row: borrowing PostgresRow) throws(PostgresError) in
            try row.value("blocked", as: Int64.self)
          } ?? 0
      }
    }
    for await _ in begun { break }
    let value = try await body()
    isOver.withLock { $0 = true }
    try await locking
    return value
  }
}
