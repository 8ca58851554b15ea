-- What is noted of a chain where a pool tracks sessions or has a policy for them. An older version of the
-- service leaves all of it as it is.

ALTER TABLE token_issuance.chains
  -- All null while no pool asks for them.
  ADD COLUMN last_active_at_unix_millis bigint,
  ADD COLUMN ip_address text COLLATE "C",
  ADD COLUMN user_agent text COLLATE "C",
  -- The name that the app gave its copy on the device.
  ADD COLUMN installation text COLLATE "C",
  -- The browser's sign-in that the chain began from.
  ADD COLUMN sso_session_id uuid,
  -- Whether the first tokens were given out by the token endpoint, where no device has a place.
  ADD COLUMN began_at_token_endpoint boolean NOT NULL DEFAULT false;

ALTER TABLE token_issuance.chains DROP CONSTRAINT chains_revocation_check;

-- Not validated: each row that exists fulfils the former constraint, which was narrower.
ALTER TABLE token_issuance.chains ADD CONSTRAINT chains_revocation_check
  CHECK (revocation IN ('requested', 'reuse', 'device_forgotten', 'superseded', 'evicted',
    'session_revoked', 'policy')) NOT VALID;

-- Browsers' sign-ins that were ended: no chain begins from them any more.
CREATE TABLE token_issuance.ended_sso_sessions (
  user_pool_id text COLLATE "C" NOT NULL,
  sso_session_id uuid NOT NULL,
  ended_at_unix_millis bigint NOT NULL,
  PRIMARY KEY (user_pool_id, sso_session_id)
);

-- Pools that stopped tracking sessions, until their chains' addresses and user agents are gone.
CREATE TABLE token_issuance.untracked_pools (
  user_pool_id text COLLATE "C" PRIMARY KEY,
  since_unix_millis bigint NOT NULL
);

-- When a chain was last used, as far as that was noted.
CREATE FUNCTION token_issuance.last_active(chain token_issuance.chains) RETURNS bigint
LANGUAGE sql IMMUTABLE AS $$
  SELECT greatest(chain.authenticated_at_unix_millis, chain.rotated_at_unix_millis,
    chain.last_active_at_unix_millis)
$$;

-- Ends the chains that give way to one that is about to begin, and says whether it may.
--
-- Sign-ins of one user wait for each other here until they are committed, and each statement of a volatile
-- function sees what was committed before it began. So no number of sign-ins at once leaves more chains
-- than `most`, or two of one device. Where the answer is no, nothing was ended.
CREATE FUNCTION token_issuance.make_room(
  may_begin boolean, pool text, owner text, client text, device text, installed text, sso uuid,
  is_one_per_device boolean, most integer, refuses boolean, now_millis bigint)
RETURNS TABLE (has_room boolean, is_full boolean, superseded uuid[], evicted uuid[])
LANGUAGE plpgsql VOLATILE AS $$
BEGIN
  has_room := false;
  is_full := false;
  superseded := '{}';
  evicted := '{}';
  IF NOT may_begin THEN
    RETURN NEXT;
    RETURN;
  END IF;
  IF sso IS NOT NULL THEN
    -- The end of the browser's sign-in waits for chains that are just beginning, and ends them too.
    PERFORM pg_advisory_xact_lock_shared(hashtextextended(pool || '|' || sso, 4));
    IF EXISTS (
      SELECT FROM token_issuance.ended_sso_sessions AS e
      WHERE e.user_pool_id = pool AND e.sso_session_id = sso)
    THEN
      RETURN NEXT;
      RETURN;
    END IF;
  END IF;
  IF is_one_per_device OR most IS NOT NULL THEN
    PERFORM pg_advisory_xact_lock(hashtextextended(pool || '|' || owner, 3));
  END IF;
  IF is_one_per_device THEN
    SELECT coalesce(array_agg(c.chain_id), '{}') INTO superseded
    FROM token_issuance.chains AS c
    WHERE c.user_pool_id = pool AND c.sub = owner AND c.client_id = client
      AND c.revoked_at_unix_millis IS NULL AND c.expires_at_unix_millis > now_millis
      AND coalesce(c.device_key, c.installation) = coalesce(device, installed)
      AND (c.device_key IS NULL) = (device IS NULL);
  END IF;
  IF most IS NOT NULL THEN
    SELECT coalesce(array_agg(used.chain_id), '{}') INTO evicted
    FROM (
      SELECT c.chain_id FROM token_issuance.chains AS c
      WHERE c.user_pool_id = pool AND c.sub = owner AND c.revoked_at_unix_millis IS NULL
        AND c.device_forgotten_at_unix_millis IS NULL AND c.expires_at_unix_millis > now_millis
        AND c.chain_id <> ALL (superseded)
      ORDER BY token_issuance.last_active(c) DESC, c.chain_id OFFSET most - 1
    ) AS used;
    IF refuses AND cardinality(evicted) > 0 THEN
      is_full := true;
      superseded := '{}';
      evicted := '{}';
      RETURN NEXT;
      RETURN;
    END IF;
  END IF;
  IF cardinality(superseded || evicted) > 0 THEN
    UPDATE token_issuance.chains AS c
    SET revoked_at_unix_millis = now_millis,
      revocation = CASE WHEN c.chain_id = ANY (evicted) THEN 'evicted' ELSE 'superseded' END
    WHERE c.user_pool_id = pool AND c.chain_id = ANY (superseded || evicted)
      AND c.revoked_at_unix_millis IS NULL;
  END IF;
  has_room := true;
  RETURN NEXT;
END $$;
