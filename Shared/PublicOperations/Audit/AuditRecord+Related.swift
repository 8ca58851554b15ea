internal import RPC

extension AuditRecord {
  /// The events of those from whom the call took a verified address, which changes their accounts.
  func losses(of formerOwners: [AuditTrail.Subject]) -> [AuditRecord] {
    formerOwners.map { owner in
      var loss = self
      loss.username = AuditText.column(owner.username)
      loss.sub = owner.sub
      loss.nameHash = nil
      loss.rule = "another user has verified the address"
      return loss
    }
  }

  /// The events of sessions that the call's sign-in ended.
  func endings(_ sentences: [String]) -> [AuditRecord] {
    sentences.map { sentence in
      var ending = self
      ending.rule = sentence
      return ending
    }
  }

  mutating func end(by failure: some OperationFailure) {
    outcome = failure.publicException
    reason = failure.status.reason
    rule = rule ?? failure.rule
  }
}
