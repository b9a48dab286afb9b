CREATE TABLE sharpening_try (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  player_id bigint NOT NULL REFERENCES player,
  gear_entity_id bigint NOT NULL,
  gear_id int NOT NULL,
  gear_name text NOT NULL CHECK (char_length(gear_name) BETWEEN 1 AND 60),
  type text NOT NULL CHECK (type IN ('CHARACTERISTICS', 'ARMOR_OR_DODGE', 'LIMITS')),
  name text CHECK (name IN ('archersAttack', 'swordsmenAttack', 'archersMastery', 'swordsmenMastery', 'armor', 'dodge',
    'luck', 'peasants', 'squires')),
  level smallint NOT NULL CHECK (level > 0),
  chance_percent smallint NOT NULL CHECK (chance_percent BETWEEN 0 AND 100),
  is_sure boolean NOT NULL,
  success boolean NOT NULL,
  seed text NOT NULL CHECK (seed ~ '^[0-9a-f]{32}$'),
  created_at timestamptz NOT NULL,
  CHECK ((type = 'LIMITS') = (name IS NULL)),
  CHECK (success OR NOT is_sure)
);
CREATE INDEX sharpening_try_player ON sharpening_try (player_id, id DESC);
COMMENT ON TABLE sharpening_try IS 'Every try at the forge, so that luck can be checked: what was drawn follows from the seed.';
COMMENT ON COLUMN sharpening_try.gear_entity_id IS 'No foreign key: the history outlives the piece.';
COMMENT ON COLUMN sharpening_try.level IS 'That was tried for: the one before it, plus 1.';
COMMENT ON COLUMN sharpening_try.chance_percent IS 'Without the sureness: of the draw.';
