ALTER TABLE player VALIDATE CONSTRAINT player_unlimited_record;
