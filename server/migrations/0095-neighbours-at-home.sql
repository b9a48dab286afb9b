ALTER TABLE raid_opponent ADD COLUMN home_percent smallint NOT NULL DEFAULT 100;
ALTER TABLE raid_castle ADD COLUMN neighbours_looted smallint NOT NULL DEFAULT 0;
ALTER TABLE fight ADD COLUMN loot_limit text;
COMMENT ON COLUMN raid_opponent.home_percent IS 'So many per cent of a neighbour''s units does the raider meet.';
COMMENT ON COLUMN raid_castle.neighbours_looted IS 'Raids of the day that took gold of generated castles.';
COMMENT ON COLUMN fight.loot_limit IS 'What held back the gold of a raid. Null: nothing, or it is older than this column.';
