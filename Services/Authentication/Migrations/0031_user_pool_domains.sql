-- Domains of user pools, by which browsers and clients reach a pool's pages and endpoints.
CREATE TABLE authentication.user_pool_domains (
  user_pool_id text COLLATE "C" NOT NULL
    REFERENCES authentication.user_pools (id) ON DELETE CASCADE,
  -- A pool has one domain of each kind: a name below the installation's suffix, and a host of its own.
  is_custom boolean NOT NULL,
  -- In lower case; the whole host where it is of the pool's own.
  domain text COLLATE "C" NOT NULL UNIQUE,
  managed_login_version integer NOT NULL,
  -- CustomDomainConfigType and RoutingType: stored and reported, without an effect.
  custom_domain_config jsonb,
  routing jsonb,
  created_at_unix_millis bigint NOT NULL,
  modified_at_unix_millis bigint NOT NULL,
  PRIMARY KEY (user_pool_id, is_custom)
);
