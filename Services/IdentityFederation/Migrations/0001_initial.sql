CREATE TABLE access_keys (
  access_key_id text CONSTRAINT access_keys_pkey PRIMARY KEY,
  sealed_secret bytea NOT NULL,
  status text NOT NULL CONSTRAINT access_keys_status_check CHECK (status IN ('Active', 'Inactive')),
  description text NOT NULL,
  created_at_unix_millis bigint NOT NULL
);

COMMENT ON TABLE access_keys IS
  'What signed requests are signed with. The secret is sealed for this table and its key id.';
