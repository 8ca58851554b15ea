-- Browsers that users have had remembered on the pages.
CREATE TABLE device_registry.browsers (
  user_pool_id text COLLATE "C" NOT NULL,
  sub text COLLATE "C" NOT NULL,
  device_key text COLLATE "C" NOT NULL,
  -- A keyed digest of the user with the browser's public key or with the secret of its cookie: by it the
  -- user's browser is found, and another user's is not.
  proof_hash bytea NOT NULL,
  name text,
  -- Null while the browser is tracked only.
  remembered_at_unix_millis bigint,
  last_ip_address text COLLATE "C",
  sdk text,
  created_at_unix_millis bigint NOT NULL,
  modified_at_unix_millis bigint NOT NULL,
  authenticated_at_unix_millis bigint NOT NULL,
  is_factor_given boolean NOT NULL,
  PRIMARY KEY (user_pool_id, sub, device_key)
);

CREATE UNIQUE INDEX browsers_by_proof
  ON device_registry.browsers (user_pool_id, sub, proof_hash);

-- What counts as a user's device. To an earlier version a browser is a device that proves nothing.
CREATE OR REPLACE VIEW device_registry.tracked_devices AS
SELECT user_pool_id, sub, device_key, name, srp_salt, sealed_srp_verifier,
  remembered_at_unix_millis, last_ip_address, sdk, created_at_unix_millis,
  modified_at_unix_millis, authenticated_at_unix_millis, is_factor_given, false AS is_app,
  NULL::text AS kind
FROM device_registry.devices
UNION ALL
SELECT user_pool_id, sub, account_id, display_name, ''::bytea, ''::bytea,
  NULL::bigint, NULL::text COLLATE "C", NULL::text, created_at_unix_millis,
  created_at_unix_millis, used_at_unix_millis, NOT is_headless, true, 'app'
FROM device_registry.app_accounts
UNION ALL
SELECT user_pool_id, sub, device_key, name, ''::bytea, ''::bytea,
  remembered_at_unix_millis, last_ip_address, sdk, created_at_unix_millis,
  modified_at_unix_millis, authenticated_at_unix_millis, is_factor_given, false, 'browser'
FROM device_registry.browsers;
