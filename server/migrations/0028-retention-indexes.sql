-- Outside of a transaction
-- Removed by age.
DROP INDEX CONCURRENTLY IF EXISTS fight_unshared;
CREATE INDEX CONCURRENTLY fight_unshared ON fight (created_at) WHERE NOT is_shared;
-- For the foreign key of reports that are removed.
DROP INDEX CONCURRENTLY IF EXISTS fight_log_fight;
CREATE INDEX CONCURRENTLY fight_log_fight ON fight_log (fight_id);
