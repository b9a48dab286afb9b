CREATE INDEX IF NOT EXISTS player_level ON player (level, id);
CREATE INDEX IF NOT EXISTS mission_run_finished ON mission_run (finished_at) WHERE finished_at IS NOT NULL;
