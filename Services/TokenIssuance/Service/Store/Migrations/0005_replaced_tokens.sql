-- The refresh tokens of a chain that were replaced last, oldest first: each may be good for a while
-- beside those that came after it. One place in all three arrays is one token.
--
-- An older version of the service replaces tokens without a note here, which leaves a gap: the tokens
-- before it have no grace any more, as in that version.

ALTER TABLE token_issuance.chains
  ADD COLUMN replaced_generations bigint[] NOT NULL DEFAULT '{}',
  -- The sealing key from which the token's keys are derived.
  ADD COLUMN replaced_seal_key_ids bigint[] NOT NULL DEFAULT '{}',
  ADD COLUMN replaced_at_unix_millis bigint[] NOT NULL DEFAULT '{}';
