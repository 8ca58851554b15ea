-- What a pool of a million users needs.

-- A pool goes in pieces, each short enough for the limit of a statement's time: first its own row,
-- by which it is found, then the rows that may be many. So these must not follow it at once.
ALTER TABLE authentication.users DROP CONSTRAINT users_user_pool_id_fkey;
ALTER TABLE authentication.groups DROP CONSTRAINT groups_user_pool_id_fkey;
ALTER TABLE authentication.outbox_messages DROP CONSTRAINT outbox_messages_user_pool_id_fkey;
ALTER TABLE authentication.confirmation_codes DROP CONSTRAINT confirmation_codes_user_pool_id_fkey;
ALTER TABLE authentication.user_import_log DROP CONSTRAINT user_import_log_user_pool_id_job_id_fkey;

-- Whether token issuance and the device registry know nothing of the pool any more. The row stays
-- until none of its rows is left and none can come.
ALTER TABLE authentication.deleted_user_pools
  ADD COLUMN tokens_ended boolean NOT NULL DEFAULT false;

-- A medium that nobody sends must not be walked through for the other.
DROP INDEX authentication.outbox_messages_due;
CREATE INDEX outbox_messages_due
  ON authentication.outbox_messages (delivery_medium, next_attempt_at_unix_millis)
  WHERE state IN ('pending', 'sending');
