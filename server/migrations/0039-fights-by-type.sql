-- Outside of a transaction
-- Reports by type: a player's raids between thousands of missions.
DROP INDEX CONCURRENTLY IF EXISTS fight_attacker_type;
CREATE INDEX CONCURRENTLY fight_attacker_type ON fight (attacker_id, type, id DESC);
-- The new index serves the foreign key of attackers too.
DROP INDEX CONCURRENTLY IF EXISTS fight_attacker;
