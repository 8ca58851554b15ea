-- Changes that were begun and have not ended. A row comes before its change and goes with the insert of
-- its event; one that stays is of a change that was interrupted, whether it was made or not. Like
-- audit_events, of which these are the columns that are known at the beginning.
CREATE TABLE authentication.begun_events (
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
