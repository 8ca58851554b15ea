-- What operators look at: a user's chains that ended because a replaced token came again, and keys that have
-- signed for long.

CREATE INDEX chains_by_reuse
  ON token_issuance.chains (user_pool_id, sub, revoked_at_unix_millis)
  WHERE revocation = 'reuse';

CREATE INDEX signing_keys_by_age
  ON token_issuance.signing_keys (created_at_unix_millis)
  WHERE verifies_until_unix_millis IS NULL;
