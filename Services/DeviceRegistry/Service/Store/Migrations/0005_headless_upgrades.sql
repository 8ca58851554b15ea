-- Of a flow that gives an account a second factor: the account and its user.
ALTER TABLE device_registry.app_instances
  ADD COLUMN flow_account text COLLATE "C",
  ADD COLUMN flow_sub text COLLATE "C";

-- A name without a character is none.
UPDATE device_registry.app_instances SET name = NULL WHERE name = '';
