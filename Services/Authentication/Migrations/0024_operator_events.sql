-- What the operator changes by gatehousectl is an event too.

ALTER TABLE authentication.audit_events DROP CONSTRAINT audit_events_actor_check;

-- Not validated: each row that exists fulfils the former constraint, which was narrower.
ALTER TABLE authentication.audit_events ADD CONSTRAINT audit_events_actor_check
  CHECK (actor IN ('access_key', 'user', 'anonymous', 'operator')) NOT VALID;

-- Whether a code alone does not confirm the password of a sign-up: a stranger may have chosen it.
ALTER TABLE authentication.users ADD COLUMN needs_password_proof boolean NOT NULL DEFAULT false;

-- Sign-ups that are not confirmed go by their age.
CREATE INDEX users_unconfirmed ON authentication.users (created_at_unix_millis)
  WHERE status = 'UNCONFIRMED';
