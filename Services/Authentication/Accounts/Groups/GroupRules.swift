internal import AuthenticationCore

/// What a group may be.
package enum GroupRules {
  /// Cognito's quotas.
  static let groupsOfPool = 10_000
  static let groupsOfUser = 100
  static let maxListed: Int32 = 60

  /// The name that a request gives; what PostgreSQL cannot hold is no group's name.
  static func requiredName(_ name: String?) throws(AuthenticationFailure) -> String {
    guard let name else { throw .missing("groupName") }
    // 128 characters have at most so many bytes.
    guard !name.isEmpty, name.utf8.count <= 512, !name.utf8.contains(0) else {
      throw .invalidParameter("Invalid group name.")
    }
    return name
  }

  static func check(
    description: String?,
    roleARN: String?,
    precedence: Int32?
  ) throws(AuthenticationFailure) {
    guard !(description ?? "").utf8.contains(0) else {
      throw .invalidParameter("Invalid group description.")
    }
    guard precedence ?? 0 >= 0 else {
      throw .invalidParameter("Precedence must not be negative.")
    }
    guard let roleARN else { return }
    guard isRole(roleARN) else { throw .invalidParameter("Invalid role ARN: \(roleARN)") }
  }

  /// Whether the ARN is an IAM role's: another could never be assumed by the bearer of the token.
  package static func isRole(_ arn: String) -> Bool {
    let parts = arn.split(separator: ":", omittingEmptySubsequences: false)
    guard arn.utf8.count <= 2048, !arn.utf8.contains(0), parts.count == 6 else { return false }
    let account = parts[4].utf8
    return parts[0] == "arn" && !parts[1].isEmpty && parts[2] == "iam" && parts[3].isEmpty
      && !account.isEmpty
      && account.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
      && parts[5].hasPrefix("role/") && parts[5].utf8.count > "role/".utf8.count
  }

  /// How many entries a page has; Cognito takes zero for the most.
  static func pageSize(_ limit: Int32?) throws(AuthenticationFailure) -> Int {
    guard let limit, limit != 0 else { return Int(maxListed) }
    guard (1...maxListed).contains(limit) else {
      throw .invalidParameter("Limit must be between 0 and \(maxListed).")
    }
    return Int(limit)
  }
}

extension AuthenticationFailure {
  static let groupNotFound = resourceNotFound("Group not found.")
}
