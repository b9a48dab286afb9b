-- What the shop lays out follows from player, day and the level at which the day found the player; only what the day has
-- changed of that is written down, in the row whose lock guards the purse.
ALTER TABLE player
  ADD COLUMN shop_day date,
  ADD COLUMN shop_level smallint CHECK (shop_level BETWEEN 1 AND 1000),
  ADD COLUMN shop_bought smallint[] NOT NULL DEFAULT '{}' CHECK (cardinality(shop_bought) <= 6),
  ADD CHECK (num_nulls(shop_day, shop_level) IN (0, 2));
COMMENT ON COLUMN player.shop_day IS 'The last game day on which the player bought gear or rose by a level; on another day the next two say nothing.';
COMMENT ON COLUMN player.shop_level IS 'The level at which that day found the player.';
COMMENT ON COLUMN player.shop_bought IS 'Places of that day that are empty.';
