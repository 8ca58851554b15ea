-- Former passwords, for pools whose policy forbids to use one again.

CREATE TABLE authentication.password_history (
  user_pool_id text COLLATE "C" NOT NULL,
  username text COLLATE "C" NOT NULL,
  -- In the order in which the passwords were set.
  number bigint GENERATED ALWAYS AS IDENTITY,
  srp_salt bytea NOT NULL,
  sealed_srp_verifier bytea NOT NULL,
  PRIMARY KEY (user_pool_id, username, number),
  FOREIGN KEY (user_pool_id, username)
    REFERENCES authentication.users (user_pool_id, username) ON DELETE CASCADE
);
