-- Operators look for the newest devices of a pool, and for those that were not used for long.
CREATE INDEX devices_by_authentication
  ON device_registry.devices (user_pool_id, authenticated_at_unix_millis, sub, device_key);
