-- Keyed hashes of the recovery codes that a user has left, for pools that offer them.

ALTER TABLE authentication.users
  ADD COLUMN recovery_code_hashes bytea[] NOT NULL DEFAULT '{}';
