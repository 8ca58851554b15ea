-- What the user calls the phone; null until a name is given.
ALTER TABLE device_registry.app_instances ADD COLUMN name text;
