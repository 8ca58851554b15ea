-- Passkeys of users, and what a passkey that is being made is held against.

-- What passkeys call their user by: random, so that it tells nobody who the user is, and the same for all
-- of them.
CREATE TABLE authentication.passkey_handles (
  user_pool_id text COLLATE "C" NOT NULL,
  username text COLLATE "C" NOT NULL,
  handle bytea NOT NULL,
  PRIMARY KEY (user_pool_id, username),
  FOREIGN KEY (user_pool_id, username)
    REFERENCES authentication.users (user_pool_id, username) ON DELETE CASCADE
);

CREATE TABLE authentication.passkeys (
  user_pool_id text COLLATE "C" NOT NULL,
  -- As its authenticator chose it, 1023 bytes at most: no two users of a pool have one.
  credential_id bytea NOT NULL,
  username text COLLATE "C" NOT NULL,
  -- The host that it was made for.
  relying_party_id text COLLATE "C" NOT NULL,
  -- A COSE key, sealed for this pool, sub and id: who can write here alone gives no user a passkey.
  sealed_public_key bytea NOT NULL,
  -- The highest one that its authenticator told; 0 where it does not count.
  sign_count bigint NOT NULL,
  -- The make of the authenticator, as it says itself.
  aaguid bytea NOT NULL,
  -- Whether it may be on several devices, and whether it was when last used.
  is_backup_eligible boolean NOT NULL,
  is_backed_up boolean NOT NULL,
  -- Whether the authenticator verified its user when the passkey was made.
  is_user_verified boolean NOT NULL,
  transports text[] NOT NULL,
  attachment text COLLATE "C",
  name text NOT NULL,
  created_at_unix_millis bigint NOT NULL,
  last_used_at_unix_millis bigint,
  PRIMARY KEY (user_pool_id, credential_id),
  FOREIGN KEY (user_pool_id, username)
    REFERENCES authentication.users (user_pool_id, username) ON DELETE CASCADE
);

CREATE INDEX passkeys_by_user ON authentication.passkeys (user_pool_id, username);

-- What a browser was asked to make a passkey with. A user has one, and the last one counts.
CREATE TABLE authentication.passkey_challenges (
  user_pool_id text COLLATE "C" NOT NULL,
  username text COLLATE "C" NOT NULL,
  challenge bytea NOT NULL,
  -- The client whose token asked.
  client_id text COLLATE "C" NOT NULL,
  expires_at_unix_millis bigint NOT NULL,
  PRIMARY KEY (user_pool_id, username),
  FOREIGN KEY (user_pool_id, username)
    REFERENCES authentication.users (user_pool_id, username) ON DELETE CASCADE
);

CREATE INDEX passkey_challenges_by_expiry
  ON authentication.passkey_challenges (expires_at_unix_millis);
