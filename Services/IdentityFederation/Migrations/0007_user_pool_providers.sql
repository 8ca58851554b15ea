-- The outside identity providers of user pools. Authentication owns the pools: without a reference.

CREATE TABLE identity_federation.user_pool_providers (
  user_pool_id text COLLATE "C" NOT NULL,
  name text COLLATE "C" NOT NULL,
  type text COLLATE "C" NOT NULL CHECK (
    type IN ('SAML', 'Facebook', 'Google', 'LoginWithAmazon', 'SignInWithApple', 'OIDC')
  ),
  -- ProviderDetails with the derived keys, as JSON: sealed for this row, since secrets are among them.
  sealed_details bytea NOT NULL,
  -- What tokens of the provider name as their issuer; null where they name none.
  issuer text COLLATE "C",
  attribute_mapping jsonb,
  acr_mapping jsonb,
  -- Of two changes at once one finds another version than it read.
  version bigint NOT NULL DEFAULT 1,
  created_at_unix_millis bigint NOT NULL,
  modified_at_unix_millis bigint NOT NULL,
  PRIMARY KEY (user_pool_id, name)
);

-- By what a sign-in may name a provider besides; unique in the pool.
CREATE TABLE identity_federation.user_pool_provider_identifiers (
  user_pool_id text COLLATE "C" NOT NULL,
  identifier text COLLATE "C" NOT NULL,
  name text COLLATE "C" NOT NULL,
  CONSTRAINT user_pool_provider_identifiers_pkey PRIMARY KEY (user_pool_id, identifier),
  FOREIGN KEY (user_pool_id, name)
    REFERENCES identity_federation.user_pool_providers (user_pool_id, name) ON DELETE CASCADE
);

CREATE INDEX user_pool_provider_identifiers_by_provider
  ON identity_federation.user_pool_provider_identifiers (user_pool_id, name);
