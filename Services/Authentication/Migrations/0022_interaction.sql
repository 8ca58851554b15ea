-- Sessions that an app confirms, and the rates of what begins without a secret.

CREATE TABLE authentication.interaction_sessions (
  user_pool_id text COLLATE "C" NOT NULL,
  -- 16 random bytes in base64url. Unique beyond the pool: the id alone finds the pool.
  session_id text COLLATE "C" NOT NULL,
  client_id text COLLATE "C" NOT NULL,
  kind text NOT NULL CHECK (kind IN ('LOGIN', 'ENROL', 'TRANSACTION')),
  state text NOT NULL CHECK (
    state IN (
      'CREATED', 'OPENED', 'SECOND_FACTOR', 'APPROVED', 'REDEEMED', 'DECLINED', 'CANCELLED',
      'FAILED', 'EXPIRED'
    )
  ),
  -- Raised by each change of the state.
  version bigint NOT NULL,
  starter text NOT NULL CHECK (starter IN ('SERVER', 'PAGE', 'USER', 'INSTANCE', 'FUNCTION')),
  -- Keyed, of the handle that was told once.
  handle_hash bytea NOT NULL,
  -- What stands for the user that the start named: the sub, or a keyed hash of an unknown name; absent
  -- where it named none.
  user_key text COLLATE "C",
  -- The user's sub and name: of the start, or since the confirmation. Absent for an unknown one.
  sub text COLLATE "C",
  username text COLLATE "C",
  -- The pre-selected account, and the one that the app confirmed with or that an enrolment makes.
  preselected_account text COLLATE "C",
  account text COLLATE "C",
  -- What the start gave and nothing changes, as JSON.
  content text NOT NULL,
  comparison text NOT NULL CHECK (comparison IN ('none', 'show', 'enter')),
  comparison_digits text,
  -- Whether the digits that were typed on the phone were right.
  is_compared boolean NOT NULL DEFAULT false,
  is_pushed boolean NOT NULL,
  -- The instance that opened it.
  instance_id text COLLATE "C",
  -- What the instance was shown, in canonical form; the decision signs its digest.
  shown text,
  -- What the confirmation said: a repetition of it is harmless, another one is not.
  confirmation_hash bytea,
  user_input text,
  account_key text,
  -- The signed decision: evidence of what was seen.
  decision text,
  factor_context text,
  -- pin, biometric or both; absent where none was asked.
  factor text,
  reason text,
  is_approved boolean NOT NULL DEFAULT false,
  polled_at_unix_millis bigint NOT NULL DEFAULT 0,
  created_at_unix_millis bigint NOT NULL,
  expires_at_unix_millis bigint NOT NULL,
  -- Set by the change that ends it.
  ended_at_unix_millis bigint,
  removable_at_unix_millis bigint NOT NULL,
  PRIMARY KEY (user_pool_id, session_id),
  -- A deleted user's sessions go with the user, also the decisions.
  FOREIGN KEY (user_pool_id, username)
    REFERENCES authentication.users (user_pool_id, username) ON DELETE CASCADE
);

-- For that deletion.
CREATE INDEX interaction_sessions_by_username
  ON authentication.interaction_sessions (user_pool_id, username) WHERE username IS NOT NULL;

CREATE UNIQUE INDEX interaction_sessions_by_id ON authentication.interaction_sessions (session_id);

CREATE INDEX interaction_sessions_by_client
  ON authentication.interaction_sessions (user_pool_id, client_id, user_key)
  WHERE ended_at_unix_millis IS NULL;

CREATE INDEX interaction_sessions_by_user
  ON authentication.interaction_sessions (user_pool_id, sub)
  WHERE ended_at_unix_millis IS NULL AND sub IS NOT NULL;

CREATE INDEX interaction_sessions_by_removal
  ON authentication.interaction_sessions (removable_at_unix_millis);

-- What ends by time alone, for the part that notes it.
CREATE INDEX interaction_sessions_by_end
  ON authentication.interaction_sessions (expires_at_unix_millis)
  WHERE ended_at_unix_millis IS NULL;

-- How often an address began something in a window of time.
CREATE TABLE authentication.interaction_rates (
  user_pool_id text COLLATE "C" NOT NULL,
  topic text COLLATE "C" NOT NULL,
  -- Keyed hash of what is counted.
  counted bytea NOT NULL,
  begins_at_unix_millis bigint NOT NULL,
  count integer NOT NULL,
  PRIMARY KEY (user_pool_id, topic, counted)
);

CREATE INDEX interaction_rates_by_time
  ON authentication.interaction_rates (begins_at_unix_millis);
