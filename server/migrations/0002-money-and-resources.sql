CREATE TABLE money_entry (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  player_id bigint NOT NULL REFERENCES player,
  currency text NOT NULL CHECK (currency IN ('GOLD', 'DIAMONDS', 'GLORY')),
  amount bigint NOT NULL CHECK (amount <> 0),
  balance_after bigint NOT NULL CHECK (balance_after >= 0),
  type text NOT NULL GENERATED ALWAYS AS (CASE WHEN amount > 0 THEN 'INCREASE' ELSE 'DECREASE' END) STORED,
  source text NOT NULL CONSTRAINT money_entry_source CHECK (source IN (
    'TAXES', 'ARMY', 'GRIND', 'MISSION', 'GROUP_MISSION', 'FORAY', 'SHOP_GEAR', 'SHOP_CONSUMABLE', 'SHOP_GOLD',
    'MARKET_GEAR', 'MARKET_CONSUMABLE', 'MARKET_RESOURCE', 'INFINITE_QUESTS', 'LEVEL_UP', 'DONATE', 'DAILY_QUESTS',
    'ENERGY', 'GUILD', 'CRAFT', 'CHALLENGE', 'GEAR_RENAME', 'START', 'TUTORIAL', 'BUILDING', 'ADMIN')),
  reference text CHECK (char_length(reference) <= 200),
  created_at timestamptz NOT NULL
);
CREATE INDEX money_entry_player ON money_entry (player_id, id DESC);
COMMENT ON TABLE money_entry IS 'The ledger: every change of a purse; the sum per player and currency is the balance.';

CREATE TABLE resource_stack (
  player_id bigint NOT NULL REFERENCES player,
  resource_id int NOT NULL CHECK (resource_id > 0),
  amount int NOT NULL CHECK (amount BETWEEN 0 AND 500),
  amount_in_market int NOT NULL DEFAULT 0 CHECK (amount_in_market >= 0),
  PRIMARY KEY (player_id, resource_id),
  CHECK (amount_in_market <= amount)
);

CREATE TABLE resource_entry (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  player_id bigint NOT NULL REFERENCES player,
  resource_id int NOT NULL,
  action text NOT NULL CHECK (action IN ('RECEIVED', 'REMOVED')),
  amount int NOT NULL CHECK (amount > 0),
  source text NOT NULL CONSTRAINT resource_entry_source CHECK (source IN (
    'MISSION', 'GROUP_MISSION', 'MARKET', 'DONATE', 'CRAFT', 'BUILDING', 'DAILY_REWARD')),
  reference text CHECK (char_length(reference) <= 200),
  created_at timestamptz NOT NULL
);
CREATE INDEX resource_entry_player ON resource_entry (player_id, id DESC);
COMMENT ON TABLE resource_entry IS 'The history of resource stacks: received less removed is the stack.';
