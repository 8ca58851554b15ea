internal import Domain
internal import GatehouseMessages
internal import Synchronization

/// Compares the ticket keys in the services' health answers.
final class TicketKeyComparison: Sendable {
  private let answered = Mutex<[ServiceName: TicketKeyPrints]>([:])

  /// What is wrong between the service that answered and those that answered before it.
  func fault(_ answer: HealthCheckResponse, of service: ServiceName) -> ReadinessFault? {
    let prints = TicketKeyPrints(in: answer)
    let answered = answered.withLock {
      $0[service] = prints
      return $0
    }
    guard let prover = answered[.identityFederation] else { return nil }
    for (service, prints) in answered.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
      let fault = prints.fault(
        of: service.rawValue,
        with: prover,
        of: ServiceName.identityFederation.rawValue
      )
      if let fault { return ReadinessFault(cause: fault.cause, cure: fault.cure) }
    }
    return nil
  }
}
