-- Closed lots are purged by age.
CREATE INDEX market_lot_closed_at ON market_lot (closed_at) WHERE status <> 'OPEN';
