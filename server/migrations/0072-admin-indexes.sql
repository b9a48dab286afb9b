-- Outside of a transaction
DROP INDEX CONCURRENTLY IF EXISTS session_by_device;
CREATE INDEX CONCURRENTLY session_by_device ON session (device_id) WHERE device_id IS NOT NULL;
DROP INDEX CONCURRENTLY IF EXISTS session_by_address;
CREATE INDEX CONCURRENTLY session_by_address ON session (ip) WHERE ip IS NOT NULL;
-- For the lists of the console: by kind, in each order.
DROP INDEX CONCURRENTLY IF EXISTS player_by_kind;
CREATE INDEX CONCURRENTLY player_by_kind ON player (kind, id);
DROP INDEX CONCURRENTLY IF EXISTS player_by_kind_and_name;
CREATE INDEX CONCURRENTLY player_by_kind_and_name ON player (kind, name_key, id);
DROP INDEX CONCURRENTLY IF EXISTS player_by_kind_and_level;
CREATE INDEX CONCURRENTLY player_by_kind_and_level ON player (kind, level, id);
DROP INDEX CONCURRENTLY IF EXISTS account_email_prefix;
CREATE INDEX CONCURRENTLY account_email_prefix ON account (email_key text_pattern_ops);
