-- When each operator last signed in at the console: sessions and events go before that is asked.
CREATE TABLE authentication.operator_sign_ins (
  user_pool_id text COLLATE "C" NOT NULL,
  sub text COLLATE "C" NOT NULL,
  at_unix_millis bigint NOT NULL,
  PRIMARY KEY (user_pool_id, sub),
  FOREIGN KEY (user_pool_id, sub)
    REFERENCES authentication.users (user_pool_id, sub) ON DELETE CASCADE
);
