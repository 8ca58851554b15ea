internal import AuthenticationMessages
internal import GatehouseMessages
internal import JSON

/// Times are whole seconds, as in the proofs of the protocol.
private func seconds(_ millis: Int64?) -> Int64? { millis.map { $0 / 1000 } }

extension RemoveInteractionInstanceResponse: InteractionAnswer {
  func writeMembers(to json: inout JSONWriter) {}
}

/// What the caller that starts a session gets, once.
extension StartInteractionResponse: InteractionAnswer {
  func writeMembers(to json: inout JSONWriter) {
    json.member("sessionId", sessionId)
    json.member("handle", handle)
    json.member("version", version)
    json.member("expiresAt", seconds(expiresAtUnixMillis))
    json.member("link", link)
    json.member("comparison", comparison)
  }
}

/// A session as the relying server or the page sees it.
extension InteractionState: InteractionAnswer {
  func writeMembers(to json: inout JSONWriter) {
    json.member("state", state)
    json.member("version", version)
    json.member("kind", kind)
    json.member("expiresAt", seconds(expiresAtUnixMillis))
    json.member("reason", reason)
    if userSub != nil {
      json.member("user", SessionUser(state: self))
      json.member("amr", amr)
    }
    json.member("account", account)
    json.member("userInput", userInput)
    json.member("secondFactor", secondFactor)
  }
}

/// What a third person checks a decision by.
extension ShowInteractionEvidenceResponse: InteractionAnswer {
  func writeMembers(to json: inout JSONWriter) {
    json.member("state", state)
    json.member("kind", kind)
    json.member("decision", decision)
    json.member("key", key.map { JSONFragment(Array($0.utf8)) })
    // As text: the decision has the digest of these bytes, and of no other spelling of the object.
    json.member("shown", shown)
    json.member("userInput", userInput)
    json.member("secondFactor", secondFactor)
  }
}

/// The tokens, in the form of RespondToAuthChallenge's answer.
extension RedeemInteractionResponse: InteractionAnswer {
  func writeMembers(to json: inout JSONWriter) {
    json.member("AuthenticationResult", authenticationResult)
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
extension OpenInteractionResponse: InteractionAnswer {
  var spliced: String? { shown?.text }

  func writeMembers(to json: inout JSONWriter) {
    json.member("state", state)
    json.member("version", version)
    json.member("expiresAt", seconds(expiresAtUnixMillis))
    json.member("accounts", accounts.map(ListedAccount.init))
    json.member("confirmationNeeded", isConfirmationNeeded ?? true)
    json.member("secondFactorNeeded", isSecondFactorNeeded)
    json.member("comparison", comparison)
    json.member("comparisonDigits", comparisonDigits)
    json.member("digest", digest)
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
extension InteractionProgress: InteractionAnswer {
  func writeMembers(to json: inout JSONWriter) {
    json.member("state", state)
    json.member("version", version)
    json.member("expiresAt", seconds(expiresAtUnixMillis))
    json.member("flowId", flowId)
    json.member("account", account)
    json.member("secondFactorInfo", secondFactorInfo.map(FactorJSON.init))
    json.member("serverProof", serverProof)
    json.member("stopped", isStopped ?? false)
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
extension InteractionInstance: InteractionAnswer {
  func writeMembers(to json: inout JSONWriter) {
    json.member("instanceId", instanceId)
    json.member("name", name)
    json.member("server", ServerJSON(instance: self))
    json.member("policy", policy.map(PolicyJSON.init))
    json.member("accounts", accounts.map(ListedAccount.init))
    json.member("secondFactorInfo", secondFactorInfo.map(FactorJSON.init))
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
