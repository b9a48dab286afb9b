-- Outside of a transaction
-- Names are found by how they begin, whatever the collation of the database.
DROP INDEX CONCURRENTLY IF EXISTS player_name_prefix;
CREATE INDEX CONCURRENTLY player_name_prefix ON player (name_key text_pattern_ops);
