-- Providers of SAML 2.0 whose assertions identity pools may accept.

CREATE TABLE saml_providers (
  -- Given by the operator; the end of the provider's ARN.
  name text COLLATE "C" CONSTRAINT saml_providers_pkey PRIMARY KEY,
  -- What its metadata said: entity id, certificates, addresses.
  metadata jsonb NOT NULL,
  -- What assertions may be for; none means AWS's own names.
  audiences text[] NOT NULL,
  -- Where responses may be sent to; none means that any counts.
  recipients text[] NOT NULL,
  created_at_unix_millis bigint NOT NULL
);
