-- The terms that the sign-up page of a client names.
CREATE TABLE authentication.terms_documents (
  user_pool_id text COLLATE "C" NOT NULL,
  id text COLLATE "C" NOT NULL,
  client_id text COLLATE "C" NOT NULL,
  -- terms-of-use or privacy-policy.
  name text COLLATE "C" NOT NULL,
  -- Addresses by languages, as Cognito calls these.
  links jsonb NOT NULL,
  created_at_unix_millis bigint NOT NULL,
  modified_at_unix_millis bigint NOT NULL,
  PRIMARY KEY (user_pool_id, id),
  CONSTRAINT terms_documents_name_key UNIQUE (user_pool_id, client_id, name),
  FOREIGN KEY (user_pool_id, client_id)
    REFERENCES authentication.user_pool_clients (user_pool_id, id) ON DELETE CASCADE
);
