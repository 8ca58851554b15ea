-- The password that the user had when the browser was asked, so that another one ends the wait.
ALTER TABLE authentication.passkey_challenges ADD COLUMN srp_salt bytea;
