-- Events on their way to the sinks that the operator names, and request rates that were moved.

CREATE TABLE authentication.log_deliveries (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- Without a foreign key: what happened is told after the pool is gone, too.
  user_pool_id text COLLATE "C" NOT NULL,
  -- The ARN by which the pool names the sink.
  destination text COLLATE "C" NOT NULL,
  -- userAuthEvents or userNotification.
  source text COLLATE "C" NOT NULL,
  -- The event's row with its user's name, or what became of a message.
  payload jsonb NOT NULL,
  created_at_unix_millis bigint NOT NULL,
  next_attempt_at_unix_millis bigint NOT NULL,
  attempts integer NOT NULL DEFAULT 0
);

CREATE INDEX log_deliveries_by_destination
  ON authentication.log_deliveries (destination, next_attempt_at_unix_millis);
CREATE INDEX log_deliveries_by_age ON authentication.log_deliveries (created_at_unix_millis);

-- What UpdateProvisionedLimit stored, for all pools.
CREATE TABLE authentication.provisioned_limits (
  category text COLLATE "C" PRIMARY KEY,
  value integer NOT NULL
);
