internal import Domain
internal import Logging
internal import Metrics
internal import NIOConcurrencyHelpers
internal import OperatingSystem
internal import ServerTLS

/// Takes a certificate over from its files when they change, or when it is asked to.
///
/// The files are looked at rather than watched: a symbolic link above them may be what changes, and a
/// file of another machine tells nothing. A certificate and its key are two files, so that a reader can
/// meet the new one of the one with the old one of the other: what does not fit together gets some time
/// before it is called a fault.
final class CertificateFiles: Sendable {
  /// Between two looks.
  static let pause = Duration.seconds(2)
  /// How long a change of both files may take.
  static let settling = Duration.seconds(10)

  private struct State {
    /// As the files were when they were taken over or refused; nil before the first look.
    var known: [FileStatus?]?
    var failingSince: ContinuousClock.Instant?
  }

  private let certificate: ServerCertificate
  private let files: TLSFiles
  private let replaced: Counter
  private let refused: Counter
  private let logger: Logger
  private let state = NIOLockedValueBox(State())

  init(
    _ files: TLSFiles,
    for certificate: ServerCertificate,
    metrics: any MetricsFactory,
    logger: Logger
  ) {
    self.files = files
    self.certificate = certificate
    self.logger = logger
    func counter(_ outcome: String) -> Counter {
      Counter(
        label: "gatehouse_gateway_certificate_reloads_total",
        dimensions: [("outcome", outcome)],
        factory: metrics
      )
    }
    replaced = counter("success")
    refused = counter("failure")
  }

  /// Looks until the task is cancelled.
  func run() async {
    while !Task.isCancelled {
      look(at: .now)
      do {
        try await Task.sleep(for: Self.pause)
      } catch {
        return
      }
    }
  }

  /// Takes over what has changed since the last look.
  func look(at now: ContinuousClock.Instant) {
    let found = files.paths.map(FileStatus.init(of:))
    state.withLockedValue { state in
      guard state.known != found else { return }
      guard let fault = takeOver() else {
        state = State(known: found)
        return
      }
      let since = state.failingSince ?? now
      state.failingSince = since
      guard since.duration(to: now) >= Self.settling else { return }
      tell(fault)
      state = State(known: found)
    }
  }

  /// Takes over what the files have now, and says at once when that cannot be used.
  func reload() {
    let found = files.paths.map(FileStatus.init(of:))
    state.withLockedValue { state in
      if let fault = takeOver() { tell(fault) }
      state = State(known: found)
    }
  }

  /// What is wrong, or nil.
  private func takeOver() -> String? {
    do {
      let identity = try files.read()
      guard !certificate.serves(identity) else { return nil }
      try certificate.replace(by: identity)
    } catch {
      return "\(error)"
    }
    replaced.increment()
    logger.notice("the certificate was replaced", metadata: ["ends": "\(ends)"])
    return nil
  }

  private func tell(_ fault: String) {
    refused.increment()
    logger.error(
      "the new certificate cannot be used; the old one stays",
      metadata: ["cause": "\(fault)", "ends": "\(ends)"]
    )
  }

  /// When the one in use ends.
  private var ends: String { CivilTime(certificate.validity.notAfter).textToTheSecond }
}
