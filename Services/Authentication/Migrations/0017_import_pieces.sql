-- A file of a user import is up to gigabytes in pieces: when its pool is deleted they go like the
-- pool's users, some at a time, and must not follow their job at once.
ALTER TABLE authentication.user_import_pieces
  DROP CONSTRAINT user_import_pieces_user_pool_id_job_id_fkey;
