-- Outside of a transaction
-- The key of a table in partitions contains what divides them. Calls with one key exclude each other by a lock, not by this.
DROP INDEX CONCURRENTLY IF EXISTS idempotency_by_day;
CREATE UNIQUE INDEX CONCURRENTLY idempotency_by_day ON idempotency (scope, key, created_at);
