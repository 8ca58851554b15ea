-- User pools and their clients.

-- Gives each version of a pool's or client's settings a number that is never used again, not even
-- by a pool that is deleted and imported anew: kept copies of settings are known by it.
CREATE SEQUENCE authentication.settings_versions;

CREATE TABLE authentication.user_pools (
  id text COLLATE "C" PRIMARY KEY,
  region text COLLATE "C" NOT NULL,
  name text NOT NULL,
  -- While true the pool cannot be deleted; the deleting statement itself checks it.
  is_deletion_protected boolean NOT NULL,
  -- The effective settings in the form of UserPoolType, without what the other columns say.
  settings jsonb NOT NULL,
  version bigint NOT NULL DEFAULT nextval('authentication.settings_versions'),
  created_at_unix_millis bigint NOT NULL,
  modified_at_unix_millis bigint NOT NULL
);

-- ListUserPools goes through a region in the order of creation.
CREATE INDEX user_pools_by_region
  ON authentication.user_pools (region, created_at_unix_millis, id);

CREATE TABLE authentication.user_pool_clients (
  user_pool_id text COLLATE "C" NOT NULL
    REFERENCES authentication.user_pools (id) ON DELETE CASCADE,
  id text COLLATE "C" NOT NULL,
  name text NOT NULL,
  -- Sealed for this pool and client; null for a client without a secret.
  sealed_secret bytea,
  -- The effective settings in the form of UserPoolClientType, without what the other columns say.
  settings jsonb NOT NULL,
  version bigint NOT NULL DEFAULT nextval('authentication.settings_versions'),
  created_at_unix_millis bigint NOT NULL,
  modified_at_unix_millis bigint NOT NULL,
  PRIMARY KEY (user_pool_id, id),
  -- Unsigned requests find their pool by the client's id alone.
  CONSTRAINT user_pool_clients_id_key UNIQUE (id)
);

-- ListUserPoolClients goes through a pool in the order of creation.
CREATE INDEX user_pool_clients_by_creation
  ON authentication.user_pool_clients (user_pool_id, created_at_unix_millis, id);

-- Pools whose rows are gone but whose keys and tokens may still be with token issuance. A repeated
-- DeleteUserPool finishes the work.
CREATE TABLE authentication.deleted_user_pools (
  id text COLLATE "C" PRIMARY KEY,
  deleted_at_unix_millis bigint NOT NULL
);
