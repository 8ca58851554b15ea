-- When the device of a chain was forgotten, where the chain's access tokens go on until they expire.
-- The chain is refreshed no more, but not revoked: a sign-out still ends those access tokens.

ALTER TABLE token_issuance.chains ADD COLUMN device_forgotten_at_unix_millis bigint;
