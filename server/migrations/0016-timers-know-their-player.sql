-- What is due for a player is one look-up, whatever kinds of timers there are.
ALTER TABLE timer ADD COLUMN player_id bigint REFERENCES player;
COMMENT ON COLUMN timer.player_id IS 'Whose timer it is: settled before the player is read or changed. Null: the whole server''s.';

UPDATE timer SET player_id = run.player_id FROM mission_run AS run
WHERE timer.kind = 'missionEnd' AND run.id = timer.subject_id;
UPDATE timer SET player_id = player.id FROM player
WHERE timer.kind = 'taxesEnd' AND player.id = timer.subject_id;
UPDATE timer SET player_id = lot.seller_id FROM market_lot AS lot
WHERE timer.kind = 'lotEnd' AND lot.id = timer.subject_id;

CREATE INDEX timer_player ON timer (player_id, due_at) WHERE player_id IS NOT NULL;
