-- Devices that were forgotten, for as long as a sign-in from one may still be under way.
CREATE TABLE token_issuance.forgotten_devices (
  user_pool_id text COLLATE "C" NOT NULL,
  sub text COLLATE "C" NOT NULL,
  device_key text COLLATE "C" NOT NULL,
  forgotten_at_unix_millis bigint NOT NULL,
  PRIMARY KEY (user_pool_id, sub, device_key)
);

-- Whether a chain may begin that is bound to a device. Whoever forgets the device waits for those
-- that hold the lock and then ends their chains; whoever gets the lock afterwards sees that the device
-- is gone, because each statement of a volatile function sees what was committed before it began.
CREATE FUNCTION token_issuance.may_begin(pool text, owner text, device text) RETURNS boolean
LANGUAGE plpgsql VOLATILE AS $$
BEGIN
  PERFORM pg_advisory_xact_lock_shared(hashtextextended(pool || '|' || owner || '|' || device, 2));
  RETURN NOT EXISTS (
    SELECT FROM token_issuance.forgotten_devices AS f
    WHERE f.user_pool_id = pool AND f.sub = owner AND f.device_key = device);
END $$;
