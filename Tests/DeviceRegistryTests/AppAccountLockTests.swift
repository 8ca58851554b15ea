import DeviceRegistryMessages
import DeviceRegistryService
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
    let approvals = try await whileBlocked(fixture, waiting: 2) {
      try await withThrowingTaskGroup(of: (Int, Bool).self) { group in
        for (index, user) in users.reversed().enumerated() {
          group.addTask {
            (index, try await enrol(user, on: phones[index], isHeadless: isHeadless))
          }
        }
        return try await group.reduce(into: [false, false]) { $0[$1.0] = $1.1 }
      }
    }
    // A PIN goes with the last account that needs it: the later one has nothing left to prove.
    #expect(approvals.contains(true) && (!isHeadless || approvals == [true, true]))
    var accounts: [String?] = []
    for (index, user) in users.reversed().enumerated() {
      let here = try await phones[index].described()?.accounts.map(\.sub) ?? []
      #expect(here.contains(user) == approvals[index])
      accounts += here
    }
    // One account of each user, wherever it is.
    #expect(accounts.compactMap { $0 }.sorted() == users)
  }

  /// Enrols a user who may have one account, so that the other one goes; false where the PIN went
  /// meanwhile.
  private func enrol(_ user: String, on phone: TestPhone, isHeadless: Bool) async throws -> Bool {
    var account = phone.newAccount(sub: user)
    account.limit = DeviceLimit(mostDevices: 1, removesOldest: true)
    guard isHeadless else {
      let info = try await phone.begin(session: user, isEnrolment: true)
      let answer = try phone.answer(info.challenge, pin: TestPhone.pin)
      let answered = try await phone.send(answer, session: user, enrolling: account)
      #expect(answered.isApproved == true || answered.info?.reason == "factor_changed")
      return answered.isApproved == true
    }
    account.isHeadless = true
    _ = try await phone.fixture.apps[0].addAccount(
      AddAccountRequest(userPoolId: phone.pool, instanceId: phone.instanceID, account: account),
      context: phone.fixture.context
    )
    return true
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
