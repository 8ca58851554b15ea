package import IdentityFederationCore
package import IdentityFederationMessages
package import PublicOperations

extension SecurityTokens {
  /// Gives the holder of an access key credentials in a role of this account (STS, AssumeRole): they may
  /// do what the key may and the policy allows.
  ///
  /// A role is a name here and permits nothing itself, so its session cannot do more than the key.
  package func assumeRole(
    _ request: AssumeRoleRequest,
    call: Call
  ) async throws(IdentityFederationFailure) -> AssumeRoleResponse {
    let key = try call.signingKey()
    let seconds = try seconds(of: request, key)
    let policy = try SessionPolicy.asked(request.policy, managed: request.policyArns)
    let role = try RoleARN.asked(request.roleArn)
    guard role.account == accountID else {
      throw call.notPermitted("sts:AssumeRole", on: role.text)
    }
    try call.refuseTags(request.tags, on: role.text)
    try call.refuseContext(request, on: role)
    try call.refuseDevice(request.serialNumber, code: request.tokenCode)

    let sessionName = request.roleSessionName ?? ""
    let given = try await keySessions.give(
      .role(role, sessionName: sessionName),
      of: key,
      seconds: seconds,
      policy: policy,
      call
    )
    let assumed = AssumedRole(role, sessionName: sessionName)
    return AssumeRoleResponse(
      credentials: given.credentials,
      assumedRoleUser: SecurityTokenAssumedRoleUser(assumedRoleId: assumed.id, arn: assumed.arn),
      packedPolicySize: given.packedPolicySize
    )
  }

  /// A role that is taken in a role lasts an hour at most (STS, role chaining).
  private func seconds(
    of request: AssumeRoleRequest,
    _ key: PublicOperations.Principal.AccessKey
  ) throws(IdentityFederationFailure) -> Int32 {
    let seconds = try sessions.seconds(of: request.durationSeconds)
    guard case .role = key.session?.holder, seconds > SessionLimits.usualSeconds else {
      return seconds
    }
    throw .invalidParameter(
      """
      The requested DurationSeconds exceeds the 1 hour session limit for roles assumed by role \
      chaining.
      """
    )
  }
}

extension Call {
  /// A source identity and contexts are there for the conditions of other policies, which nothing judges
  /// here.
  fileprivate func refuseContext(
    _ request: AssumeRoleRequest,
    on role: RoleARN
  ) throws(IdentityFederationFailure) {
    guard request.transitiveTagKeys?.isEmpty ?? true else {
      throw notPermitted("sts:TagSession", on: role.text)
    }
    guard request.sourceIdentity == nil else {
      throw notPermitted("sts:SetSourceIdentity", on: role.text)
    }
    guard request.providedContexts == nil else {
      throw notPermitted("sts:SetContext", on: role.text)
    }
  }
}
