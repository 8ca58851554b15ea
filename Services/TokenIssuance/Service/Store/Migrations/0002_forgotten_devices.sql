-- A sign-in can also end because its device was forgotten.

ALTER TABLE token_issuance.chains DROP CONSTRAINT chains_revocation_check;

ALTER TABLE token_issuance.chains ADD CONSTRAINT chains_revocation_check
  CHECK (revocation IN ('requested', 'reuse', 'device_forgotten'));
