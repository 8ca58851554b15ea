-- The seals of the tables of events, by which the operator finds what was cut or changed: codes of each
-- event over the one before it, with a key that no table keeps. Without rows until the operator begins.

-- One row for each sealed table: how far it is sealed, and the key of the next seal.
CREATE TABLE authentication.audit_chains (
  table_name text COLLATE "C" PRIMARY KEY,
  begun_at_unix_millis bigint NOT NULL,
  next_sequence bigint NOT NULL,
  sealed_key bytea NOT NULL,
  last_code bytea NOT NULL,
  sealed_transaction_id xid8 NOT NULL,
  sealed_number bigint NOT NULL
);

CREATE TABLE authentication.audit_seals (
  table_name text COLLATE "C" NOT NULL,
  sequence bigint NOT NULL,
  -- Of the seal before; empty for the first.
  previous_code bytea NOT NULL,
  made_at_unix_millis bigint NOT NULL,
  -- The latest time of its events: what is older than the retention time goes by whole seals.
  newest_at_unix_millis bigint NOT NULL,
  -- The last event that it covers.
  through_transaction_id xid8 NOT NULL,
  through_number bigint NOT NULL,
  -- Of a cut: the last seal that was removed, and its code.
  cut_through bigint,
  cut_code bytea,
  event_codes bytea NOT NULL,
  code bytea NOT NULL,
  PRIMARY KEY (table_name, sequence)
);

-- The one row of a table changes once a second at most: updates stay within its page.
ALTER TABLE authentication.audit_chains SET (fillfactor = 10);
