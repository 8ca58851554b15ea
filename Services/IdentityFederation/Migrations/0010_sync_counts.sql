-- One scale of counts: a record's count is the dataset's count after the update that changed it last.

-- No update may run between the two statements that lift the counts.
LOCK TABLE identity_federation.sync_datasets, identity_federation.sync_records IN EXCLUSIVE MODE;

ALTER TABLE identity_federation.sync_datasets
  -- The greatest count of a removed record whose row went with its age; NULL while there is none.
  ADD COLUMN purged_count bigint;

-- A process of the version before writes how often the record was changed into sync_count.
CREATE FUNCTION identity_federation.sync_one_count() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.sync_count := NEW.changed_count;
  RETURN NEW;
END
$$;

CREATE TRIGGER sync_records_one_count BEFORE INSERT OR UPDATE ON identity_federation.sync_records
  FOR EACH ROW WHEN (NEW.sync_count <> NEW.changed_count)
  EXECUTE FUNCTION identity_federation.sync_one_count();

-- Devices hold counts of the former scale. Each dataset gets a count above all of them, so that each
-- device reads each record once more.
UPDATE identity_federation.sync_datasets AS d SET sync_count = d.sync_count + 1
WHERE EXISTS (
  SELECT FROM identity_federation.sync_records AS r
  WHERE r.identity_pool_id = d.identity_pool_id AND r.dataset_id = d.id
);

UPDATE identity_federation.sync_records AS r
SET sync_count = d.sync_count, changed_count = d.sync_count
FROM identity_federation.sync_datasets AS d
WHERE d.identity_pool_id = r.identity_pool_id AND d.id = r.dataset_id;
