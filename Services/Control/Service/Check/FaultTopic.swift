internal import Domain

/// What several parts of a check may each find a fault of, in their own words.
///
/// One part knows the cure. What the others advise for the same fault could undo it: a gateway that is
/// restarted with a broken certificate no longer has the good one that it started with.
enum FaultTopic: Sendable, Hashable {
  /// The gateway's certificate or its key.
  case certificate
  /// The sockets of a service.
  case sockets(ServiceName)
  /// What all configurations must have in common.
  case agreement

  /// The part that knows the cure.
  var part: String {
    switch self {
    case .certificate: CertificateCheck.title
    case .sockets: SocketsCheck.title
    case .agreement: AgreementCheck.title
    }
  }

  /// What a process that is not ready says of another one (`ServiceAssembly.expect`).
  static func topic(ofStatus status: String) -> FaultTopic? {
    if status.contains(" disagrees with this one") { return .agreement }
    if status.contains("put a new one into the files of tls") { return .certificate }
    return ServiceName.allCases.first {
      status.contains("the service \($0.rawValue) cannot be used")
    }
    .map(FaultTopic.sockets)
  }
}
