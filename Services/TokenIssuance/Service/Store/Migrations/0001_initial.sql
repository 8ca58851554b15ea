-- Signing keys, and one row for each sign-in whose tokens may still be used.

CREATE TABLE token_issuance.signing_keys (
  user_pool_id text COLLATE "C" NOT NULL,
  -- The key's JWK thumbprint (RFC 7638), which its tokens carry as "kid".
  key_id text COLLATE "C" NOT NULL,
  token_use text COLLATE "C" NOT NULL CHECK (token_use IN ('id', 'access')),
  algorithm text COLLATE "C" NOT NULL,
  -- PKCS#8, sealed for this pool and key.
  sealed_private_key bytea NOT NULL,
  -- The public half as JSON, so that publishing keys needs no private key.
  public_jwk text NOT NULL,
  created_at_unix_millis bigint NOT NULL,
  -- Null while the key signs. Afterwards: until when the last token it signed can be valid.
  verifies_until_unix_millis bigint,
  PRIMARY KEY (user_pool_id, key_id)
);

-- One key of each use signs, whatever instances race to make or to replace it.
CREATE UNIQUE INDEX signing_keys_active
  ON token_issuance.signing_keys (user_pool_id, token_use)
  WHERE verifies_until_unix_millis IS NULL;

CREATE TABLE token_issuance.chains (
  user_pool_id text COLLATE "C" NOT NULL,
  -- The "event_id" of every token of the chain.
  chain_id uuid NOT NULL,
  client_id text COLLATE "C" NOT NULL,
  sub text COLLATE "C" NOT NULL,
  origin_jti uuid NOT NULL,
  device_key text COLLATE "C",
  authenticated_at_unix_millis bigint NOT NULL,
  -- When the last refresh token ends, however often it was replaced.
  expires_at_unix_millis bigint NOT NULL,
  -- How often the refresh token was replaced, and the keyed hash of the one that is current.
  generation integer NOT NULL,
  secret_hash bytea NOT NULL,
  -- The sealing key from which the keys of the current refresh token are derived.
  seal_key_id bigint NOT NULL,
  rotated_at_unix_millis bigint,
  revoked_at_unix_millis bigint,
  revocation text COLLATE "C" CHECK (revocation IN ('requested', 'reuse')),
  PRIMARY KEY (user_pool_id, chain_id)
) WITH (fillfactor = 90);

-- Global sign-out finds a user's chains by this; those that are over are not in it.
CREATE INDEX chains_by_user
  ON token_issuance.chains (user_pool_id, sub)
  WHERE revoked_at_unix_millis IS NULL;

-- Expired chains are removed in the order of their expiry.
CREATE INDEX chains_by_expiry ON token_issuance.chains (expires_at_unix_millis);
