-- Outside of a transaction
-- Each of these ended the cheap updates of a table that is written all the time (docs/decisions/0053-cheap-updates.md).
DROP INDEX CONCURRENTLY IF EXISTS player_by_kind_and_gold;
DROP INDEX CONCURRENTLY IF EXISTS player_by_kind_and_visit;
DROP INDEX CONCURRENTLY IF EXISTS standing_count_empty;
DROP INDEX CONCURRENTLY IF EXISTS challenge_count_empty;
