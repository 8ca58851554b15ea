-- What was refused to callers who have proved no key and no token: about users who exist, and about
-- nobody. Apart from the other events, because anybody can add to them; the oldest rows go first when
-- there are too many. Like audit_events; which of the tables an event is in shows only here.

CREATE TABLE authentication.user_refusals (
  transaction_id xid8 NOT NULL DEFAULT pg_current_xact_id(),
  -- Without gaps, so that it tells how many rows there are.
  number bigint GENERATED ALWAYS AS IDENTITY,
  at_unix_millis bigint NOT NULL,
  -- Once, however often a refusal is handed over.
  request_id text COLLATE "C" NOT NULL UNIQUE,
  operation text COLLATE "C" NOT NULL,
  actor text COLLATE "C" NOT NULL,
  access_key_id text COLLATE "C",
  source_ip text COLLATE "C",
  user_agent text,
  user_pool_id text COLLATE "C",
  client_id text COLLATE "C",
  username text COLLATE "C",
  sub text COLLATE "C",
  name_hash text COLLATE "C",
  group_name text,
  outcome text COLLATE "C" NOT NULL,
  reason text COLLATE "C",
  rule text,
  PRIMARY KEY (transaction_id, number)
);

CREATE INDEX user_refusals_by_age ON authentication.user_refusals (at_unix_millis);
CREATE INDEX user_refusals_by_pool
  ON authentication.user_refusals (user_pool_id, at_unix_millis) WHERE user_pool_id IS NOT NULL;
CREATE INDEX user_refusals_by_sub
  ON authentication.user_refusals (sub, at_unix_millis) WHERE sub IS NOT NULL;
CREATE INDEX user_refusals_by_name
  ON authentication.user_refusals ((coalesce(username, name_hash)), at_unix_millis)
  WHERE coalesce(username, name_hash) IS NOT NULL;

CREATE TABLE authentication.stranger_refusals
  (LIKE authentication.user_refusals INCLUDING ALL);

-- Rows go as fast as they come: their room must be free again soon, or the tables would grow by what
-- came meanwhile.
ALTER TABLE authentication.user_refusals SET (
  autovacuum_vacuum_scale_factor = 0.02,
  autovacuum_vacuum_cost_delay = 0
);
ALTER TABLE authentication.stranger_refusals SET (
  autovacuum_vacuum_scale_factor = 0.02,
  autovacuum_vacuum_cost_delay = 0
);
