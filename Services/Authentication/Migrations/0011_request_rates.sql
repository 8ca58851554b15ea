-- Token buckets of request rates, which all instances take from.

CREATE TABLE authentication.request_rates (
  -- Empty for requests that name no pool. Without a foreign key, because that would
  -- lock the pool's one row for each portion; a row goes by its age.
  user_pool_id text COLLATE "C" NOT NULL,
  category text COLLATE "C" NOT NULL,
  -- Thousandths of a token.
  millitokens bigint NOT NULL CHECK (millitokens >= 0),
  -- What the last statement took.
  granted_millitokens bigint NOT NULL,
  filled_at_unix_millis bigint NOT NULL,
  PRIMARY KEY (user_pool_id, category)
);

-- Rows change often, and nothing that an index holds does: updates stay within their page. There are
-- few enough of them to look for old ones without an index.
ALTER TABLE authentication.request_rates SET (fillfactor = 50);
