-- Groups, who is in them, and a client's second secret.

CREATE TABLE authentication.groups (
  user_pool_id text COLLATE "C" NOT NULL
    REFERENCES authentication.user_pools (id) ON DELETE CASCADE,
  name text COLLATE "C" NOT NULL,
  description text,
  role_arn text COLLATE "C",
  -- The lower, the stronger; null is weaker than every number.
  precedence integer CHECK (precedence >= 0),
  created_at_unix_millis bigint NOT NULL,
  modified_at_unix_millis bigint NOT NULL,
  PRIMARY KEY (user_pool_id, name)
);

-- The primary key serves each sign-in, which reads the groups of one user.
CREATE TABLE authentication.group_members (
  user_pool_id text COLLATE "C" NOT NULL,
  username text COLLATE "C" NOT NULL,
  group_name text COLLATE "C" NOT NULL,
  PRIMARY KEY (user_pool_id, username, group_name),
  FOREIGN KEY (user_pool_id, username)
    REFERENCES authentication.users (user_pool_id, username) ON DELETE CASCADE,
  FOREIGN KEY (user_pool_id, group_name)
    REFERENCES authentication.groups (user_pool_id, name) ON DELETE CASCADE
);

-- ListUsersInGroup and the deletion of a group go the other way.
CREATE INDEX group_members_by_group
  ON authentication.group_members (user_pool_id, group_name, username);

-- While secrets are exchanged a client has two. The older one stands in sealed_secret, the newer
-- one moves there when the older is deleted.
ALTER TABLE authentication.user_pool_clients
  -- Null: the secret is as old as the client.
  ADD COLUMN secret_created_at_unix_millis bigint,
  ADD COLUMN newer_sealed_secret bytea,
  ADD COLUMN newer_secret_created_at_unix_millis bigint,
  ADD CONSTRAINT user_pool_clients_newer_secret_check CHECK (
    (newer_sealed_secret IS NULL) = (newer_secret_created_at_unix_millis IS NULL)
    AND (newer_sealed_secret IS NULL OR sealed_secret IS NOT NULL)
  );
