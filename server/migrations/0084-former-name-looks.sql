-- Outside of a transaction
DROP INDEX CONCURRENTLY IF EXISTS player_name_look;
CREATE INDEX CONCURRENTLY player_name_look ON player_name (name_skeleton(name), reserved_until);
