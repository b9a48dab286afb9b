CREATE TABLE army_entry (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  player_id bigint NOT NULL REFERENCES player,
  archers int NOT NULL,
  swordsmen int NOT NULL,
  squires int NOT NULL,
  priests int NOT NULL,
  instructors int NOT NULL,
  peasants int NOT NULL,
  servants int NOT NULL,
  cavalry int NOT NULL,
  created_at timestamptz NOT NULL
);
CREATE INDEX army_entry_player ON army_entry (player_id, created_at DESC, id DESC);
COMMENT ON TABLE army_entry IS 'The history of armies of players, without neighbours: each row is the whole army after a change.';

-- The history of castles that exist already begins now.
INSERT INTO army_entry (player_id, archers, swordsmen, squires, priests, instructors, peasants, servants, cavalry, created_at)
SELECT id, archers, swordsmen, squires, priests, instructors, peasants, servants, cavalry, now() FROM player WHERE kind = 'HUMAN';

CREATE TABLE player_note (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  player_id bigint NOT NULL REFERENCES player,
  by_id bigint NOT NULL REFERENCES player,
  text text NOT NULL CHECK (char_length(text) BETWEEN 1 AND 2000),
  created_at timestamptz NOT NULL
);
CREATE INDEX player_note_player ON player_note (player_id, id);
COMMENT ON TABLE player_note IS 'What administrators noted about players. Players never see it.';
