-- What the shop lays out follows from player, day and level; only the places emptied are written down, in the row whose
-- lock guards the purse.
ALTER TABLE player
  ADD COLUMN shop_day date,
  ADD COLUMN shop_bought smallint[] NOT NULL DEFAULT '{}' CHECK (cardinality(shop_bought) <= 6);
COMMENT ON COLUMN player.shop_day IS 'The last game day on which the player bought gear; on another day shop_bought says nothing.';
COMMENT ON COLUMN player.shop_bought IS 'Places of that day that are empty.';
