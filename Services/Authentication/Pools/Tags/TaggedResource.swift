internal import AuthenticationCore
internal import AuthenticationMessages
internal import Domain
internal import PublicOperations

extension Pools {
  /// The pool that an ARN names; one with another account or region than the pool's names none.
  func taggedPool(_ arn: String?, _ call: Call) throws(AuthenticationFailure) -> UserPoolID {
    guard let arn else { throw .missing("resourceArn") }
    let parts = arn.split(separator: ":", omittingEmptySubsequences: false)
    let kind = "userpool/"
    guard parts.count == 6, parts[0] == "arn", parts[2] == "cognito-idp",
      parts[5].hasPrefix(kind)
    else { throw .invalidParameter("Invalid resource ARN: \(arn)") }
    let name = String(parts[5].dropFirst(kind.count))
    guard let id = UserPoolID(name), parts[3] == id.region, parts[4] == configuration.accountID
    else { throw .userPoolNotFound(name) }
    call.trail.note(pool: id)
    return id
  }

  /// Changes a pool's tags; of changes at the same time none is lost.
  func changeTags(
    of id: UserPoolID,
    _ call: Call,
    _ change: (inout [String: String]) throws(AuthenticationFailure) -> Void
  ) async throws(AuthenticationFailure) {
    for _ in 0..<5 {
      guard var record = try await userPools.find(id) else { throw .userPoolNotFound(id.text) }
      var former: [String: String] = [:]
      var tags: [String: String] = [:]
      try record.changeSettings(at: clock.now()) { settings throws(AuthenticationFailure) in
        former = settings.userPoolTags ?? [:]
        tags = former
        try change(&tags)
        try NameFolding.checkUnchanged(tags, from: former)
        settings.userPoolTags = tags
      }
      try await changeSigningAlgorithm(of: id, from: former, to: tags, call)
      if try await userPools.update(record) { return }
    }
    throw .modifiedByOthers("User pool \(id)")
  }
}

/// What a user pool's tag may be.
enum TagRules {
  /// Checks tags that are to be set, and our own as at the pool's creation.
  static func check(_ tags: [String: String]) throws(AuthenticationFailure) {
    if let fault = ResourceTags.fault(of: tags) { throw .invalidParameter(fault) }
    try GatehouseTags.check(tags)
  }
}
