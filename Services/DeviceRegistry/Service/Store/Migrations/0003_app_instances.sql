-- Installations of apps that confirm sign-ins, each with its key and its second factor.
CREATE TABLE device_registry.app_instances (
  user_pool_id text COLLATE "C" NOT NULL,
  instance_id text COLLATE "C" NOT NULL,
  -- RFC 7638. A proof names no pool, so a key belongs to one.
  thumbprint bytea NOT NULL,
  public_key bytea NOT NULL,
  platform text NOT NULL,
  model text NOT NULL,
  app_version text NOT NULL,
  protocol_versions text[] NOT NULL,
  push_type text,
  push_token text,
  created_at_unix_millis bigint NOT NULL,
  used_at_unix_millis bigint NOT NULL,
  -- Null while the instance has accounts.
  accountless_since_unix_millis bigint,
  -- The PIN; null where none is set.
  pin_salt bytea,
  -- Sealed for this pool and instance.
  sealed_pin_verifier bytea,
  pin_proved_at_unix_millis bigint,
  failed_attempts bigint NOT NULL DEFAULT 0,
  penalised_until_unix_millis bigint,
  is_blocked boolean NOT NULL DEFAULT false,
  -- The biometric key; null where none is set. Sealed, so that no key can be put in its place.
  sealed_biometric_key bytea,
  biometric_attestation text,
  failed_biometrics bigint NOT NULL DEFAULT 0,
  biometrics_since_pin bigint NOT NULL DEFAULT 0,
  factor_proved_at_unix_millis bigint,
  -- The change of the factor that is under way; one at a time.
  flow_id text COLLATE "C",
  flow_type text COLLATE "C",
  flow_context text COLLATE "C",
  sealed_flow_key bytea,
  flow_attestation text,
  flow_expires_at_unix_millis bigint,
  -- The answer that was judged last, for an app that did not hear what became of it.
  last_attempt bytea,
  last_answer bytea,
  PRIMARY KEY (user_pool_id, instance_id)
);

CREATE UNIQUE INDEX app_instances_by_thumbprint ON device_registry.app_instances (thumbprint);

CREATE INDEX app_instances_without_account
  ON device_registry.app_instances (accountless_since_unix_millis)
  WHERE accountless_since_unix_millis IS NOT NULL;

-- One user on one instance.
CREATE TABLE device_registry.app_accounts (
  user_pool_id text COLLATE "C" NOT NULL,
  sub text COLLATE "C" NOT NULL,
  account_id text COLLATE "C" NOT NULL,
  instance_id text COLLATE "C" NOT NULL,
  public_key bytea NOT NULL,
  display_name text NOT NULL,
  is_headless boolean NOT NULL,
  created_at_unix_millis bigint NOT NULL,
  used_at_unix_millis bigint NOT NULL,
  PRIMARY KEY (user_pool_id, sub, account_id)
);

CREATE UNIQUE INDEX app_accounts_by_instance
  ON device_registry.app_accounts (user_pool_id, instance_id, sub);

CREATE UNIQUE INDEX app_accounts_by_id
  ON device_registry.app_accounts (user_pool_id, account_id);

-- What counts as a user's device.
CREATE VIEW device_registry.tracked_devices AS
SELECT user_pool_id, sub, device_key, name, srp_salt, sealed_srp_verifier,
  remembered_at_unix_millis, last_ip_address, sdk, created_at_unix_millis,
  modified_at_unix_millis, authenticated_at_unix_millis, is_factor_given, false AS is_app
FROM device_registry.devices
UNION ALL
SELECT user_pool_id, sub, account_id, display_name, ''::bytea, ''::bytea,
  NULL::bigint, NULL::text COLLATE "C", NULL::text, created_at_unix_millis,
  created_at_unix_millis, used_at_unix_millis, NOT is_headless, true
FROM device_registry.app_accounts;
