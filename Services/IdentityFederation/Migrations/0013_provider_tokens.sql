-- Tokens of outside providers that a pool keeps of its users.

CREATE TABLE identity_federation.provider_tokens (
  user_pool_id text COLLATE "C" NOT NULL,
  provider text COLLATE "C" NOT NULL,
  -- The user, as the provider names it.
  subject text COLLATE "C" NOT NULL,
  -- Access and refresh token, sealed for this row.
  sealed_tokens bytea NOT NULL,
  -- When the access token ends; null where the provider does not say.
  expires_at_unix_millis bigint,
  -- Until then one caller alone refreshes: of two refreshes with one token many providers end both.
  leased_until_unix_millis bigint NOT NULL DEFAULT 0,
  PRIMARY KEY (user_pool_id, provider, subject),
  FOREIGN KEY (user_pool_id, provider)
    REFERENCES identity_federation.user_pool_providers (user_pool_id, name) ON DELETE CASCADE
);
