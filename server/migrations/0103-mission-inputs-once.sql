-- The fight holds its input once it is stored.
ALTER TABLE mission_run ALTER COLUMN input DROP NOT NULL,
  ADD CONSTRAINT mission_run_open_input CHECK (input IS NOT NULL OR finished_at IS NOT NULL) NOT VALID;
COMMENT ON COLUMN mission_run.input IS 'The snapshot the fight is decided from, taken at the start. Null once the fight is stored, which holds it.';
