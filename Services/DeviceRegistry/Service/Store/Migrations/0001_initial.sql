-- Devices that their owners confirmed.
CREATE TABLE device_registry.devices (
  user_pool_id text COLLATE "C" NOT NULL,
  sub text COLLATE "C" NOT NULL,
  device_key text COLLATE "C" NOT NULL,
  name text,
  srp_salt bytea NOT NULL,
  -- Sealed for this pool, user and device.
  sealed_srp_verifier bytea NOT NULL,
  -- Null while the device is tracked only.
  remembered_at_unix_millis bigint,
  last_ip_address text COLLATE "C",
  sdk text,
  created_at_unix_millis bigint NOT NULL,
  modified_at_unix_millis bigint NOT NULL,
  authenticated_at_unix_millis bigint NOT NULL,
  PRIMARY KEY (user_pool_id, sub, device_key)
);

-- Proofs that may follow a password's, for clients that bring no session.
CREATE TABLE device_registry.expected_proofs (
  user_pool_id text COLLATE "C" NOT NULL,
  -- A digest of user, device and the client's A.
  id bytea NOT NULL,
  -- Sealed by authentication.
  session bytea NOT NULL,
  expires_at_unix_millis bigint NOT NULL,
  PRIMARY KEY (user_pool_id, id)
);

CREATE INDEX expected_proofs_by_expiry
  ON device_registry.expected_proofs (expires_at_unix_millis);

-- Proofs that were answered. The primary key decides which of two answers came first.
CREATE TABLE device_registry.spent_proofs (
  user_pool_id text COLLATE "C" NOT NULL,
  id bytea NOT NULL,
  -- Afterwards the proof is refused for its age, and the row can go.
  expires_at_unix_millis bigint NOT NULL,
  PRIMARY KEY (user_pool_id, id)
);

CREATE INDEX spent_proofs_by_expiry ON device_registry.spent_proofs (expires_at_unix_millis);
