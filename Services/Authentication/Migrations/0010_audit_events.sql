-- What was done and refused, for the operator. Without references: an event outlives its subject.

CREATE TABLE authentication.audit_events (
  -- The order in which events become visible; whoever follows them asks for what is above the last
  -- transaction that can no longer change.
  transaction_id xid8 NOT NULL DEFAULT pg_current_xact_id(),
  number bigint GENERATED ALWAYS AS IDENTITY,
  at_unix_millis bigint NOT NULL,
  request_id text COLLATE "C" NOT NULL,
  operation text COLLATE "C" NOT NULL,
  actor text COLLATE "C" NOT NULL CHECK (actor IN ('access_key', 'user', 'anonymous')),
  access_key_id text COLLATE "C",
  source_ip text COLLATE "C",
  user_agent text,
  user_pool_id text COLLATE "C",
  client_id text COLLATE "C",
  username text COLLATE "C",
  sub text COLLATE "C",
  -- Keyed, of a name that nobody has: people type passwords where a name belongs.
  name_hash text COLLATE "C",
  group_name text,
  -- Success, or the exception that the client was told.
  outcome text COLLATE "C" NOT NULL,
  reason text COLLATE "C",
  rule text,
  PRIMARY KEY (transaction_id, number)
);

-- The age decides what is removed, and everything is read by it.
CREATE INDEX audit_events_by_age ON authentication.audit_events (at_unix_millis);
CREATE INDEX audit_events_by_pool
  ON authentication.audit_events (user_pool_id, at_unix_millis);
CREATE INDEX audit_events_by_sub ON authentication.audit_events (sub, at_unix_millis)
  WHERE sub IS NOT NULL;
CREATE INDEX audit_events_by_name
  ON authentication.audit_events ((coalesce(username, name_hash)), at_unix_millis)
  WHERE coalesce(username, name_hash) IS NOT NULL;
CREATE INDEX audit_events_by_request ON authentication.audit_events (request_id);
