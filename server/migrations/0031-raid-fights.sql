ALTER TABLE fight ADD COLUMN defender_rewards jsonb;
ALTER TABLE fight ADD COLUMN loot bigint;
COMMENT ON COLUMN fight.defender_rewards IS 'What the raided player got. Null unless the fight is a raid on a player.';
COMMENT ON COLUMN fight.loot IS 'Gold that a raid took from the defender, part of rewards.';
