-- What the tokens of a chain say of their sign-in and of what was granted, at each refresh anew. An older
-- version of the service leaves all of it as it is, and refreshes such a chain for the scope that it is told.

ALTER TABLE token_issuance.chains
  -- What an authorization request was granted; null for a sign-in by the API.
  ADD COLUMN granted_scope text COLLATE "C",
  -- The service that the access tokens are for.
  ADD COLUMN audience text COLLATE "C",
  -- The claims acr and amr, where tokens have them.
  ADD COLUMN authentication_class text COLLATE "C",
  ADD COLUMN authentication_methods text[] NOT NULL DEFAULT '{}';
