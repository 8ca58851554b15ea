-- What work the password hashes of imported users are, so that it can be done for every name.

ALTER TABLE authentication.users
  -- Algorithm and parameters of sealed_password_hash, and worth something only beside it. Null where
  -- a version that does not know the column imported the user; empty where the hash cannot be read.
  ADD COLUMN imported_hash_kind text COLLATE "C";

-- Which kinds the users of a pool have, and who has none yet. The kind comes first, so that those
-- without one stand together.
CREATE INDEX users_by_imported_hash_kind
  ON authentication.users (imported_hash_kind, user_pool_id) WHERE sealed_password_hash IS NOT NULL;

-- The kinds that users of a pool have, and for a while those that the last one had. Part of the
-- pool's settings: whoever changes them gives the pool another version. Without a foreign key, so
-- that the pool's row may be locked after one of these and never before.
CREATE TABLE authentication.imported_hash_kinds (
  user_pool_id text COLLATE "C" NOT NULL,
  kind text COLLATE "C" NOT NULL,
  PRIMARY KEY (user_pool_id, kind)
);
