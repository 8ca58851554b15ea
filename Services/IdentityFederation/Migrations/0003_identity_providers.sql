-- Providers of OpenID Connect whose tokens identity pools may accept.

CREATE TABLE identity_providers (
  -- The issuer without its scheme, by which logins name the provider.
  name text COLLATE "C" CONSTRAINT identity_providers_pkey PRIMARY KEY,
  issuer text NOT NULL,
  -- The applications whose tokens count.
  client_ids text[] NOT NULL,
  created_at_unix_millis bigint NOT NULL
);
