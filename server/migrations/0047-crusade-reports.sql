-- Outside of a transaction
-- The reports of crusades between thousands of others.
DROP INDEX CONCURRENTLY IF EXISTS fight_log_crusades;
CREATE INDEX CONCURRENTLY fight_log_crusades ON fight_log (player_id, fight_id DESC) WHERE rewards IS NOT NULL;
