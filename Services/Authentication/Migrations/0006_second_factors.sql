-- Second factors: what pools offer, what users have, and how often codes were tried.

ALTER TABLE authentication.user_pools
  -- What SetUserPoolMfaConfig was told, without what `settings` says; null where it never was.
  ADD COLUMN second_factors jsonb;

ALTER TABLE authentication.users
  -- SMS_MFA, SOFTWARE_TOKEN_MFA, EMAIL_OTP: those that the user switched on.
  ADD COLUMN enabled_factors text[] NOT NULL DEFAULT '{}',
  ADD COLUMN preferred_factor text COLLATE "C",
  -- Of the authenticator that was verified, and of one that is yet to be. Sealed for this pool and
  -- sub.
  ADD COLUMN sealed_totp_secret bytea,
  ADD COLUMN sealed_pending_totp_secret bytea,
  -- What the user calls the authenticator.
  ADD COLUMN totp_name text,
  -- The step of the newest code that was accepted: each code counts once.
  ADD COLUMN totp_last_step bigint NOT NULL DEFAULT 0,
  -- The address attribute that the sign-up proved, until the first sign-in.
  ADD COLUMN proved_at_sign_up text COLLATE "C";

-- How often a challenge's code was tried. Without a foreign key, as spent challenges are.
CREATE TABLE authentication.challenge_tries (
  user_pool_id text COLLATE "C" NOT NULL,
  id bytea NOT NULL,
  tries integer NOT NULL,
  expires_at_unix_millis bigint NOT NULL,
  PRIMARY KEY (user_pool_id, id)
);

CREATE INDEX challenge_tries_by_expiry
  ON authentication.challenge_tries (expires_at_unix_millis);

-- How often a user's codes were tried since the last right one, in whichever challenges.
CREATE TABLE authentication.second_factor_tries (
  user_pool_id text COLLATE "C" NOT NULL,
  sub text COLLATE "C" NOT NULL,
  tries integer NOT NULL,
  began_at_unix_millis bigint NOT NULL,
  PRIMARY KEY (user_pool_id, sub)
);

CREATE INDEX second_factor_tries_by_age
  ON authentication.second_factor_tries (began_at_unix_millis);
