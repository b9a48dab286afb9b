ALTER TABLE idempotency DROP CONSTRAINT idempotency_pkey,
  ADD CONSTRAINT idempotency_pkey PRIMARY KEY USING INDEX idempotency_by_day;

-- Holds the partitions. Those who read the catalogue of the game's tables find each table once, in `public`.
CREATE SCHEMA IF NOT EXISTS parts;
