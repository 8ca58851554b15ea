-- What access keys are good for. Those that there are keep having no limits.

ALTER TABLE identity_federation.access_keys
  ADD COLUMN is_read_only boolean NOT NULL DEFAULT false,
  -- Ids of user pools and identity pools; empty where the key is for all.
  ADD COLUMN pools text[] COLLATE "C" NOT NULL DEFAULT '{}',
  -- Addresses and CIDR ranges; empty where requests may come from anywhere.
  ADD COLUMN source_ranges text[] COLLATE "C" NOT NULL DEFAULT '{}',
  ADD COLUMN expires_at_unix_millis bigint;
