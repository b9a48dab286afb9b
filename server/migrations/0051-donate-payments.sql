-- Payments as providers report them, each once, however often and in whatever order the reports come.
CREATE TABLE donate_payment (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  provider text NOT NULL,
  external_id text NOT NULL,
  order_key text NOT NULL,
  order_id bigint REFERENCES donate_order,
  currency text NOT NULL,
  minor bigint NOT NULL CHECK (minor >= 0),
  payer text,
  verdict text NOT NULL,
  received_at timestamptz NOT NULL,
  refunded_at timestamptz,
  UNIQUE (provider, external_id)
);
CREATE UNIQUE INDEX donate_payment_giving ON donate_payment (order_id) WHERE verdict IN ('CREDITED', 'LATE');
CREATE INDEX donate_payment_order ON donate_payment (order_id);
CREATE INDEX donate_payment_kept ON donate_payment (id) WHERE verdict <> 'CREDITED';
COMMENT ON INDEX donate_payment_giving IS 'An order gives its pack once.';
COMMENT ON COLUMN donate_payment.payer IS 'The payer''s id at the provider, which a refund needs.';
COMMENT ON COLUMN donate_payment.verdict IS 'What the game made of it: rules/donate/orders.ts.';
