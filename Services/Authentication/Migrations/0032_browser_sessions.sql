-- Users' sign-ins in browsers, and the codes that clients redeem for tokens.

CREATE TABLE authentication.browser_sessions (
  user_pool_id text COLLATE "C" NOT NULL,
  -- Its public id comes from it, and stays while the browser's user signs in anew.
  session_id uuid NOT NULL,
  -- Keyed, of what the browser's cookie holds; another one after each sign-in.
  secret_hash bytea NOT NULL,
  username text COLLATE "C" NOT NULL,
  sub text COLLATE "C" NOT NULL,
  -- The salt of the password that the user had: the session is over with that password.
  srp_salt bytea,
  -- The last sign-in, sealed for this pool and hash: who can write here alone signs no browser in.
  sealed_sign_in bytea NOT NULL,
  -- The client that began it.
  client_id text COLLATE "C" NOT NULL,
  created_at_unix_millis bigint NOT NULL,
  -- When the user was last asked, which no use moves.
  authenticated_at_unix_millis bigint NOT NULL,
  last_active_at_unix_millis bigint NOT NULL,
  expires_at_unix_millis bigint NOT NULL,
  -- Of the last request, while the pool tracks sessions.
  ip_address text COLLATE "C",
  user_agent text COLLATE "C",
  PRIMARY KEY (user_pool_id, session_id),
  UNIQUE (user_pool_id, secret_hash),
  FOREIGN KEY (user_pool_id, username)
    REFERENCES authentication.users (user_pool_id, username) ON DELETE CASCADE
);

CREATE INDEX browser_sessions_by_user
  ON authentication.browser_sessions (user_pool_id, username);

CREATE INDEX browser_sessions_by_sub ON authentication.browser_sessions (user_pool_id, sub);

CREATE INDEX browser_sessions_by_expiry
  ON authentication.browser_sessions (expires_at_unix_millis);

CREATE TABLE authentication.authorization_codes (
  user_pool_id text COLLATE "C" NOT NULL,
  -- Keyed, of the code.
  code_hash bytea NOT NULL,
  client_id text COLLATE "C" NOT NULL,
  username text COLLATE "C" NOT NULL,
  sub text COLLATE "C" NOT NULL,
  -- What it stands for, sealed for this pool and hash.
  sealed_grant bytea NOT NULL,
  -- The browser's session that it came from.
  session_id uuid NOT NULL,
  expires_at_unix_millis bigint NOT NULL,
  -- Set by the one statement that redeems it.
  spent_at_unix_millis bigint,
  -- Set where the user's sign-ins end before its tokens are made.
  ended_at_unix_millis bigint,
  -- The chain of its tokens, which ends where the code comes again.
  chain_id uuid,
  -- A spent code is known for a day, so that its second coming ends the chain.
  removable_at_unix_millis bigint NOT NULL,
  PRIMARY KEY (user_pool_id, code_hash),
  FOREIGN KEY (user_pool_id, username)
    REFERENCES authentication.users (user_pool_id, username) ON DELETE CASCADE
);

CREATE INDEX authorization_codes_by_user
  ON authentication.authorization_codes (user_pool_id, username);

CREATE INDEX authorization_codes_by_sub ON authentication.authorization_codes (user_pool_id, sub);

CREATE INDEX authorization_codes_by_session
  ON authentication.authorization_codes (user_pool_id, session_id);

CREATE INDEX authorization_codes_by_age
  ON authentication.authorization_codes (removable_at_unix_millis);
