ALTER TABLE player ADD COLUMN is_blocked boolean NOT NULL DEFAULT false;
COMMENT ON COLUMN player.is_blocked IS 'A block is in force: the player has no place in lists. The timer blockEnd takes it back.';
