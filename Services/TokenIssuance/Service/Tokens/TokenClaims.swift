internal import JSON

/// The claims of a token of ours that decide what it may be used for.
struct TokenClaims: Sendable {
  let issuer: String
  let tokenUse: String
  let sub: String
  let eventID: String
  let expiresAt: Int64
  let clientID: String?
  let username: String?
  let scope: String?
  let deviceKey: String?
  /// How the user was proved; empty where the token does not say.
  let methods: [String]
  /// Whether the token says for whom it is; access tokens do where they were made for another service.
  let hasAudience: Bool
  /// Whether another user or a service acts for the user (RFC 8693 §4.1).
  let hasActor: Bool

  /// Nil for anything that is not the payload of a token of ours.
  static func parse(_ payload: [UInt8]) -> TokenClaims? {
    JSONReader.read(payload)
  }
}

extension TokenClaims: JSONReadable {
  init(reading json: inout JSONReader) throws(JSONReader.Fault) {
    var (issuer, tokenUse, sub, eventID): (String?, String?, String?, String?)
    var (clientID, username, scope, deviceKey): (String?, String?, String?, String?)
    var methods: [String]?
    var expiresAt: Int64?
    var (hasAudience, hasActor) = (false, false)
    try json.beginObject()
    while try json.nextMember() {
      if json.isNamed("iss") {
        issuer = try json.optional()
      } else if json.isNamed("token_use") {
        tokenUse = try json.optional()
      } else if json.isNamed("sub") {
        sub = try json.optional()
      } else if json.isNamed("event_id") {
        eventID = try json.optional()
      } else if json.isNamed("exp") {
        expiresAt = try json.optional()
      } else if json.isNamed("client_id") {
        clientID = try json.optional()
      } else if json.isNamed("username") {
        username = try json.optional()
      } else if json.isNamed("scope") {
        scope = try json.optional()
      } else if json.isNamed("device_key") {
        deviceKey = try json.optional()
      } else if json.isNamed("amr") {
        methods = try json.optional()
      } else {
        // Whatever they hold: what is not understood must not widen a token.
        hasAudience = hasAudience || json.isNamed("aud")
        hasActor = hasActor || json.isNamed("act")
        try json.skip()
      }
    }
    guard let issuer, let tokenUse, let sub, let eventID, let expiresAt else {
      throw .missing
    }
    self.init(
      issuer: issuer,
      tokenUse: tokenUse,
      sub: sub,
      eventID: eventID,
      expiresAt: expiresAt,
      clientID: clientID,
      username: username,
      scope: scope,
      deviceKey: deviceKey,
      methods: methods ?? [],
      hasAudience: hasAudience,
      hasActor: hasActor
    )
  }
}
