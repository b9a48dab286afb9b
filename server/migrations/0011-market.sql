CREATE TABLE market_lot (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  seller_id bigint NOT NULL REFERENCES player,
  kind text NOT NULL CHECK (kind IN ('gear', 'resource', 'consumable')),
  item_id int NOT NULL CHECK (item_id > 0),
  gear_entity_id bigint,
  amount smallint NOT NULL CHECK (amount BETWEEN 1 AND 500),
  currency text NOT NULL CHECK (currency IN ('GOLD', 'DIAMONDS')),
  price bigint NOT NULL CHECK (price BETWEEN 1 AND 1000000000000),
  unit_price bigint NOT NULL GENERATED ALWAYS AS (price * 100 / amount) STORED,
  rate int NOT NULL CHECK (rate >= 0),
  level smallint NOT NULL,
  quality smallint NOT NULL DEFAULT 0 CHECK (quality BETWEEN 0 AND 100),
  stars smallint NOT NULL DEFAULT 0 CHECK (stars >= 0),
  is_sharpened boolean NOT NULL DEFAULT false,
  is_stall boolean NOT NULL DEFAULT false,
  status text NOT NULL DEFAULT 'OPEN' CHECK (status IN ('OPEN', 'SOLD', 'EXPIRED', 'CANCELLED')),
  buyer_id bigint REFERENCES player,
  created_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL,
  closed_at timestamptz,
  CONSTRAINT market_lot_thing CHECK ((kind = 'gear') = (gear_entity_id IS NOT NULL) AND (kind <> 'gear' OR amount = 1)),
  CONSTRAINT market_lot_closed CHECK ((status = 'OPEN') = (closed_at IS NULL)),
  CONSTRAINT market_lot_buyer CHECK ((status = 'SOLD') = (buyer_id IS NOT NULL) AND buyer_id <> seller_id)
) WITH (fillfactor = 90);
COMMENT ON TABLE market_lot IS 'Lots that lie on the market, and what became of those that do not.';
COMMENT ON COLUMN market_lot.price IS 'For the whole lot; never changes.';
COMMENT ON COLUMN market_lot.unit_price IS 'Hundredths, rounded down: to sort by.';
COMMENT ON COLUMN market_lot.rate IS 'The price against the reference price, basis points: the median of those sold is the usual price.';
COMMENT ON COLUMN market_lot.level IS 'Of the model or the wine: to filter and sort by; 1 for resources.';
COMMENT ON COLUMN market_lot.is_stall IS 'Put up by a neighbour, so that the market lives from the first day.';

CREATE UNIQUE INDEX market_lot_gear ON market_lot (gear_entity_id) WHERE status = 'OPEN';
CREATE INDEX market_lot_seller ON market_lot (seller_id, ends_at) WHERE status = 'OPEN';
CREATE INDEX market_lot_stall ON market_lot (kind) WHERE status = 'OPEN' AND is_stall;
CREATE INDEX market_lot_sold ON market_lot (kind, item_id, currency, closed_at DESC) INCLUDE (rate) WHERE status = 'SOLD';

-- Searching walks one of these, for the whole list or for each item asked for; what else is asked for is told from the
-- included columns, so that a bounded number of index entries is all that a page reads (server/domains/market/search.ts).
CREATE INDEX market_list_price ON market_lot (kind, currency, price, id)
  INCLUDE (item_id, level, quality, stars, is_sharpened, ends_at) WHERE status = 'OPEN';
CREATE INDEX market_list_unit_price ON market_lot (kind, currency, unit_price, id)
  INCLUDE (item_id, level, quality, stars, is_sharpened, ends_at, price) WHERE status = 'OPEN' AND kind <> 'gear';
CREATE INDEX market_list_level ON market_lot (kind, currency, level, id)
  INCLUDE (item_id, quality, stars, is_sharpened, ends_at, price) WHERE status = 'OPEN' AND kind <> 'resource';
CREATE INDEX market_list_quality ON market_lot (kind, currency, quality, id)
  INCLUDE (item_id, level, stars, is_sharpened, ends_at, price) WHERE status = 'OPEN' AND kind = 'gear';
CREATE INDEX market_list_ends ON market_lot (kind, currency, ends_at, id)
  INCLUDE (item_id, level, quality, stars, is_sharpened, price) WHERE status = 'OPEN';
CREATE INDEX market_item_price ON market_lot (kind, item_id, currency, price, id)
  INCLUDE (level, quality, stars, is_sharpened, ends_at) WHERE status = 'OPEN';
CREATE INDEX market_item_unit_price ON market_lot (kind, item_id, currency, unit_price, id)
  INCLUDE (level, quality, stars, is_sharpened, ends_at, price) WHERE status = 'OPEN' AND kind <> 'gear';
CREATE INDEX market_item_level ON market_lot (kind, item_id, currency, level, id)
  INCLUDE (quality, stars, is_sharpened, ends_at, price) WHERE status = 'OPEN' AND kind <> 'resource';
CREATE INDEX market_item_quality ON market_lot (kind, item_id, currency, quality, id)
  INCLUDE (level, stars, is_sharpened, ends_at, price) WHERE status = 'OPEN' AND kind = 'gear';
CREATE INDEX market_item_ends ON market_lot (kind, item_id, currency, ends_at, id)
  INCLUDE (level, quality, stars, is_sharpened, price) WHERE status = 'OPEN';

-- A household: accounts that have been used in one browser, told by a cookie that outlives sessions.
ALTER TABLE session ADD COLUMN device_id uuid;
CREATE INDEX session_device ON session (player_id, device_id) WHERE device_id IS NOT NULL;
COMMENT ON COLUMN session.device_id IS 'Of the browser that opened it; null for programs. Accounts that share one do not trade.';
