-- Outside of a transaction
-- Removed by age.
DROP INDEX CONCURRENTLY IF EXISTS fight_unshared;
CREATE INDEX CONCURRENTLY fight_unshared ON fight (created_at) WHERE NOT is_shared;
-- For the foreign keys of rows that are removed.
DROP INDEX CONCURRENTLY IF EXISTS fight_log_fight;
CREATE INDEX CONCURRENTLY fight_log_fight ON fight_log (fight_id);
DROP INDEX CONCURRENTLY IF EXISTS quest_gear_piece;
CREATE INDEX CONCURRENTLY quest_gear_piece ON quest_gear (gear_id);
