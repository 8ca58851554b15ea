-- What users and administrators do with an account after it is made.

-- Who is unknown gets a code too, which nobody is sent: otherwise the answer to a wrong code would
-- tell whether there is such a user. So the key is a username or, where there is no such user, the
-- name that was tried. A code only fits the sub it was made for; the row goes by its age.
ALTER TABLE authentication.confirmation_codes
  DROP CONSTRAINT confirmation_codes_user_pool_id_username_fkey,
  ADD CONSTRAINT confirmation_codes_user_pool_id_fkey FOREIGN KEY (user_pool_id)
    REFERENCES authentication.user_pools (id) ON DELETE CASCADE;

CREATE INDEX confirmation_codes_by_expiry
  ON authentication.confirmation_codes (expires_at_unix_millis);

-- How often an operation was tried in the hour that began with the first try; by username or, where
-- there is no such user, by the name that was tried.
CREATE TABLE authentication.operation_attempts (
  user_pool_id text COLLATE "C" NOT NULL,
  name text COLLATE "C" NOT NULL,
  operation text COLLATE "C" NOT NULL,
  attempts integer NOT NULL,
  began_at_unix_millis bigint NOT NULL,
  PRIMARY KEY (user_pool_id, name, operation)
);

CREATE INDEX operation_attempts_by_age
  ON authentication.operation_attempts (began_at_unix_millis);

ALTER TABLE authentication.users
  -- Addresses that take the place of the present ones once they are verified: name to value.
  ADD COLUMN pending_attributes jsonb NOT NULL DEFAULT '{}',
  -- What SetUserSettings was told, as a list of MFAOptionType; null where it never was.
  ADD COLUMN mfa_options jsonb;

-- ListUsers looks for one attribute's value or its beginning, and goes on after a value and
-- username. The first 256 characters are enough: a filter has no more, and an index entry has room
-- for no more. Only users who have the attribute are in its index.
CREATE INDEX users_by_email ON authentication.users
  (user_pool_id, (left(attributes ->> 'email', 256)) COLLATE "C", username)
  WHERE left(attributes ->> 'email', 256) IS NOT NULL;
CREATE INDEX users_by_phone_number ON authentication.users
  (user_pool_id, (left(attributes ->> 'phone_number', 256)) COLLATE "C", username)
  WHERE left(attributes ->> 'phone_number', 256) IS NOT NULL;
CREATE INDEX users_by_name ON authentication.users
  (user_pool_id, (left(attributes ->> 'name', 256)) COLLATE "C", username)
  WHERE left(attributes ->> 'name', 256) IS NOT NULL;
CREATE INDEX users_by_given_name ON authentication.users
  (user_pool_id, (left(attributes ->> 'given_name', 256)) COLLATE "C", username)
  WHERE left(attributes ->> 'given_name', 256) IS NOT NULL;
CREATE INDEX users_by_family_name ON authentication.users
  (user_pool_id, (left(attributes ->> 'family_name', 256)) COLLATE "C", username)
  WHERE left(attributes ->> 'family_name', 256) IS NOT NULL;
CREATE INDEX users_by_preferred_username ON authentication.users
  (user_pool_id, (left(attributes ->> 'preferred_username', 256)) COLLATE "C", username)
  WHERE left(attributes ->> 'preferred_username', 256) IS NOT NULL;
CREATE INDEX users_by_status ON authentication.users (user_pool_id, status, username);
CREATE INDEX users_by_enablement ON authentication.users (user_pool_id, is_enabled, username);
