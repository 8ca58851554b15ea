-- What is made up for names that no user has.

-- The secret that all of it comes from. It never changes: what is made up for a name would change with
-- it, and what is stored for a user would not.
CREATE TABLE authentication.unknown_name_secrets (
  -- The installation has one.
  id integer PRIMARY KEY CHECK (id = 1),
  sealed_secret bytea NOT NULL
);

-- What the addresses of a pool's users look like, which made-up ones are drawn by.
CREATE TABLE authentication.address_profiles (
  user_pool_id text COLLATE "C" PRIMARY KEY,
  -- From how many users it was made: it is made again when there are many more.
  users integer NOT NULL,
  profile jsonb NOT NULL
);
