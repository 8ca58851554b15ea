package import AuthenticationCore
package import AuthenticationNotifications
package import Domain
package import Postgres
package import PublicOperations

/// A change of a user's attributes, and what is sent because of it.
package struct AttributeChange: Sendable {
  let attributes: [String: String]
  let attributesJSON: String
  let pendingAttributesJSON: String
  /// Address attributes with another value than before: codes that were sent there become invalid.
  let movedAddresses: [String]
  /// The second factors that are not switched on afterwards, whatever they were before.
  let lostFactors: [SecondFactor]
  /// Whether a verified address is gone or is another one.
  let hasLostProvedAddress: Bool
  /// The kinds of alias that may be affected.
  let aliasKinds: [SignInName.Kind]
  /// Whether the user is found by new aliases; else the former ones alone are given up.
  var claimsAliases = true
  let deliveries: [CodeDelivery]
  /// The former owners of addresses that moved.
  package var formerOwners: [AuditTrail.Subject] = []
}

extension AttributeChange {
  /// Whether a verified address goes, moves, or is verified no more.
  static func losesProvedAddress(
    from before: [String: String],
    to after: [String: String]
  ) -> Bool {
    UserAttributes.verifiedFlags.contains { name, flag in
      before[flag] == "true" && (before[name]?.exact != after[name]?.exact || after[flag] != "true")
    }
  }
}

extension UserStore {
  /// Changes a user's attributes as the closure decides, which sees them locked.
  ///
  /// Nothing is changed, and the result is nil, where the closure decides nothing. Each code that is sent
  /// is an attempt of the operation, where one is named; one too many refuses the change. What `finish`
  /// writes and what the user is told are committed with it, or not at all.
  package func changeAttributes(
    of user: UserRecord,
    in pool: UserPoolSettings,
    consuming code: ConsumedCode? = nil,
    finishing finish:
      (@Sendable (inout PostgresConnection) throws(AuthenticationFailure) -> Void)? = nil,
    telling notice: NewOutboxMessage? = nil,
    countingCodesAs operation: LimitedOperation? = nil,
    at now: Instant,
    _ decide: @Sendable (UserRecord) throws(AuthenticationFailure) -> AttributeChange?
  ) async throws(AuthenticationFailure) -> AttributeChange? {
    try await writing { (db: inout PostgresConnection) throws(AuthenticationFailure) in
      guard let present = try db.locked(user, in: pool.id) else { throw .unknownUser }
      guard var change = try decide(present) else { return nil }
      if let code { try db.consume(code, of: user.username, in: pool.id) }
      let lost = change.lostFactors.map(\.rawValue)
      db.enqueue(
        """
        UPDATE authentication.users
        SET attributes = \(change.attributesJSON)::jsonb,
          pending_attributes = \(change.pendingAttributesJSON)::jsonb,
          -- The sign-up proved the old address, not this one.
          proved_at_sign_up = CASE WHEN proved_at_sign_up = ANY (\(change.movedAddresses)) THEN NULL
            ELSE proved_at_sign_up END,
          enabled_factors = ARRAY(
            SELECT factor FROM unnest(enabled_factors) WITH ORDINALITY AS e (factor, place)
            WHERE factor <> ALL (\(lost)::text[]) ORDER BY place
          ),
          preferred_factor = CASE WHEN preferred_factor <> ALL (\(lost)::text[])
            THEN preferred_factor END,
          mfa_options = CASE WHEN mfa_options IS NOT NULL AND 'SMS_MFA' = ANY (\(lost)::text[])
            THEN '[]' ELSE mfa_options END,
          modified_at_unix_millis = \(now.unixMillis)
        WHERE \(user.row(in: pool.id))
        """
      )
      // After the change, which took the new address for one that is not switched on.
      if let finish { try finish(&db) }
      if let notice { db.enqueue(notice.insertion) }
      if !change.movedAddresses.isEmpty {
        db.enqueue(
          """
          DELETE FROM authentication.confirmation_codes
          WHERE user_pool_id = \(pool.id.text) AND username = \(user.username)
            AND attribute_name = ANY (\(change.movedAddresses))
          """
        )
      }
      for delivery in change.deliveries {
        if let operation {
          let attempts = try db.countAttempt(operation, of: user.username, in: pool.id, at: now)
          guard attempts <= operation.attemptsPerHour else { throw .tooManyCodes }
        }
        db.enqueue(delivery.code.replacing(in: pool.id, of: user.username))
        db.enqueue(delivery.message.insertion)
      }
      change.formerOwners = try db.moveAliases(
        change.aliasKinds,
        to: change.attributes,
        of: user.username,
        in: pool,
        isClaiming: change.claimsAliases
      )
      return change
    }
  }
}
