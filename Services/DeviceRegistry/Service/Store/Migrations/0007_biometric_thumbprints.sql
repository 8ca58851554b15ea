-- The thumbprints (RFC 7638) of biometric keys, which are sealed: a key that a finger is asked for signs nothing
-- else (USR-16). Null for a key that was set before.
ALTER TABLE device_registry.app_instances
  ADD COLUMN biometric_thumbprint bytea,
  ADD COLUMN flow_thumbprint bytea;

CREATE INDEX app_instances_by_biometric
  ON device_registry.app_instances (user_pool_id, biometric_thumbprint)
  WHERE biometric_thumbprint IS NOT NULL;
CREATE INDEX app_instances_by_flow_key
  ON device_registry.app_instances (user_pool_id, flow_thumbprint)
  WHERE flow_thumbprint IS NOT NULL;
