ALTER TABLE player VALIDATE CONSTRAINT player_total_gold;
