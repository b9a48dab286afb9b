ALTER TABLE fight_log ADD COLUMN rewards jsonb;
COMMENT ON COLUMN fight_log.rewards IS 'What the player got from a fight of several players. Null: it stands in the fight.';
