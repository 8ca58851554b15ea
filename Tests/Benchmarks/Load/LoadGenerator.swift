import ArgumentParser
import Foundation
import NIOCore
import NIOPosix

/// Drives a running Gatehouse over loopback HTTP and prints what each operation costs.
@main
struct LoadGenerator: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "gatehouse-load",
    abstract: "Measures a running Gatehouse on this machine."
  )

  @Option(help: "The gateway's port on 127.0.0.1.")
  var port = 8080

  @Option(help: "The region that signed requests name.")
  var region = "us-east-1"

  @Option(help: "The process id of `gatehousectl up`, whose children are measured.")
  var supervisor: Int

  @Option(help: "Seconds per row of the table.")
  var seconds = 5.0

  @Option(help: "How many users take turns.")
  var users = 64

  @Option(parsing: .upToNextOption, help: "Connections, one table section each.")
  var connections = [1, 16, 64]

  @Option(help: "How many more have an authenticator, whose every code counts once.")
  var authenticators = 512

  @Option(
    help: """
      A program that fills the tables around the measured users: it is given a pool and numbers \
      of users, from and to.
      """
  )
  var fillBy: String?

  @Option(help: "How many users there are in the end, where tables are filled.")
  var fillTo = 1_000_000

  @Option(
    parsing: .upToNextOption,
    help: "The operations to measure, by name; all of them if none."
  )
  var only: [String] = []

  @Option(
    parsing: .upToNextOption,
    help: "What a bare commit takes, for each number of connections: 16=0.4 in milliseconds."
  )
  var commits: [String] = []

  @Option(
    parsing: .upToNextOption,
    help: "How many users the pools have that are listed by filter; psql puts them there."
  )
  var listings: [Int] = []

  @Option(help: "Be the place of functions at this port of 127.0.0.1, and measure a call of one.")
  var functionsPort: Int?

  @Option(
    name: .customLong("import"),
    help: ArgumentHelp("Import a file of so many users instead.", valueName: "rows")
  )
  var importRows: Int?

  @Option(help: "How many pages wait for sessions, after the tables.")
  var waiting = 0

  @Flag(help: "Count allocations, retains, system calls and wake-ups by process instead.")
  var counts = false

  @Option(
    help: """
      With --counts: the port of the gateway's metrics. Then calls, statements and waits for the disk are \
      counted as well, and these alone in zero seconds. psql finds the database, which has pg_stat_statements.
      """
  )
  var metricsPort: Int?

  @Option(
    help: ArgumentHelp(
      "Run several operations side by side instead, and print what they took as JSON.",
      valueName: "seconds"
    )
  )
  var mixed: Double?

  @Option(help: "Seconds of a stretch of --mixed.")
  var window = 60.0

  @Option(help: "Calls a second of each connection of --mixed; without it as many as there can be.")
  var rate: Double?

  @Option(help: .private)
  var floorRole: String?

  @Option(help: .private)
  var floorDirectory: String?

  func run() async throws {
    if let floorDirectory, let role = floorRole.flatMap({ FloorProcess.Role(rawValue: $0) }) {
      return try await FloorProcess(role: role, directory: floorDirectory).run()
    }
    let environment = ProcessInfo.processInfo.environment
    guard let key = environment["AWS_ACCESS_KEY_ID"],
      let secret = environment["AWS_SECRET_ACCESS_KEY"]
    else { throw ValidationError("set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY") }
    let group = MultiThreadedEventLoopGroup(numberOfThreads: 1)
    let gatehouse = Gatehouse(
      signer: Signer(
        accessKeyID: key,
        secretAccessKey: secret,
        region: region,
        host: "127.0.0.1:\(port)"
      )
    )
    if let importRows {
      let connection = try await Connection.open(host: "127.0.0.1", port: port, on: group)
      Report.print(
        try await ImportMeasurement.take(
          rows: importRows,
          gatehouse: gatehouse,
          over: connection,
          supervisor: supervisor
        )
      )
      try await connection.close()
      return try await group.shutdownGracefully()
    }
    let isMeasured = !counts && mixed == nil
    let idle = try ProcessUsage.below(supervisor)
    if mixed == nil { Report.printMemory("idle", idle) }
    let yardstick = try await Yardstick.measure(
      connections: isMeasured ? connections : [],
      commits: try commitMillis(),
      on: group
    )
    if isMeasured { Report.print(yardstick) }
    if isMeasured, let most = connections.max(), only.isEmpty {
      Report.print(
        try await Floor.measure(
          connections: most,
          seconds: seconds,
          supervisor: supervisor,
          on: group
        ),
        against: yardstick
      )
    }

    let first = try await Connection.open(host: "127.0.0.1", port: port, on: group)
    let subject = try await Subject.make(
      users: users,
      region: region,
      gatehouse: gatehouse,
      over: first
    )
    let devices = try await DeviceSubject.make(
      devices: users,
      authenticators: authenticators,
      gatehouse: gatehouse,
      over: first
    )
    let identities = try await IdentitySubject.make(
      subject,
      writers: connections.max() ?? 1,
      gatehouse: gatehouse,
      over: first
    )
    let sessions = try await SessionSubject.make(users: users, gatehouse: gatehouse, over: first)
    let choices = try await choiceOperations(gatehouse, over: first)
    let pages = try await pageOperations(gatehouse, over: first)
    let functions = try await functionOperations(gatehouse, over: first)
    let interactions = try await InteractionSubject.make(
      phones: users,
      gatehouse: gatehouse,
      over: first
    )
    let operations =
      (Operation.all(subject, devices, gatehouse) + Operation.all(identities)
      + Operation.all(sessions) + choices + pages + functions.operations
      + Operation.all(interactions))
      .filter { operation in only.isEmpty || only.contains(operation.name) }
    if let mixed {
      let port = port
      try await MixedLoad(
        operations: operations.filter { operation in
          !only.isEmpty || MixedLoad.operations.contains(operation.name)
        },
        connectionsEach: connections.max() ?? 1,
        seconds: mixed,
        windowSeconds: window,
        rate: rate
      ) { try await Connection.open(host: "127.0.0.1", port: port, on: group) }
      .run()
      try await functions.server?.stop()
      return try await group.shutdownGracefully()
    }
    if counts {
      if let metricsPort {
        try await countRoundTrips(of: operations, metricsPort: metricsPort) { port in
          try await Connection.open(host: "127.0.0.1", port: port, on: group)
        }
      }
      if seconds > 0 {
        try await count(operations, over: try await open(connections.max() ?? 1, on: group))
      }
      try await functions.server?.stop()
      return try await group.shutdownGracefully()
    }
    Report.printHeader()
    var aims = Aims(against: yardstick)
    for count in connections {
      let open = try await self.open(count, on: group)
      for operation in operations {
        let row = try await Measurement.take(
          operation,
          connections: open,
          seconds: seconds,
          supervisor: supervisor
        )
        Report.print(row, against: yardstick)
        aims.note(row)
      }
      for connection in open { try await connection.close() }
    }
    aims.print()
    if !listings.isEmpty {
      Report.print(
        try await UserListing.measure(
          sizes: listings,
          seconds: seconds / 5,
          gatehouse: gatehouse,
          // The first one was idle for longer than the gateway keeps it.
          over: try await Connection.open(host: "127.0.0.1", port: port, on: group)
        ),
        sizes: listings
      )
    }
    if waiting > 0, let signIn = operations.first(where: { $0.name == "password sign-in" }) {
      let port = port
      Report.print(
        try await WaitingPages.measure(
          waiting,
          interactions,
          signIn: signIn,
          seconds: seconds,
          supervisor: supervisor
        ) { try await Connection.open(host: "127.0.0.1", port: port, on: group) }
      )
    }
    Report.printMemory("after the load", try ProcessUsage.below(supervisor))
    if let fillBy {
      try await Growth(program: fillBy, users: fillTo, seconds: seconds, supervisor: supervisor)
        .measure(devices) { count in try await open(count, on: group) }
    }
    try await functions.server?.stop()
    try await group.shutdownGracefully()
  }

  /// None where no port is named: the installation's functions are elsewhere.
  private func functionOperations(
    _ gatehouse: Gatehouse,
    over connection: Connection
  ) async throws -> (server: FunctionServer?, operations: [Operation]) {
    guard let functionsPort else { return (nil, []) }
    let server = try await FunctionServer.start(port: functionsPort)
    let subject = try await FunctionSubject.make(
      users: users,
      gatehouse: gatehouse,
      over: connection
    )
    return (server, [.signIn(subject, gatehouse)])
  }

  /// What an older revision cannot do (`deploy/bench --against`) is made where it is measured alone.
  private func isAsked(_ names: [String]) -> Bool {
    only.isEmpty || only.contains { names.contains($0) }
  }

  private func choiceOperations(
    _ gatehouse: Gatehouse,
    over connection: Connection
  ) async throws -> [Operation] {
    guard isAsked(ChoiceSubject.operationNames) else { return [] }
    return Operation.all(
      try await ChoiceSubject.make(users: users, gatehouse: gatehouse, over: connection)
    )
  }

  private func pageOperations(
    _ gatehouse: Gatehouse,
    over connection: Connection
  ) async throws -> [Operation] {
    guard isAsked(PageSubject.operationNames) else { return [] }
    return Operation.all(
      try await PageSubject.make(users: users, gatehouse: gatehouse, over: connection)
    )
  }

  private func open(_ count: Int, on group: any EventLoopGroup) async throws -> [Connection] {
    var open: [Connection] = []
    for _ in 0..<count {
      open.append(try await Connection.open(host: "127.0.0.1", port: port, on: group))
    }
    return open
  }

  private func commitMillis() throws -> [Int: Double] {
    var millis: [Int: Double] = [:]
    for commit in commits {
      let parts = commit.split(separator: "=")
      guard parts.count == 2, let connections = Int(parts[0]), let value = Double(parts[1]) else {
        throw ValidationError("\(commit): write CONNECTIONS=MILLISECONDS")
      }
      millis[connections] = value
    }
    return millis
  }
}
