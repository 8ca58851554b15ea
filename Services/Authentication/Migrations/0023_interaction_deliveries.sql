-- What the operator's webhooks are told of sessions and instances.
CREATE TABLE authentication.interaction_deliveries (
  user_pool_id text COLLATE "C" NOT NULL,
  id text COLLATE "C" NOT NULL,
  kind text NOT NULL CHECK (kind IN ('push', 'event')),
  -- Of a push: the session that waits, its user, and the instance whose address it goes to. The address
  -- itself is the device registry's.
  session_id text COLLATE "C",
  sub text COLLATE "C",
  instance_id text COLLATE "C",
  -- Of a push: whether the user has opened the app since.
  is_answered boolean NOT NULL DEFAULT false,
  -- Of an event: what is posted.
  payload text,
  -- pending: waits for its next attempt. sending: an instance has it until its lease ends. sent and
  -- failed: nobody tries again.
  state text COLLATE "C" NOT NULL DEFAULT 'pending'
    CHECK (state IN ('pending', 'sending', 'sent', 'failed')),
  attempts integer NOT NULL DEFAULT 0,
  next_attempt_at_unix_millis bigint NOT NULL,
  -- Whose lease it is: an instance that was too slow changes nothing.
  lease_id text COLLATE "C",
  last_error text,
  created_at_unix_millis bigint NOT NULL,
  expires_at_unix_millis bigint NOT NULL,
  removable_at_unix_millis bigint NOT NULL,
  PRIMARY KEY (user_pool_id, id)
);

CREATE INDEX interaction_deliveries_due
  ON authentication.interaction_deliveries (kind, next_attempt_at_unix_millis)
  WHERE state IN ('pending', 'sending');

CREATE INDEX interaction_deliveries_unanswered
  ON authentication.interaction_deliveries (user_pool_id, sub, created_at_unix_millis)
  WHERE kind = 'push' AND NOT is_answered;

CREATE INDEX interaction_deliveries_by_removal
  ON authentication.interaction_deliveries (removable_at_unix_millis);
