-- Sign-ins at the outside providers of user pools that wait for the provider's answer.

CREATE TABLE identity_federation.provider_sign_in_attempts (
  user_pool_id text COLLATE "C" NOT NULL,
  -- SHA-256 of the state in hexadecimal digits: the table alone has nothing that a browser could show.
  state_hash text COLLATE "C" NOT NULL,
  provider text COLLATE "C" NOT NULL,
  -- SHA-256 of the secret of the browser that was sent to the provider.
  binding_hash bytea NOT NULL,
  -- Nonce, proof key and the caller's context: sealed for this row.
  sealed_contents bytea NOT NULL,
  expires_at_unix_millis bigint NOT NULL,
  PRIMARY KEY (user_pool_id, state_hash),
  FOREIGN KEY (user_pool_id, provider)
    REFERENCES identity_federation.user_pool_providers (user_pool_id, name) ON DELETE CASCADE
);

CREATE INDEX provider_sign_in_attempts_by_expiry
  ON identity_federation.provider_sign_in_attempts (expires_at_unix_millis);

CREATE INDEX provider_sign_in_attempts_by_provider
  ON identity_federation.provider_sign_in_attempts (user_pool_id, provider);
