-- Clients that are deleted, until token issuance has ended their chains. An older version of the service leaves none.
CREATE TABLE authentication.deleted_user_pool_clients (
  id text COLLATE "C" PRIMARY KEY,
  user_pool_id text COLLATE "C" NOT NULL,
  deleted_at_unix_millis bigint NOT NULL
);
