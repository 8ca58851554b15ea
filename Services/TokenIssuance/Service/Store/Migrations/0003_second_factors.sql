-- Whether the sign-in gave a second factor.

ALTER TABLE token_issuance.chains
  ADD COLUMN is_factor_given boolean NOT NULL DEFAULT false;
