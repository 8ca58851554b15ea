-- The owners whose signing keys a restore has ended, until they have new ones.
CREATE TABLE token_issuance.restored_owners (
  user_pool_id text NOT NULL,
  algorithm text NOT NULL,
  CONSTRAINT restored_owners_pkey PRIMARY KEY (user_pool_id)
);
