-- What was done and refused, for the operator, and the rates of requests: what the gate before every
-- public operation writes (Shared/PublicOperations, whose statements are the same for each service).
-- Without references: an event outlives its subject.

CREATE TABLE identity_federation.audit_events (
  -- The order in which events become visible. A reader who follows them asks for what is above the
  -- last transaction that can no longer change.
  transaction_id xid8 NOT NULL DEFAULT pg_current_xact_id(),
  number bigint GENERATED ALWAYS AS IDENTITY,
  at_unix_millis bigint NOT NULL,
  request_id text COLLATE "C" NOT NULL,
  operation text COLLATE "C" NOT NULL,
  actor text COLLATE "C" NOT NULL
    CHECK (actor IN ('access_key', 'user', 'identity', 'anonymous')),
  access_key_id text COLLATE "C",
  source_ip text COLLATE "C",
  user_agent text,
  user_pool_id text COLLATE "C",
  client_id text COLLATE "C",
  username text COLLATE "C",
  sub text COLLATE "C",
  -- Keyed, of what was typed where an identity's id belongs.
  name_hash text COLLATE "C",
  group_name text,
  -- Success, or the exception that the client was told.
  outcome text COLLATE "C" NOT NULL,
  reason text COLLATE "C",
  rule text,
  PRIMARY KEY (transaction_id, number)
);

COMMENT ON COLUMN identity_federation.audit_events.user_pool_id IS 'The id of the identity pool.';
COMMENT ON COLUMN identity_federation.audit_events.sub IS
  'The id of the identity: the sub of its tokens.';

-- The age decides what is removed, and everything is read by it.
CREATE INDEX audit_events_by_age ON identity_federation.audit_events (at_unix_millis);
CREATE INDEX audit_events_by_pool
  ON identity_federation.audit_events (user_pool_id, at_unix_millis);
CREATE INDEX audit_events_by_sub ON identity_federation.audit_events (sub, at_unix_millis)
  WHERE sub IS NOT NULL;
CREATE INDEX audit_events_by_name
  ON identity_federation.audit_events ((coalesce(username, name_hash)), at_unix_millis)
  WHERE coalesce(username, name_hash) IS NOT NULL;
CREATE INDEX audit_events_by_request ON identity_federation.audit_events (request_id);

-- Changes that were begun and have not ended. A row comes before its change and goes with the insert of
-- its event; one that stays is of a change that was interrupted, whether it was made or not.
CREATE TABLE identity_federation.begun_events (
  id bytea PRIMARY KEY,
  at_unix_millis bigint NOT NULL,
  request_id text COLLATE "C" NOT NULL,
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
  group_name text
);

-- What was refused to callers who have proved no access key: about identities that exist, and about
-- none. Apart from the other events, because any caller can add to them; the oldest rows go first when
-- there are too many.
CREATE TABLE identity_federation.user_refusals (
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

CREATE INDEX user_refusals_by_age ON identity_federation.user_refusals (at_unix_millis);
CREATE INDEX user_refusals_by_pool
  ON identity_federation.user_refusals (user_pool_id, at_unix_millis)
  WHERE user_pool_id IS NOT NULL;
CREATE INDEX user_refusals_by_sub
  ON identity_federation.user_refusals (sub, at_unix_millis) WHERE sub IS NOT NULL;
CREATE INDEX user_refusals_by_name
  ON identity_federation.user_refusals ((coalesce(username, name_hash)), at_unix_millis)
  WHERE coalesce(username, name_hash) IS NOT NULL;

CREATE TABLE identity_federation.stranger_refusals
  (LIKE identity_federation.user_refusals INCLUDING ALL);

-- Rows go as fast as they come: their room must be free again soon, or the tables would grow by what
-- came meanwhile.
ALTER TABLE identity_federation.user_refusals SET (
  autovacuum_vacuum_scale_factor = 0.02,
  autovacuum_vacuum_cost_delay = 0
);
ALTER TABLE identity_federation.stranger_refusals SET (
  autovacuum_vacuum_scale_factor = 0.02,
  autovacuum_vacuum_cost_delay = 0
);

-- Token buckets of request rates, which all instances take from.
CREATE TABLE identity_federation.request_rates (
  -- The identity pool's id; empty for requests that name none. Without a foreign key, because that
  -- would lock the pool's one row for each portion; a row goes by its age.
  user_pool_id text COLLATE "C" NOT NULL,
  category text COLLATE "C" NOT NULL,
  -- Thousandths of a token.
  millitokens bigint NOT NULL CHECK (millitokens >= 0),
  -- What the last statement took.
  granted_millitokens bigint NOT NULL,
  filled_at_unix_millis bigint NOT NULL,
  PRIMARY KEY (user_pool_id, category)
);

-- Rows change often, and nothing that an index holds does: updates stay within their page. There are
-- few enough of them to look for old ones without an index.
ALTER TABLE identity_federation.request_rates SET (fillfactor = 50);
