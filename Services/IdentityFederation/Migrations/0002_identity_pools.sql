-- Gives each version of a pool's settings a number that is never used again: kept copies of settings
-- are known by it.
CREATE SEQUENCE identity_pool_versions;

CREATE TABLE identity_pools (
  -- The part of the id after its region.
  id uuid CONSTRAINT identity_pools_pkey PRIMARY KEY,
  region text COLLATE "C" NOT NULL,
  name text NOT NULL,
  -- The effective settings in the form of IdentityPool, without its id and name.
  settings jsonb NOT NULL,
  -- In the form of GetIdentityPoolRolesResponse, without the pool's id.
  roles jsonb NOT NULL,
  -- Provider to its map.
  principal_tag_maps jsonb NOT NULL,
  version bigint NOT NULL DEFAULT nextval('identity_pool_versions'),
  created_at_unix_millis bigint NOT NULL
);

-- ListIdentityPools goes through a region in the order of creation.
CREATE INDEX identity_pools_by_region
  ON identity_pools (region, created_at_unix_millis, id);

-- Pools that no call finds any more. Their rows go in pieces.
CREATE TABLE deleted_identity_pools (
  id uuid CONSTRAINT deleted_identity_pools_pkey PRIMARY KEY,
  region text COLLATE "C" NOT NULL,
  deleted_at_unix_millis bigint NOT NULL
);

-- Without a foreign key to the pool, whose row goes at once while these go in pieces.
CREATE TABLE identities (
  identity_pool_id uuid NOT NULL,
  id uuid NOT NULL,
  created_at_unix_millis bigint NOT NULL,
  modified_at_unix_millis bigint NOT NULL,
  -- Another identity of the pool, which it became part of; it is disabled for good.
  merged_into uuid,
  -- Whether its last login was removed: no login finds it, and it does not become an
  -- unauthenticated identity again.
  is_abandoned boolean NOT NULL DEFAULT false,
  CONSTRAINT identities_pkey PRIMARY KEY (identity_pool_id, id),
  -- Clients name an identity without its pool.
  CONSTRAINT identities_id_key UNIQUE (id)
);

CREATE INDEX identities_by_parent ON identities (merged_into) WHERE merged_into IS NOT NULL;

CREATE TABLE identity_logins (
  identity_pool_id uuid NOT NULL,
  -- The first half of the SHA-256 digest of provider and subject, which may be longer than an index
  -- takes.
  login_key uuid NOT NULL,
  identity_id uuid NOT NULL,
  provider text COLLATE "C" NOT NULL,
  -- The user, as the provider names it.
  subject text COLLATE "C" NOT NULL,
  CONSTRAINT identity_logins_pkey PRIMARY KEY (identity_pool_id, login_key),
  CONSTRAINT identity_logins_identity_fkey FOREIGN KEY (identity_pool_id, identity_id)
    REFERENCES identities (identity_pool_id, id) ON DELETE CASCADE
);

CREATE INDEX identity_logins_by_identity ON identity_logins (identity_id);
