-- Operators of the console: users of one pool of the installation, which no operation of the API names.

CREATE TABLE authentication.operator_pool (
  -- There is one at most.
  is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
  user_pool_id text COLLATE "C" NOT NULL
    REFERENCES authentication.user_pools (id) ON DELETE CASCADE,
  -- The console's own client.
  client_id text COLLATE "C" NOT NULL
);

-- One-time links by which operators set their first password, or another one.
CREATE TABLE authentication.operator_links (
  user_pool_id text COLLATE "C" NOT NULL
    REFERENCES authentication.user_pools (id) ON DELETE CASCADE,
  -- Keyed: the secret itself is in the link alone.
  secret_hash bytea NOT NULL,
  sub text COLLATE "C" NOT NULL,
  username text COLLATE "C" NOT NULL,
  expires_at_unix_millis bigint NOT NULL,
  used_at_unix_millis bigint,
  PRIMARY KEY (user_pool_id, secret_hash)
);

CREATE INDEX operator_links_by_expiry
  ON authentication.operator_links (expires_at_unix_millis);

-- Who of the operators asked; begun_events has the columns that are known at the beginning.
ALTER TABLE authentication.audit_events ADD COLUMN operator_name text;
ALTER TABLE authentication.begun_events ADD COLUMN operator_name text;
ALTER TABLE authentication.user_refusals ADD COLUMN operator_name text;
ALTER TABLE authentication.stranger_refusals ADD COLUMN operator_name text;

-- The console finds events by an address.
CREATE INDEX audit_events_by_address
  ON authentication.audit_events (source_ip, at_unix_millis) WHERE source_ip IS NOT NULL;
CREATE INDEX user_refusals_by_address
  ON authentication.user_refusals (source_ip, at_unix_millis) WHERE source_ip IS NOT NULL;
CREATE INDEX stranger_refusals_by_address
  ON authentication.stranger_refusals (source_ip, at_unix_millis) WHERE source_ip IS NOT NULL;

-- How often things happened in each hour: what the plots of the console show.
CREATE TABLE authentication.hourly_counts (
  user_pool_id text COLLATE "C" NOT NULL,
  hour_unix_millis bigint NOT NULL,
  outcome text COLLATE "C" NOT NULL,
  -- Of a closed set; empty where the outcome says all.
  rule text COLLATE "C" NOT NULL,
  -- Empty where no client is known.
  client_id text COLLATE "C" NOT NULL,
  count bigint NOT NULL,
  PRIMARY KEY (user_pool_id, hour_unix_millis, outcome, rule, client_id)
);

CREATE INDEX hourly_counts_by_age ON authentication.hourly_counts (hour_unix_millis);

-- Rows change often, and nothing that an index holds does: updates stay within their page.
ALTER TABLE authentication.hourly_counts SET (fillfactor = 50);
