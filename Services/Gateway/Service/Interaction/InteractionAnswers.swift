internal import GatehouseMessages
internal import JSON

/// Times are whole seconds, as in the proofs of the protocol.
private func seconds(_ millis: Int64?) -> Int64? { millis.map { $0 / 1000 } }

/// An answer without members of its own.
struct EmptyAnswer: InteractionAnswer {
  func writeMembers(to json: inout JSONWriter) {}
}

/// What the caller that starts a session gets, once.
struct StartedSession: InteractionAnswer {
  let reply: StartInteractionResponse

  func writeMembers(to json: inout JSONWriter) {
    json.member("sessionId", reply.sessionId)
    json.member("handle", reply.handle)
    json.member("version", reply.version)
    json.member("expiresAt", seconds(reply.expiresAtUnixMillis))
    json.member("link", reply.link)
    json.member("comparison", reply.comparison)
  }
}

/// A session as the relying server or the page sees it.
struct SessionState: InteractionAnswer {
  let state: InteractionState

  func writeMembers(to json: inout JSONWriter) {
    json.member("state", state.state)
    json.member("version", state.version)
    json.member("kind", state.kind)
    json.member("expiresAt", seconds(state.expiresAtUnixMillis))
    json.member("reason", state.reason)
    if state.userSub != nil {
      json.member("user", SessionUser(state: state))
      json.member("amr", state.amr)
    }
    json.member("account", state.account)
    json.member("userInput", state.userInput)
    json.member("secondFactor", state.secondFactor)
  }
}

/// What a third person checks a decision by.
struct EvidenceAnswer: InteractionAnswer {
  let reply: ShowInteractionEvidenceResponse

  func writeMembers(to json: inout JSONWriter) {
    json.member("state", reply.state)
    json.member("kind", reply.kind)
    json.member("decision", reply.decision)
    json.member("key", reply.key.map { JSONFragment(Array($0.utf8)) })
    // As text: the decision has the digest of these bytes, and of no other spelling of the object.
    json.member("shown", reply.shown)
    json.member("userInput", reply.userInput)
    json.member("secondFactor", reply.secondFactor)
  }
}

private struct SessionUser: JSONWritable {
  let state: InteractionState

  func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("sub", state.userSub)
    json.member("username", state.username)
    json.endObject()
  }
}

/// What the app is to show.
struct OpenedSession: InteractionAnswer {
  let reply: OpenInteractionResponse

  var spliced: String? { reply.shown?.text }

  func writeMembers(to json: inout JSONWriter) {
    json.member("state", reply.state)
    json.member("version", reply.version)
    json.member("expiresAt", seconds(reply.expiresAtUnixMillis))
    json.member("accounts", reply.accounts.map(ListedAccount.init))
    json.member("confirmationNeeded", reply.isConfirmationNeeded ?? true)
    json.member("secondFactorNeeded", reply.isSecondFactorNeeded)
    json.member("comparison", reply.comparison)
    json.member("comparisonDigits", reply.comparisonDigits)
    json.member("digest", reply.digest)
  }
}

/// An account of an instance.
struct ListedAccount: JSONWritable {
  let account: InteractionAccount

  func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("account", account.account)
    json.member("displayName", account.displayName)
    json.member("model", account.model)
    json.member("createdAt", seconds(account.createdAtUnixMillis))
    json.member("lastUsedAt", seconds(account.lastUsedAtUnixMillis))
    json.member("headless", account.isHeadless)
    json.endObject()
  }
}

/// How far a session or a flow is.
struct ProgressAnswer: InteractionAnswer {
  let progress: InteractionProgress

  func writeMembers(to json: inout JSONWriter) {
    json.member("state", progress.state)
    json.member("version", progress.version)
    json.member("expiresAt", seconds(progress.expiresAtUnixMillis))
    json.member("flowId", progress.flowId)
    json.member("account", progress.account)
    json.member("secondFactorInfo", progress.secondFactorInfo.map(FactorJSON.init))
    json.member("serverProof", progress.serverProof)
    json.member("stopped", progress.isStopped ?? false)
  }
}

/// `secondFactorInfo`.
struct FactorJSON: JSONWritable {
  let factor: InteractionFactor

  func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("context", factor.context)
    json.member("result", factor.result)
    json.member("reason", factor.reason)
    json.member("retry", factor.retry)
    json.member("blocked", factor.isBlocked ?? false)
    json.member("maxAttempts", factor.maxAttempts)
    json.member("failedAttempts", factor.failedAttempts ?? 0)
    json.member("penalisedFor", factor.penalisedFor ?? 0)
    json.member("showBiometrics", factor.showBiometrics ?? false)
    json.member("pinRequired", factor.isPinRequired ?? false)
    json.member("challenge", factor.challenge.map(ChallengeJSON.init))
    json.endObject()
  }
}

private struct ChallengeJSON: JSONWritable {
  let challenge: InteractionChallenge

  func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("block", challenge.block)
    json.member("salt", challenge.salt)
    json.member("serverPublic", challenge.serverPublic)
    json.member("expiresAt", seconds(challenge.expiresAtUnixMillis))
    json.endObject()
  }
}

/// The caller's own instance.
struct InstanceAnswer: InteractionAnswer {
  let instance: InteractionInstance

  func writeMembers(to json: inout JSONWriter) {
    json.member("instanceId", instance.instanceId)
    json.member("name", instance.name)
    json.member("server", ServerJSON(instance: instance))
    json.member("policy", instance.policy.map(PolicyJSON.init))
    json.member("accounts", instance.accounts.map(ListedAccount.init))
    json.member("secondFactorInfo", instance.secondFactorInfo.map(FactorJSON.init))
  }
}

private struct ServerJSON: JSONWritable {
  let instance: InteractionInstance

  func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("name", instance.serverName)
    json.member("logo", instance.serverLogoUrl)
    json.member("poolId", instance.userPoolId)
    json.endObject()
  }
}

/// The pool's policy, under the names of its tags.
private struct PolicyJSON: JSONWritable {
  let policy: InteractionPolicy

  func write(to json: inout JSONWriter) {
    json.beginObject()
    json.member("attempts", policy.attempts)
    json.member("penalty", policy.penalty)
    json.member("minLength", policy.minLength)
    json.member("maxLength", policy.maxLength)
    json.member("weak", policy.weak)
    json.member("biometricsWithoutPin", policy.biometricsWithoutPin)
    json.member("daysWithoutPin", policy.daysWithoutPin)
    json.member("biometricsDisabled", policy.biometricsDisabled)
    json.member("noPinChangeByBiometric", policy.noPinChangeByBiometric)
    json.member("blockAllWhenPinBlocked", policy.blockAllWhenPinBlocked)
    json.member("attestation", policy.attestation)
    json.member("confirm", policy.confirm)
    json.member("first", policy.first)
    json.member("appLogin", policy.appLogin)
    json.member("appLoginInactivity", policy.appLoginInactivity)
    json.member("alwaysWithoutAppLogin", policy.alwaysWithoutAppLogin)
    json.member("autoSelect", policy.autoSelect)
    json.member("singleAccount", policy.singleAccount)
    json.member("headless", policy.headless)
    json.member("timeout", policy.timeout)
    json.member("protocol", policy.protocol)
    json.endObject()
  }
}
