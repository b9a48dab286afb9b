-- The last entries may belong to transactions that are still open: they are read once more.
INSERT INTO statistics_mark (source, counted_id, ready_id, pending_id)
SELECT 'money_entry_listed', id, id, id FROM (SELECT greatest(coalesce(max(id), 0) - 10000, 0) AS id FROM money_entry) AS known;
INSERT INTO statistics_mark (source, counted_id, ready_id, pending_id)
SELECT 'player_listed', id, id, id FROM (SELECT greatest(coalesce(max(id), 0) - 10000, 0) AS id FROM player) AS known;
INSERT INTO player_listing (player_id, kind, gold, last_seen_at) SELECT id, kind, gold, last_seen_at FROM player;
