-- A device stands in for a second factor only once one was given in a sign-in from it.

ALTER TABLE device_registry.devices
  ADD COLUMN is_factor_given boolean NOT NULL DEFAULT false;
