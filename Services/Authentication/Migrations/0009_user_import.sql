-- Users from CSV files.

ALTER TABLE authentication.users
  -- A password hash that another system made, sealed for this pool and sub. It counts while
  -- sealed_srp_verifier is null: whoever sets a password, of whatever version, ends its worth.
  ADD COLUMN sealed_password_hash bytea;

CREATE TABLE authentication.user_import_jobs (
  user_pool_id text COLLATE "C" NOT NULL
    REFERENCES authentication.user_pools (id) ON DELETE CASCADE,
  id text COLLATE "C" NOT NULL,
  name text NOT NULL,
  role_arn text NOT NULL,
  -- How the file's password hashes were made; null where it has none.
  hashing_algorithm text COLLATE "C",
  -- Created goes to Pending or Expired; Pending to InProgress or Stopped; InProgress to Stopping,
  -- Succeeded or Failed; Stopping to Stopped. The others are ends.
  status text COLLATE "C" NOT NULL CHECK (status IN (
    'Created', 'Pending', 'InProgress', 'Stopping', 'Expired', 'Stopped', 'Failed', 'Succeeded'
  )),
  created_at_unix_millis bigint NOT NULL,
  started_at_unix_millis bigint,
  completed_at_unix_millis bigint,
  completion_message text,
  imported_users bigint NOT NULL DEFAULT 0,
  skipped_users bigint NOT NULL DEFAULT 0,
  failed_users bigint NOT NULL DEFAULT 0,
  -- The upload that goes on, and how much of it is there. Of two only the one begun last goes on.
  uploading_id text COLLATE "C",
  uploading_bytes bigint NOT NULL DEFAULT 0,
  -- The upload that was completed last: the job's file.
  file_id text COLLATE "C",
  file_bytes bigint NOT NULL DEFAULT 0,
  -- How much of the file is done, always up to the end of a row, and in which line the next begins.
  bytes_done bigint NOT NULL DEFAULT 0,
  next_line bigint NOT NULL DEFAULT 1,
  -- Which instance works on it, until when: an instance that was too slow changes nothing.
  lease_id text COLLATE "C",
  lease_ends_at_unix_millis bigint NOT NULL DEFAULT 0,
  PRIMARY KEY (user_pool_id, id)
);

-- One job of a pool at a time, and where workers look for one.
CREATE UNIQUE INDEX user_import_jobs_active ON authentication.user_import_jobs (user_pool_id)
  WHERE status IN ('Pending', 'InProgress', 'Stopping');

CREATE INDEX user_import_jobs_waiting
  ON authentication.user_import_jobs (created_at_unix_millis) WHERE status = 'Created';

-- The files, in the pieces they came in: sealed, because they may hold password hashes.
CREATE TABLE authentication.user_import_pieces (
  user_pool_id text COLLATE "C" NOT NULL,
  job_id text COLLATE "C" NOT NULL,
  upload_id text COLLATE "C" NOT NULL,
  -- How many bytes of the file came before.
  begins_at bigint NOT NULL,
  sealed_contents bytea NOT NULL,
  PRIMARY KEY (user_pool_id, job_id, upload_id, begins_at),
  FOREIGN KEY (user_pool_id, job_id)
    REFERENCES authentication.user_import_jobs (user_pool_id, id) ON DELETE CASCADE
);

-- What is sealed cannot be compressed.
ALTER TABLE authentication.user_import_pieces ALTER COLUMN sealed_contents SET STORAGE EXTERNAL;

-- The rows that were not imported. Nothing of their contents: only where they are, and why.
CREATE TABLE authentication.user_import_log (
  user_pool_id text COLLATE "C" NOT NULL,
  job_id text COLLATE "C" NOT NULL,
  line bigint NOT NULL,
  outcome text COLLATE "C" NOT NULL CHECK (outcome IN ('SKIPPED', 'FAILED')),
  reason text NOT NULL,
  PRIMARY KEY (user_pool_id, job_id, line),
  FOREIGN KEY (user_pool_id, job_id)
    REFERENCES authentication.user_import_jobs (user_pool_id, id) ON DELETE CASCADE
);
