-- Accounts that wait for an identity of an outside provider, by something that the provider says of it.

CREATE TABLE authentication.provider_links (
  user_pool_id text COLLATE "C" NOT NULL,
  provider_name text COLLATE "C" NOT NULL,
  -- The pool's name for the attribute.
  attribute_name text COLLATE "C" NOT NULL,
  attribute_value text COLLATE "C" NOT NULL,
  username text COLLATE "C" NOT NULL,
  created_at_unix_millis bigint NOT NULL,
  PRIMARY KEY (user_pool_id, provider_name, attribute_name, attribute_value),
  FOREIGN KEY (user_pool_id, username)
    REFERENCES authentication.users (user_pool_id, username) ON DELETE CASCADE
);

CREATE INDEX provider_links_by_user ON authentication.provider_links (user_pool_id, username);
