internal import Domain
internal import Postgres
internal import Sessions

/// Chains that begin.
extension ChainStore {
  /// What became of a chain that was to begin.
  struct Beginning: Sendable {
    /// The keys that sign; nil for a pool without keys.
    let keys: ActiveKeyIDs?
    let hasBegun: Bool
    /// Whether the user has as many active chains as the pool allows, and none gives way.
    let isFull: Bool
    /// The chains that gave way.
    let superseded: [String]
    let evicted: [String]
  }

  /// Begins a chain, ends those that give way to it, and names the keys that sign.
  ///
  /// Nothing is changed where it does not begin: for a pool without keys, a client that was deleted, a device
  /// that was forgotten, an SSO session that was ended, and beyond the limit where none gives way.
  func insert(_ chain: NewChain) async throws(TokenIssuanceFailure) -> Beginning {
    let beginning = try await querying { () async throws(PostgresError) in
      if chain.needsRoom {
        try await database.first(Self.insertionWithRoom(chain)) {
          (row) throws(PostgresError) in try Beginning(row)
        }
      } else {
        try await database.first(Self.plainInsertion(chain)) { (row) throws(PostgresError) in
          Beginning(
            keys: try ActiveKeyIDs(row),
            hasBegun: true,
            isFull: false,
            superseded: [],
            evicted: []
          )
        }
      }
    }
    return beginning
      ?? Beginning(keys: nil, hasBegun: false, isFull: false, superseded: [], evicted: [])
  }

  private static func plainInsertion(_ chain: NewChain) -> SQL {
    """
    WITH keys AS MATERIALIZED (SELECT \(activeKeyColumns(chain.pool, at: chain.beganAt)))
    \(row(of: chain))
    FROM keys WHERE active_id_key IS NOT NULL AND active_access_key IS NOT NULL
      AND \(mayBegin(chain))
    RETURNING (SELECT active_id_key FROM keys), (SELECT active_access_key FROM keys)
    """
  }

  private static func insertionWithRoom(_ chain: NewChain) -> SQL {
    """
    WITH keys AS MATERIALIZED (SELECT \(activeKeyColumns(chain.pool, at: chain.beganAt))
    ), room AS MATERIALIZED (
      SELECT room.* FROM keys, token_issuance.make_room(
        active_id_key IS NOT NULL AND active_access_key IS NOT NULL AND \(mayBegin(chain)),
        \(chain.pool.text), \(chain.sub), \(chain.client.text), \(chain.deviceKey),
        \(chain.terms.installation), \(chain.ssoSessionID)::uuid,
        \(chain.terms.isOnePerDevice)::boolean, \(chain.terms.tracking?.maxSessions)::integer,
        \(chain.terms.tracking?.refusesAtLimit ?? false)::boolean,
        \(chain.beganAt.unixMillis)::bigint) AS room
    ), begun AS (
      \(row(of: chain)) FROM room WHERE has_room RETURNING true
    )
    SELECT keys.*, room.*, EXISTS (SELECT FROM begun) AS has_begun FROM keys, room
    """
  }

  private static func row(of chain: NewChain) -> SQL {
    """
    INSERT INTO token_issuance.chains
      (user_pool_id, chain_id, client_id, sub, origin_jti, device_key, is_factor_given,
       authenticated_at_unix_millis, expires_at_unix_millis, generation, secret_hash,
       seal_key_id, ip_address, user_agent, installation, sso_session_id,
       began_at_token_endpoint, unconfirmed_until_unix_millis, last_active_at_unix_millis,
       granted_scope, audience, authentication_class, authentication_methods)
    SELECT \(chain.pool.text), \(chain.chainID)::uuid, \(chain.client.text), \(chain.sub),
      \(chain.originJTI)::uuid, \(chain.deviceKey), \(chain.isFactorGiven)::boolean,
      \(chain.authenticatedAt.unixMillis)::bigint, \(chain.expiresAt.unixMillis)::bigint, 0,
      \(chain.secretHash), \(Int64(chain.sealKeyID))::bigint,
      \(chain.terms.tracking?.address), \(chain.terms.tracking?.userAgent),
      \(chain.terms.installation), \(chain.ssoSessionID)::uuid,
      \(chain.beganAtTokenEndpoint)::boolean, \(chain.unconfirmedUntil?.unixMillis)::bigint,
      \(chain.noteworthyBeginning?.unixMillis)::bigint, \(chain.grant?.scope),
      \(chain.grant?.audience), \(chain.context.level), \(chain.context.methods)::text[]
    """
  }
}

extension ChainStore.NewChain {
  /// When it began, where its user was proved before that: what was used last goes by it.
  fileprivate var noteworthyBeginning: Instant? { beganAt == authenticatedAt ? nil : beganAt }

  /// Whether other chains may give way to it, or an end of its SSO session forbid it.
  fileprivate var needsRoom: Bool {
    terms.isOnePerDevice || terms.tracking != nil || ssoSessionID != nil
  }
}

extension ChainStore.Beginning {
  fileprivate init(_ row: borrowing PostgresRow) throws(PostgresError) {
    keys = try ActiveKeyIDs(row)
    hasBegun = try row.value("has_begun")
    isFull = try row.value("is_full")
    superseded = try row.value("superseded")
    evicted = try row.value("evicted")
  }
}
