ALTER TABLE market_lot ADD COLUMN counted_rate int;
COMMENT ON COLUMN market_lot.counted_rate IS 'The rate as the usual price counts it: near what was usual when the lot was put up. Null in older lots.';
