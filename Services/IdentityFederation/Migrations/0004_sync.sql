CREATE TABLE sync_configurations (
  identity_pool_id uuid CONSTRAINT sync_configurations_pkey PRIMARY KEY
    CONSTRAINT sync_configurations_pool_fkey REFERENCES identity_pools (id) ON DELETE CASCADE,
  -- PushSync; NULL where there is none.
  push_application_arns text[],
  push_role_arn text,
  -- CognitoStreams; the status is NULL where there are none.
  streaming_status text CONSTRAINT sync_configurations_status_check
    CHECK (streaming_status IN ('ENABLED', 'DISABLED')),
  stream_name text,
  stream_role_arn text,
  -- The function of SyncTrigger.
  event_function text
);

CREATE TABLE sync_datasets (
  identity_pool_id uuid NOT NULL,
  identity_id uuid NOT NULL,
  name text COLLATE "C" NOT NULL,
  id bigint GENERATED ALWAYS AS IDENTITY,
  -- Rises by one with each changed record, and with the deletion.
  sync_count bigint NOT NULL,
  live_bytes bigint NOT NULL,
  live_records integer NOT NULL,
  -- Also those that are removed, whose rows tell devices of it.
  all_records integer NOT NULL,
  created_at_unix_millis bigint NOT NULL,
  modified_at_unix_millis bigint NOT NULL,
  modified_by text NOT NULL,
  -- The count of the last deletion; NULL where the dataset was never deleted.
  deleted_count bigint,
  -- When it was deleted, which has left the row alone; NULL while the dataset is there.
  deleted_at_unix_millis bigint,
  -- The name it had before its identity became part of this one.
  merged_name text COLLATE "C",
  CONSTRAINT sync_datasets_pkey PRIMARY KEY (identity_pool_id, identity_id, name),
  -- Records refer to this, so that a dataset moves to another identity without them.
  CONSTRAINT sync_datasets_id_key UNIQUE (identity_pool_id, id),
  CONSTRAINT sync_datasets_identity_fkey FOREIGN KEY (identity_pool_id, identity_id)
    REFERENCES identities (identity_pool_id, id) ON DELETE CASCADE
);

CREATE INDEX sync_datasets_deleted ON sync_datasets (deleted_at_unix_millis)
  WHERE deleted_at_unix_millis IS NOT NULL;

CREATE TABLE sync_records (
  identity_pool_id uuid NOT NULL,
  dataset_id bigint NOT NULL,
  key text COLLATE "C" NOT NULL,
  -- NULL when it is removed. Bytes, because a text of PostgreSQL holds no NUL.
  value bytea,
  -- How often the record was changed.
  sync_count bigint NOT NULL,
  -- The dataset's count after its last change.
  changed_count bigint NOT NULL,
  modified_at_unix_millis bigint NOT NULL,
  device_modified_at_unix_millis bigint,
  modified_by text NOT NULL,
  CONSTRAINT sync_records_pkey PRIMARY KEY (identity_pool_id, dataset_id, key),
  CONSTRAINT sync_records_dataset_fkey FOREIGN KEY (identity_pool_id, dataset_id)
    REFERENCES sync_datasets (identity_pool_id, id) ON DELETE CASCADE
);

CREATE INDEX sync_records_removed ON sync_records (modified_at_unix_millis) WHERE value IS NULL;

-- Sums of a pool, in several rows so that its identities do not wait for one another.
CREATE TABLE sync_usage (
  identity_pool_id uuid NOT NULL
    CONSTRAINT sync_usage_pool_fkey REFERENCES identity_pools (id) ON DELETE CASCADE,
  slot smallint NOT NULL,
  data_bytes bigint NOT NULL,
  modified_at_unix_millis bigint NOT NULL,
  -- The months since the year 0 in which the sessions were.
  session_month integer NOT NULL,
  sessions bigint NOT NULL,
  CONSTRAINT sync_usage_pkey PRIMARY KEY (identity_pool_id, slot)
);

-- A dataset's row goes also with its identity, by the foreign key.
CREATE FUNCTION sync_usage_without_dataset() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.live_bytes <> 0 THEN
    UPDATE identity_federation.sync_usage SET data_bytes = data_bytes - OLD.live_bytes
    WHERE identity_pool_id = OLD.identity_pool_id
      AND slot = get_byte(decode(right(OLD.identity_id::text, 2), 'hex'), 0) % 32;
  END IF;
  RETURN NULL;
END
$$;

CREATE TRIGGER sync_datasets_removed AFTER DELETE ON sync_datasets
  FOR EACH ROW EXECUTE FUNCTION sync_usage_without_dataset();

CREATE TABLE sync_devices (
  identity_pool_id uuid NOT NULL,
  identity_id uuid NOT NULL,
  id uuid NOT NULL,
  platform text NOT NULL,
  -- The SHA-256 digest of the token, by which a repeated registration is known.
  token_digest bytea NOT NULL,
  sealed_token bytea NOT NULL,
  registered_at_unix_millis bigint NOT NULL,
  CONSTRAINT sync_devices_pkey PRIMARY KEY (identity_pool_id, identity_id, id),
  CONSTRAINT sync_devices_token_key UNIQUE (identity_pool_id, identity_id, platform, token_digest),
  CONSTRAINT sync_devices_identity_fkey FOREIGN KEY (identity_pool_id, identity_id)
    REFERENCES identities (identity_pool_id, id) ON DELETE CASCADE
);

CREATE TABLE sync_subscriptions (
  identity_pool_id uuid NOT NULL,
  dataset_id bigint NOT NULL,
  identity_id uuid NOT NULL,
  device_id uuid NOT NULL,
  CONSTRAINT sync_subscriptions_pkey PRIMARY KEY (identity_pool_id, dataset_id, device_id),
  CONSTRAINT sync_subscriptions_dataset_fkey FOREIGN KEY (identity_pool_id, dataset_id)
    REFERENCES sync_datasets (identity_pool_id, id) ON DELETE CASCADE,
  CONSTRAINT sync_subscriptions_device_fkey FOREIGN KEY (identity_pool_id, identity_id, device_id)
    REFERENCES sync_devices (identity_pool_id, identity_id, id) ON DELETE CASCADE
);

CREATE INDEX sync_subscriptions_by_device
  ON sync_subscriptions (identity_pool_id, identity_id, device_id);

-- What waits for the operator's webhooks. It goes in pieces when its pool is deleted.
CREATE TABLE sync_deliveries (
  identity_pool_id uuid NOT NULL,
  id uuid NOT NULL,
  kind text NOT NULL CONSTRAINT sync_deliveries_kind_check CHECK (kind IN ('push', 'stream')),
  -- JSON.
  payload bytea NOT NULL,
  -- The device that a push is for.
  identity_id uuid,
  device_id uuid,
  -- The stream that a record goes to.
  stream_name text,
  state text NOT NULL CONSTRAINT sync_deliveries_state_check
    CHECK (state IN ('pending', 'sending', 'failed')),
  attempts integer NOT NULL DEFAULT 0,
  lease_id text,
  created_at_unix_millis bigint NOT NULL,
  next_attempt_at_unix_millis bigint NOT NULL,
  last_error text,
  CONSTRAINT sync_deliveries_pkey PRIMARY KEY (identity_pool_id, id)
);

CREATE INDEX sync_deliveries_due ON sync_deliveries (kind, next_attempt_at_unix_millis)
  WHERE state <> 'failed';

CREATE INDEX sync_deliveries_by_age ON sync_deliveries (kind, created_at_unix_millis);

CREATE TABLE sync_bulk_publications (
  identity_pool_id uuid CONSTRAINT sync_bulk_publications_pkey PRIMARY KEY
    CONSTRAINT sync_bulk_publications_pool_fkey
      REFERENCES identity_pools (id) ON DELETE CASCADE,
  status text NOT NULL CONSTRAINT sync_bulk_publications_status_check
    CHECK (status IN ('IN_PROGRESS', 'FAILED', 'SUCCEEDED')),
  started_at_unix_millis bigint NOT NULL,
  completed_at_unix_millis bigint,
  failure_message text,
  -- The dataset published last; NULL before the first.
  last_identity_id uuid,
  last_name text COLLATE "C"
);

CREATE INDEX sync_bulk_publications_under_way ON sync_bulk_publications (started_at_unix_millis)
  WHERE status = 'IN_PROGRESS';
