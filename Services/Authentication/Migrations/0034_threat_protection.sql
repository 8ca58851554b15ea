-- Threat protection: what pools and clients say of risks, the events of sign-ins, and where users come from.

-- The blocks of SetRiskConfiguration as they were sent; null where there are none.
ALTER TABLE authentication.user_pools
  ADD COLUMN risk_configuration jsonb,
  -- The list of SetLogDeliveryConfiguration; null where it was never set.
  ADD COLUMN log_configurations jsonb;
ALTER TABLE authentication.user_pool_clients ADD COLUMN risk_configuration jsonb;

-- A row for each attempt of a known user. The facts are kept beside the decision, so that another
-- configuration can be tried on them.
CREATE TABLE authentication.auth_events (
  user_pool_id text COLLATE "C" NOT NULL,
  -- A UUID; the event_id of the tokens that came of it.
  event_id text COLLATE "C" NOT NULL,
  sub text COLLATE "C" NOT NULL,
  client_id text COLLATE "C" NOT NULL,
  -- SignIn, SignUp, ForgotPassword, PasswordChange or ResendCode.
  kind text COLLATE "C" NOT NULL,
  created_at_unix_millis bigint NOT NULL,
  -- InProgress, Pass or Fail.
  response text COLLATE "C" NOT NULL,
  -- Success or Failure; null where none was asked for.
  password_result text COLLATE "C",
  factor_result text COLLATE "C",
  source_ip text COLLATE "C",
  device_name text,
  time_zone text,
  has_context boolean NOT NULL,
  -- `kind:hash`, the traits that a passed sign-in teaches.
  traits text[] NOT NULL,
  -- AUDIT or ENFORCED.
  mode text COLLATE "C" NOT NULL,
  facts jsonb,
  -- A list of names and points.
  reasons jsonb NOT NULL,
  score integer NOT NULL,
  -- Low, Medium or High; null without risk.
  level text COLLATE "C",
  -- What was done; null where nothing was.
  action text COLLATE "C",
  is_password_leaked boolean,
  request_id text COLLATE "C" NOT NULL,
  -- Valid or Invalid, by Admin or User.
  feedback text COLLATE "C",
  feedback_by text COLLATE "C",
  feedback_at_unix_millis bigint,
  PRIMARY KEY (user_pool_id, event_id),
  FOREIGN KEY (user_pool_id, sub)
    REFERENCES authentication.users (user_pool_id, sub) ON DELETE CASCADE
);

CREATE INDEX auth_events_by_user
  ON authentication.auth_events (user_pool_id, sub, created_at_unix_millis, event_id);
CREATE INDEX auth_events_by_pool
  ON authentication.auth_events (user_pool_id, created_at_unix_millis);
CREATE INDEX auth_events_by_age ON authentication.auth_events (created_at_unix_millis);

-- From where a user has signed in.
CREATE TABLE authentication.risk_traits (
  user_pool_id text COLLATE "C" NOT NULL,
  sub text COLLATE "C" NOT NULL,
  -- network, device, browser, country, or sign_ins with an empty hash, which counts days alone.
  kind text COLLATE "C" NOT NULL,
  -- A keyed hash of the trait together with the user.
  hash text COLLATE "C" NOT NULL,
  first_seen_at_unix_millis bigint NOT NULL,
  last_seen_at_unix_millis bigint NOT NULL,
  -- From then on it is the user's; later than the first sign-in, so that an intruder does not teach it.
  known_from_unix_millis bigint NOT NULL,
  days integer NOT NULL,
  -- What was said of an event with it: Valid or Invalid.
  called text COLLATE "C",
  called_at_unix_millis bigint,
  PRIMARY KEY (user_pool_id, sub, kind, hash),
  FOREIGN KEY (user_pool_id, sub)
    REFERENCES authentication.users (user_pool_id, sub) ON DELETE CASCADE
);

CREATE INDEX risk_traits_by_age ON authentication.risk_traits (last_seen_at_unix_millis);
