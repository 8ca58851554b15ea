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

  /// The events of what the call did besides.
  func remarks(_ sentences: [String]) -> [AuditRecord] {
    sentences.map { sentence in
      var remark = self
      remark.rule = sentence
      return remark
    }
  }

  mutating func end(by failure: some OperationFailure) {
    outcome = failure.publicException
    reason = failure.status.reason
    rule = rule ?? failure.rule
  }
}
