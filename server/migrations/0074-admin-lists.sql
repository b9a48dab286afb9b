-- Outside of a transaction
-- For the lists of the console (docs/decisions/0038-console-lists.md).
DROP INDEX CONCURRENTLY IF EXISTS player_by_kind_and_gold;
CREATE INDEX CONCURRENTLY player_by_kind_and_gold ON player (kind, gold, id);
DROP INDEX CONCURRENTLY IF EXISTS player_by_kind_and_visit;
CREATE INDEX CONCURRENTLY player_by_kind_and_visit ON player (kind, last_seen_at NULLS FIRST, id);
DROP INDEX CONCURRENTLY IF EXISTS player_by_name_part;
CREATE INDEX CONCURRENTLY player_by_name_part ON player USING gin (three_letters(name_key));
DROP INDEX CONCURRENTLY IF EXISTS account_by_email_part;
CREATE INDEX CONCURRENTLY account_by_email_part ON account USING gin (three_letters(email_key));
DROP INDEX CONCURRENTLY IF EXISTS session_by_player;
CREATE INDEX CONCURRENTLY session_by_player ON session (player_id, created_at, id);
DROP INDEX CONCURRENTLY IF EXISTS admin_action_by_time;
CREATE INDEX CONCURRENTLY admin_action_by_time ON admin_action (created_at, id);
DROP INDEX CONCURRENTLY IF EXISTS donate_order_by_state;
CREATE INDEX CONCURRENTLY donate_order_by_state ON donate_order (state, id);
DROP INDEX CONCURRENTLY IF EXISTS donate_order_by_provider;
CREATE INDEX CONCURRENTLY donate_order_by_provider ON donate_order (provider, id);
DROP INDEX CONCURRENTLY IF EXISTS donate_order_by_payment;
CREATE INDEX CONCURRENTLY donate_order_by_payment ON donate_order (paid_at NULLS FIRST, id);
DROP INDEX CONCURRENTLY IF EXISTS donate_order_by_state_and_payment;
CREATE INDEX CONCURRENTLY donate_order_by_state_and_payment ON donate_order (state, paid_at NULLS FIRST, id);
DROP INDEX CONCURRENTLY IF EXISTS donate_payment_by_verdict;
CREATE INDEX CONCURRENTLY donate_payment_by_verdict ON donate_payment (verdict, id);
