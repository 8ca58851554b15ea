-- Each account has a key of its own (USR-16). Accounts that share one from before keep it, and no
-- further account gets it.
ALTER TABLE device_registry.app_accounts ADD COLUMN is_key_shared boolean NOT NULL DEFAULT false;

UPDATE device_registry.app_accounts AS a SET is_key_shared = true
WHERE EXISTS (
  SELECT FROM device_registry.app_accounts AS earlier
  WHERE earlier.user_pool_id = a.user_pool_id AND earlier.public_key = a.public_key
    AND (earlier.created_at_unix_millis, earlier.account_id)
      < (a.created_at_unix_millis, a.account_id));

CREATE UNIQUE INDEX app_accounts_by_key
  ON device_registry.app_accounts (user_pool_id, public_key) WHERE NOT is_key_shared;
