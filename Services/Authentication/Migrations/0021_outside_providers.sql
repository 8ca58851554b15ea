-- Resource servers, users of outside providers, and the tokens that were exchanged.

CREATE TABLE authentication.resource_servers (
  user_pool_id text COLLATE "C" NOT NULL
    REFERENCES authentication.user_pools (id) ON DELETE CASCADE,
  identifier text COLLATE "C" NOT NULL,
  name text NOT NULL,
  -- ResourceServerScopeType, in the order in which they were given.
  scopes jsonb NOT NULL,
  created_at_unix_millis bigint NOT NULL,
  modified_at_unix_millis bigint NOT NULL,
  PRIMARY KEY (user_pool_id, identifier)
);

ALTER TABLE authentication.users DROP CONSTRAINT users_status_check;
ALTER TABLE authentication.users ADD CONSTRAINT users_status_check CHECK (
  status IN (
    'UNCONFIRMED', 'CONFIRMED', 'FORCE_CHANGE_PASSWORD', 'RESET_REQUIRED', 'EXTERNAL_PROVIDER'
  )
  -- What is stored already meets the narrower rule: no table is read while it is locked.
) NOT VALID;

-- Whose account a provider's user is. The subject is the provider's name for the user, byte for byte:
-- a username may be another's that differs in case.
CREATE TABLE authentication.provider_identities (
  user_pool_id text COLLATE "C" NOT NULL,
  provider_name text COLLATE "C" NOT NULL,
  subject text COLLATE "C" NOT NULL,
  username text COLLATE "C" NOT NULL,
  created_at_unix_millis bigint NOT NULL,
  PRIMARY KEY (user_pool_id, provider_name, subject),
  FOREIGN KEY (user_pool_id, username)
    REFERENCES authentication.users (user_pool_id, username) ON DELETE CASCADE
);

CREATE INDEX provider_identities_by_user
  ON authentication.provider_identities (user_pool_id, username);

-- Tokens of providers that were exchanged. The primary key decides which of two exchanges came first.
-- Without a foreign key, because that would make every exchange of a pool lock the pool's one row.
CREATE TABLE authentication.spent_provider_tokens (
  user_pool_id text COLLATE "C" NOT NULL,
  provider_name text COLLATE "C" NOT NULL,
  id bytea NOT NULL,
  -- Afterwards the token is refused for its age, and the row can go.
  expires_at_unix_millis bigint NOT NULL,
  PRIMARY KEY (user_pool_id, provider_name, id)
);

CREATE INDEX spent_provider_tokens_by_expiry
  ON authentication.spent_provider_tokens (expires_at_unix_millis);
