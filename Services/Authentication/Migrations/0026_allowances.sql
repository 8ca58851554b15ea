-- How often something may happen in a stretch of time: a message to an address, a wrong password from one.

CREATE TABLE authentication.allowances (
  -- Without a foreign key, because that would lock the pool's one row; a row goes by its age.
  user_pool_id text COLLATE "C" NOT NULL,
  -- What is counted: each kind has a key space of its own.
  kind text COLLATE "C" NOT NULL,
  -- A keyed hash of the address or name.
  key text COLLATE "C" NOT NULL,
  -- What was taken is given back evenly; from then on nothing of it is left.
  full_at_unix_millis bigint NOT NULL,
  PRIMARY KEY (user_pool_id, kind, key)
);

CREATE INDEX allowances_by_age ON authentication.allowances (full_at_unix_millis);

-- From where users have signed in lately: what passes the lock of a name that others guess at.

CREATE TABLE authentication.familiar_origins (
  -- Without a foreign key, because that would lock the pool's one row; a row goes by its age.
  user_pool_id text COLLATE "C" NOT NULL,
  -- A keyed hash of the user's name together with the source network, or with the proved device.
  origin text COLLATE "C" NOT NULL,
  seen_at_unix_millis bigint NOT NULL,
  PRIMARY KEY (user_pool_id, origin)
);

CREATE INDEX familiar_origins_by_age ON authentication.familiar_origins (seen_at_unix_millis);
