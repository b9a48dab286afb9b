CREATE INDEX player_level ON player (level, id);
CREATE INDEX fight_log_unviewed ON fight_log (player_id) WHERE viewed_at IS NULL;
CREATE INDEX mission_run_finished ON mission_run (finished_at) WHERE finished_at IS NOT NULL;
