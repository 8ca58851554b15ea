internal import OperatingSystem
internal import Runtime

/// The services and the gateway, started now and at each start of the machine.
struct TargetStep: SetupStep {
  let title = "services"

  let folder: InstallationFolder

  private static let systemctl = Program(path: "/usr/bin/systemctl")
  private static let target = "gatehouse.target"
  private static let patience: Duration = .seconds(90)

  func missing() async throws(ControlFailure) -> [String] {
    let enabled = try await Self.systemctl.run(["is-enabled", "--quiet", Self.target]).exit
    let answer = await readiness(try metricsPort())
    guard enabled == .code(0), answer?.isReady == true else {
      return ["enable and start \(Self.target), and wait until it is ready"]
    }
    return []
  }

  func perform() async throws(ControlFailure) {
    _ = try await Self.systemctl.output(["daemon-reload"])
    _ = try await Self.systemctl.output(["enable", "--now", Self.target])
    try await waitUntilReady(try metricsPort())
  }

  private func waitUntilReady(_ port: Int) async throws(ControlFailure) {
    let clock = ContinuousClock()
    let start = clock.now
    var told = start
    while true {
      let answer = await readiness(port)
      if answer?.isReady == true { return }
      let state = answer?.text ?? "the gateway does not answer yet"
      guard clock.now - start < Self.patience else {
        throw ControlFailure(
          """
          \(Self.target) is not ready after \(Self.patience.components.seconds) s: \(state)
          The journal says why: journalctl -b -u 'gatehouse-*' -p warning
          """
        )
      }
      if clock.now - told > .seconds(2) {
        print("  waiting: \(state)")
        told = clock.now
      }
      await sleepUnlessCancelled(.milliseconds(200))
    }
  }

  /// What the gateway's listener for operators says of all services; nil where it does not answer.
  private func readiness(_ port: Int) async -> (isReady: Bool, text: String)? {
    guard let (status, answer) = await HTTPProbe.get("/readyz", port: port, timeout: .seconds(3))
    else { return nil }
    let body = answer.split(separator: "\r\n\r\n", maxSplits: 1).last.map(String.init) ?? ""
    return (status == 200, TerminalText.escaped(body))
  }

  private func metricsPort() throws(ControlFailure) -> Int {
    var source = try folder.source(folder.gatewayPath)
    return source.integer("metrics-port", default: 9464, in: 1...65_535)
  }
}
