-- A collection under way lies with its player: the lock that guards the purse guards it too.
ALTER TABLE player
  ADD COLUMN taxes_hours smallint CHECK (taxes_hours IN (1, 4, 8)),
  ADD COLUMN taxes_gold bigint CHECK (taxes_gold BETWEEN 1 AND 9000000000000000),
  ADD COLUMN taxes_started_at timestamptz,
  ADD COLUMN taxes_ends_at timestamptz CHECK (taxes_ends_at >= taxes_started_at),
  ADD CHECK (num_nulls(taxes_hours, taxes_gold, taxes_started_at, taxes_ends_at) IN (0, 4));
COMMENT ON COLUMN player.taxes_gold IS 'Counted when the collectors set out, paid when they are back; null: they are at home.';

ALTER TABLE money_entry DROP CONSTRAINT money_entry_source;
ALTER TABLE money_entry ADD CONSTRAINT money_entry_source CHECK (source IN (
  'TAXES', 'ARMY', 'GRIND', 'MISSION', 'GROUP_MISSION', 'FORAY', 'SHOP_GEAR', 'SHOP_CONSUMABLE', 'SHOP_GOLD',
  'MARKET_GEAR', 'MARKET_CONSUMABLE', 'MARKET_RESOURCE', 'INFINITE_QUESTS', 'LEVEL_UP', 'DONATE', 'DAILY_QUESTS',
  'ENERGY', 'GUILD', 'CRAFT', 'CHALLENGE', 'GEAR_RENAME', 'START', 'TUTORIAL', 'BUILDING', 'SKILLS', 'ADMIN')) NOT VALID;
ALTER TABLE money_entry VALIDATE CONSTRAINT money_entry_source;
