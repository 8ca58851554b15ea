internal import AuthenticationCore
internal import Domain
internal import TokenIssuanceMessages

/// A user's groups and their roles, as events have them and functions answer them.
struct GroupConfiguration: Codable, Sendable, Hashable {
  let groupsToOverride: [String]?
  let iamRolesToOverride: [String]?
  let preferredRole: String?

  private enum CodingKeys: String, CodingKey {
    case groupsToOverride, iamRolesToOverride, preferredRole
  }

  /// What tokens with the contents say of groups.
  init(of contents: TokenContents) {
    func claim(_ name: String) -> TokenClaim? { contents.idClaims.first { $0.name == name } }
    groupsToOverride = contents.groups
    iamRolesToOverride = claim("cognito:roles")?.listValue ?? []
    preferredRole = claim("cognito:preferred_role")?.stringValue
  }

  /// No groups at all.
  init() {
    groupsToOverride = nil
    iamRolesToOverride = nil
    preferredRole = nil
  }

  /// With every member, as Cognito sends it.
  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(groupsToOverride, forKey: .groupsToOverride)
    try container.encode(iamRolesToOverride, forKey: .iamRolesToOverride)
    try container.encode(preferredRole, forKey: .preferredRole)
  }

  /// Whether no name holds a NUL, which none of ours does and no message carries.
  var isText: Bool {
    let names = (groupsToOverride ?? []) + (iamRolesToOverride ?? []) + [preferredRole ?? ""]
    return !names.contains { $0.utf8.contains(0) }
  }

  var claims: [TokenClaim] {
    var claims: [TokenClaim] = []
    if let roles = iamRolesToOverride, !roles.isEmpty {
      claims.append(TokenClaim.list("cognito:roles", roles))
    }
    if let role = preferredRole {
      claims.append(TokenClaim.text("cognito:preferred_role", role))
    }
    return claims
  }
}

/// What a function says of groups: leaving the member out is not the same as null.
struct GroupOverride: Sendable, Hashable {
  /// Nil: the groups stay as they are.
  let groups: GroupConfiguration?
}

extension KeyedDecodingContainer {
  /// An absent member leaves the groups, an empty or null one takes them away.
  func decodeGroupOverride(forKey key: Key) throws -> GroupOverride {
    guard contains(key) else { return GroupOverride(groups: nil) }
    let groups = try decodeIfPresent(GroupConfiguration.self, forKey: key)
    return GroupOverride(groups: groups ?? GroupConfiguration())
  }
}

/// The response of version one: for the ID token, in texts alone.
struct IDTokenOverride: Decodable, Sendable {
  struct Details: Decodable, Sendable {
    let claimsToAddOrOverride: [String: String]
    let claimsToSuppress: [String]
    let groups: GroupOverride

    private enum CodingKeys: String, CodingKey {
      case claimsToAddOrOverride, claimsToSuppress, groupOverrideDetails
    }

    init(from decoder: any Decoder) throws {
      let members = try decoder.container(keyedBy: CodingKeys.self)
      claimsToAddOrOverride =
        try members.decodeIfPresent([String: String].self, forKey: .claimsToAddOrOverride) ?? [:]
      claimsToSuppress =
        try members.decodeIfPresent([String].self, forKey: .claimsToSuppress) ?? []
      groups = try members.decodeGroupOverride(forKey: .groupOverrideDetails)
    }
  }

  let claimsOverrideDetails: Details?
}

/// The response of versions two and three: for both tokens, in values of any kind.
struct TokenOverride: Decodable, Sendable {
  struct Token: Decodable, Sendable {
    let claimsToAddOrOverride: [String: JSONValue]?
    let claimsToSuppress: [String]?
    /// Scopes for the access token alone.
    let scopesToAdd: [String]?
    let scopesToSuppress: [String]?
  }

  struct Details: Decodable, Sendable {
    let idTokenGeneration: Token?
    let accessTokenGeneration: Token?
    let groups: GroupOverride

    private enum CodingKeys: String, CodingKey {
      case idTokenGeneration, accessTokenGeneration, groupOverrideDetails
    }

    init(from decoder: any Decoder) throws {
      let members = try decoder.container(keyedBy: CodingKeys.self)
      idTokenGeneration = try members.decodeIfPresent(Token.self, forKey: .idTokenGeneration)
      accessTokenGeneration =
        try members.decodeIfPresent(Token.self, forKey: .accessTokenGeneration)
      groups = try members.decodeGroupOverride(forKey: .groupOverrideDetails)
    }
  }

  let claimsAndScopeOverrideDetails: Details?
}
