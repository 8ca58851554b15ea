-- The dataset published last, by its id; NULL before the first. Identity and name, which said it until now, change
-- when identities are merged, and stay for a process of the version before.
ALTER TABLE identity_federation.sync_bulk_publications ADD COLUMN last_dataset_id bigint;
