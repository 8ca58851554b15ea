internal import Domain
internal import GatehouseMessages
internal import GatehouseStubs
internal import RPC

/// The instances of a service on this machine, as they answer for their sealing keys.
struct ServiceInstances: Sendable {
  let runDirectory: String
  let service: ServiceName

  private static let patience = Duration.seconds(120)

  /// What each instance says, by its name; throws where one does not answer.
  func describe() async throws(ControlFailure) -> [String: DescribeSealKeysResponse] {
    let names = InstanceName.all(of: service, in: runDirectory).map(\.instance)
    guard !names.isEmpty else {
      throw ControlFailure("no instance of \(service.rawValue) has a socket in \(runDirectory)")
    }
    var found: [String: DescribeSealKeysResponse] = [:]
    for name in names {
      let channel = OperatorChannel(runDirectory: runDirectory, service: service, instance: name)
      found[name] = try await channel.use { (channel, context) throws(RPCError) in
        try await SealKeyOperatorClient(channel).describeSealKeys(
          DescribeSealKeysRequest(),
          context: context
        )
      }
    }
    return found
  }

  /// Waits until each instance fulfils a condition, and prints every two seconds what is missing.
  func wait(
    for what: String,
    _ holds: @Sendable (DescribeSealKeysResponse) -> Bool
  ) async throws(ControlFailure) {
    let clock = ContinuousClock()
    let started = clock.now
    var told = started
    var last = "no instance answers"
    while true {
      try Interruption.check()
      do throws(ControlFailure) {
        let missing = try await describe().filter { !holds($0.value) }.keys.sorted()
        if missing.isEmpty { return }
        last = "\(service.rawValue) \(missing.joined(separator: ", ")) \(what) not yet"
      } catch {
        // One that restarts.
        last = error.description
      }
      guard clock.now - started < Self.patience else {
        throw ControlFailure("\(last); nothing is lost: run this again when it is mended")
      }
      if clock.now - told > .seconds(2) {
        Terminal().say(last)
        told = clock.now
      }
      await sleepUnlessCancelled(.milliseconds(200))
    }
  }

  /// Makes a call to one of them.
  var channel: OperatorChannel {
    OperatorChannel(runDirectory: runDirectory, service: service)
  }
}
