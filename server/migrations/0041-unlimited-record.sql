ALTER TABLE player
  ADD COLUMN unlimited_record int NOT NULL DEFAULT 0,
  ADD CONSTRAINT player_unlimited_record CHECK (unlimited_record BETWEEN 0 AND 60) NOT VALID;
COMMENT ON COLUMN player.unlimited_record IS 'Most enemies beaten in one run of the unlimited mission.';

ALTER TABLE standing ADD COLUMN unlimited bigint NOT NULL DEFAULT 0;
COMMENT ON COLUMN standing.unlimited IS 'Record in the unlimited mission. Castles without one are not counted.';
