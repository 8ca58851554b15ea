-- What providers have posted for a sign-in, the assertions that have counted, and the keys of pools for SAML.

-- What the provider has answered, sealed for this row, until the browser comes with its cookie.
ALTER TABLE identity_federation.provider_sign_in_attempts ADD COLUMN sealed_answer bytea;

-- Assertions that have signed a user in. The primary key decides which of two came first.
CREATE TABLE identity_federation.used_assertions (
  user_pool_id text COLLATE "C" NOT NULL,
  provider text COLLATE "C" NOT NULL,
  -- SHA-256 of the assertion's id: providers choose its length.
  id_hash bytea NOT NULL,
  -- Afterwards the assertion is refused for its age, and the row can go.
  expires_at_unix_millis bigint NOT NULL,
  PRIMARY KEY (user_pool_id, provider, id_hash)
);

CREATE INDEX used_assertions_by_expiry
  ON identity_federation.used_assertions (expires_at_unix_millis);

-- By which a pool signs its requests of SAML, and opens what is encrypted for it.
CREATE TABLE identity_federation.user_pool_keys (
  user_pool_id text COLLATE "C" NOT NULL PRIMARY KEY,
  -- PKCS#8, sealed for this row.
  sealed_key bytea NOT NULL,
  -- X.509, the DER.
  certificate bytea NOT NULL,
  created_at_unix_millis bigint NOT NULL
);
