-- Users, the names they sign in by, and what a sign-in leaves behind.

CREATE TABLE authentication.users (
  user_pool_id text COLLATE "C" NOT NULL
    REFERENCES authentication.user_pools (id) ON DELETE CASCADE,
  -- Case folded where the pool's names are not case sensitive; the sub where an e-mail address or
  -- phone number stands in for the username. Part of the user's SRP identity, so it never changes.
  username text COLLATE "C" NOT NULL,
  sub text COLLATE "C" NOT NULL,
  status text COLLATE "C" NOT NULL
    CHECK (status IN ('UNCONFIRMED', 'CONFIRMED', 'FORCE_CHANGE_PASSWORD', 'RESET_REQUIRED')),
  is_enabled boolean NOT NULL DEFAULT true,
  -- Name to value, all text, without sub.
  attributes jsonb NOT NULL,
  -- Null for a user without a password. The verifier is sealed for this pool and sub.
  srp_salt bytea,
  sealed_srp_verifier bytea,
  -- Set while the password is one that an administrator gave.
  temporary_password_expires_at_unix_millis bigint,
  created_at_unix_millis bigint NOT NULL,
  modified_at_unix_millis bigint NOT NULL,
  PRIMARY KEY (user_pool_id, username),
  -- Tokens name their user by sub alone.
  CONSTRAINT users_sub_key UNIQUE (user_pool_id, sub)
);

-- Everything that finds a user: the username, the sub, and each verified alias. One key for all
-- kinds, so that nobody's alias can be somebody else's username.
CREATE TABLE authentication.sign_in_names (
  user_pool_id text COLLATE "C" NOT NULL,
  name text COLLATE "C" NOT NULL,
  kind text COLLATE "C" NOT NULL
    CHECK (kind IN ('username', 'sub', 'email', 'phone_number', 'preferred_username')),
  username text COLLATE "C" NOT NULL,
  PRIMARY KEY (user_pool_id, name),
  FOREIGN KEY (user_pool_id, username)
    REFERENCES authentication.users (user_pool_id, username) ON DELETE CASCADE
);

CREATE INDEX sign_in_names_by_user ON authentication.sign_in_names (user_pool_id, username);

-- Only the newest code of a purpose counts.
CREATE TABLE authentication.confirmation_codes (
  user_pool_id text COLLATE "C" NOT NULL,
  username text COLLATE "C" NOT NULL,
  purpose text COLLATE "C" NOT NULL,
  -- A keyed hash that starts with the id of its key.
  code_hash bytea NOT NULL,
  -- What the code verifies: email or phone_number.
  attribute_name text COLLATE "C" NOT NULL,
  tries_left integer NOT NULL,
  expires_at_unix_millis bigint NOT NULL,
  PRIMARY KEY (user_pool_id, username, purpose),
  FOREIGN KEY (user_pool_id, username)
    REFERENCES authentication.users (user_pool_id, username) ON DELETE CASCADE
);

-- Messages to users. The codes and texts are sealed: the database alone confirms nobody.
CREATE TABLE authentication.outbox_messages (
  user_pool_id text COLLATE "C" NOT NULL
    REFERENCES authentication.user_pools (id) ON DELETE CASCADE,
  id text COLLATE "C" NOT NULL,
  -- The client that asked for the message; null where an administrator did.
  client_id text COLLATE "C",
  username text COLLATE "C" NOT NULL,
  delivery_medium text COLLATE "C" NOT NULL CHECK (delivery_medium IN ('EMAIL', 'SMS')),
  destination text NOT NULL,
  purpose text COLLATE "C" NOT NULL,
  sealed_contents bytea NOT NULL,
  created_at_unix_millis bigint NOT NULL,
  PRIMARY KEY (user_pool_id, id)
);

CREATE INDEX outbox_messages_by_creation
  ON authentication.outbox_messages (created_at_unix_millis);

-- Challenges that were answered. The primary key decides which of two answers came first. Without
-- a foreign key, because that would make every sign-in of a pool lock the pool's one row.
CREATE TABLE authentication.spent_challenges (
  user_pool_id text COLLATE "C" NOT NULL,
  id bytea NOT NULL,
  -- Afterwards the challenge is refused for its age, and the row can go.
  expires_at_unix_millis bigint NOT NULL,
  PRIMARY KEY (user_pool_id, id)
);

CREATE INDEX spent_challenges_by_expiry
  ON authentication.spent_challenges (expires_at_unix_millis);

-- Wrong passwords in a row, by username or, where there is no such user, by the name that was tried.
CREATE TABLE authentication.password_failures (
  user_pool_id text COLLATE "C" NOT NULL,
  name text COLLATE "C" NOT NULL,
  failures integer NOT NULL,
  failed_at_unix_millis bigint NOT NULL,
  PRIMARY KEY (user_pool_id, name)
);

CREATE INDEX password_failures_by_age
  ON authentication.password_failures (failed_at_unix_millis);
