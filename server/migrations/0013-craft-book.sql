CREATE TABLE craft_category (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  player_id bigint NOT NULL REFERENCES player,
  name text NOT NULL CHECK (char_length(name) BETWEEN 1 AND 20),
  created_at timestamptz NOT NULL,
  UNIQUE (player_id, name)
);

CREATE TABLE craft_recipe (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  player_id bigint NOT NULL REFERENCES player,
  category_id bigint REFERENCES craft_category ON DELETE SET NULL,
  gear_id int NOT NULL CHECK (gear_id > 0),
  choice jsonb NOT NULL CHECK (jsonb_typeof(choice) = 'object'),
  created_at timestamptz NOT NULL,
  UNIQUE (player_id, gear_id, choice)
);
CREATE INDEX craft_recipe_category ON craft_recipe (category_id);
COMMENT ON TABLE craft_recipe IS 'The craft book: at most 20 sections and 100 recipes a player, guarded by the player''s lock.';
COMMENT ON COLUMN craft_recipe.category_id IS 'Null: in no section.';
COMMENT ON COLUMN craft_recipe.gear_id IS 'The model of the catalogue.';
COMMENT ON COLUMN craft_recipe.choice IS 'Units by bonus; costs are worked out anew each time.';
