internal import AuthenticationCore
internal import Domain
internal import GatehouseMessages
internal import PublicOperations

extension Pools {
  /// The pool that an ARN names; one of another account or region than the pool's own is nobody's.
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
    _ change: (inout [String: String]) throws(AuthenticationFailure) -> Void
  ) async throws(AuthenticationFailure) {
    for _ in 0..<5 {
      guard var record = try await userPools.find(id) else { throw .userPoolNotFound(id.text) }
      try record.changeSettings(at: clock.now()) { settings throws(AuthenticationFailure) in
        var tags = settings.userPoolTags ?? [:]
        try change(&tags)
        settings.userPoolTags = tags
      }
      if try await userPools.update(record) { return }
    }
    throw .modifiedByOthers("User pool \(id)")
  }
}

/// What a tag may be.
enum TagRules {
  static let mostOfResource = 50

  /// Checks tags that are to be set, and our own as at the pool's creation.
  static func check(_ tags: [String: String]) throws(AuthenticationFailure) {
    if let fault = fault(of: tags) { throw .invalidParameter(fault) }
    try GatehouseTags.check(tags)
  }

  /// Tags of AWS's own are neither set nor removed by a customer.
  static func checkPrefix(_ key: String) throws(AuthenticationFailure) {
    if isReserved(key) { throw .invalidParameter(reserved) }
  }

  /// Why the tags cannot be set; nil when they can.
  static func fault(of tags: [String: String]) -> String? {
    for (key, value) in tags.sorted(by: { $0.key < $1.key }) {
      guard (1...128).contains(key.unicodeScalars.count), value.unicodeScalars.count <= 256,
        key.unicodeScalars.allSatisfy(isAllowed), value.unicodeScalars.allSatisfy(isAllowed)
      else { return "Invalid tag: \(key)" }
      if isReserved(key) { return reserved }
    }
    return nil
  }

  private static let reserved = "aws: prefixed tag key names are not allowed for external use."

  /// Of a key's Unicode text only ASCII letters decide whether the prefix is AWS's own.
  private static func isReserved(_ key: String) -> Bool {
    key.lowercased().utf8.starts(with: "aws:".utf8)
  }

  /// Letters, digits and spaces of any script, and what AWS allows besides.
  private static func isAllowed(_ character: Unicode.Scalar) -> Bool {
    switch character.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .decimalNumber, .letterNumber, .otherNumber, .spaceSeparator, .nonspacingMark,
      .spacingMark, .enclosingMark:
      true
    default:
      "_.:/=+-@".unicodeScalars.contains(character)
    }
  }
}
