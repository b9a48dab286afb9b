-- Outside of a transaction
-- Runs whose input the fight repeats, for the purge that clears them. New ones never enter it: their end clears the input.
DROP INDEX CONCURRENTLY IF EXISTS mission_run_repeated_input;
CREATE INDEX CONCURRENTLY mission_run_repeated_input ON mission_run (id) WHERE finished_at IS NOT NULL AND input IS NOT NULL;
