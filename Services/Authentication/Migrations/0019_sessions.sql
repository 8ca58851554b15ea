-- What pools and clients say of sessions, and the switch by which a user's sign-ins are stopped.

ALTER TABLE authentication.user_pools
  ADD COLUMN tracks_sessions boolean NOT NULL DEFAULT false,
  ADD COLUMN sessions_per_user integer NOT NULL DEFAULT 20
    CHECK (sessions_per_user BETWEEN 1 AND 100);

ALTER TABLE authentication.user_pool_clients
  -- For how long after a fresh sign-in of the browser the client goes on without asking again.
  ADD COLUMN sso_validity_minutes integer NOT NULL DEFAULT 60
    CHECK (sso_validity_minutes BETWEEN 0 AND 129600);

ALTER TABLE authentication.users
  -- Null: sign-ins are allowed.
  ADD COLUMN sign_in_stop text COLLATE "C"
    CHECK (sign_in_stop IN ('stopped', 'stopped-at-expiry'));
