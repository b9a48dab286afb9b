-- Outside of a transaction
-- For the download and the deletion of a player's data.
DROP INDEX CONCURRENTLY IF EXISTS player_day_player;
CREATE INDEX CONCURRENTLY player_day_player ON player_day (player_id, day DESC);
DROP INDEX CONCURRENTLY IF EXISTS challenge_score_player;
CREATE INDEX CONCURRENTLY challenge_score_player ON challenge_score (player_id, challenge_id DESC);
