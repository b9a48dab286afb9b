-- How many reports a player has not seen is asked with every page; it must not grow with how many there are.
CREATE INDEX IF NOT EXISTS fight_log_unviewed ON fight_log (player_id) WHERE viewed_at IS NULL;
