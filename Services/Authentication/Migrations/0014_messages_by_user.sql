-- The messages of a user who is deleted go with the user, whose address they hold.
CREATE INDEX outbox_messages_by_user
  ON authentication.outbox_messages (user_pool_id, username);
