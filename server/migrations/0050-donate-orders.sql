-- The store for paid purchases: orders, and the limits that players set for themselves.
CREATE TABLE donate_order (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  key uuid NOT NULL UNIQUE,
  player_id bigint NOT NULL REFERENCES player,
  pack_key text NOT NULL,
  name text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('DIAMONDS', 'SUBSCRIPTION')),
  diamonds int NOT NULL CHECK (diamonds >= 0),
  days int NOT NULL CHECK (days >= 0),
  provider text NOT NULL,
  currency text NOT NULL CHECK (currency IN ('RUB', 'XTR')),
  minor bigint NOT NULL CHECK (minor > 0),
  kopecks bigint NOT NULL CHECK (kopecks > 0),
  state text NOT NULL DEFAULT 'OPEN' CHECK (state IN ('OPEN', 'PAID', 'CANCELLED', 'EXPIRED', 'REFUNDED')),
  pay_url text NOT NULL,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  paid_at timestamptz,
  refunded_at timestamptz,
  diamonds_taken int NOT NULL DEFAULT 0 CHECK (diamonds_taken BETWEEN 0 AND diamonds),
  diamonds_missing int NOT NULL DEFAULT 0 CHECK (diamonds_missing BETWEEN 0 AND diamonds),
  CHECK ((kind = 'DIAMONDS') = (diamonds > 0)),
  CHECK ((kind = 'SUBSCRIPTION') = (days > 0)),
  CHECK (state <> 'PAID' OR paid_at IS NOT NULL),
  CHECK (state IN ('PAID', 'REFUNDED') OR paid_at IS NULL),
  CHECK ((state = 'REFUNDED') = (refunded_at IS NOT NULL))
) WITH (fillfactor = 80);
CREATE INDEX donate_order_player ON donate_order (player_id, id DESC);
CREATE INDEX donate_order_paid ON donate_order (player_id, paid_at) WHERE paid_at IS NOT NULL;
CREATE INDEX donate_order_open ON donate_order (player_id) WHERE state = 'OPEN';
COMMENT ON COLUMN donate_order.key IS 'What the provider reports the payment with.';
COMMENT ON COLUMN donate_order.minor IS 'Price in whole minor units of the currency: kopecks or stars.';
COMMENT ON COLUMN donate_order.kopecks IS 'Price in roubles, for the player''s own limit.';
COMMENT ON COLUMN donate_order.paid_at IS 'When the pack was given. Stays after a refund.';

CREATE TABLE donate_limit (
  player_id bigint PRIMARY KEY REFERENCES player,
  kopecks bigint CHECK (kopecks >= 0),
  next_kopecks bigint CHECK (next_kopecks >= 0),
  next_from timestamptz
);
COMMENT ON TABLE donate_limit IS 'What a player wants to spend in a calendar month at most. Null kopecks: no limit.';
COMMENT ON COLUMN donate_limit.next_from IS 'When next_kopecks begins. Null: no higher limit is wished.';
