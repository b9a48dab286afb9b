CREATE TABLE ledger_checkpoint (
  ledger text PRIMARY KEY,
  up_to bigint NOT NULL
);
COMMENT ON TABLE ledger_checkpoint IS 'Of each ledger: rows with a lower id are in ledger_sum.';

CREATE TABLE ledger_sum (
  ledger text NOT NULL,
  player_id bigint NOT NULL,
  subject text NOT NULL,
  amount bigint NOT NULL,
  PRIMARY KEY (player_id, ledger, subject)
);
COMMENT ON TABLE ledger_sum IS 'Sums of the rows before the checkpoint, by currency or item. The check of the books starts from them. Without a reference to player, whose rows stay: summing locks none of them.';
