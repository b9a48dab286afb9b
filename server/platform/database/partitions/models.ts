import { bigint, primaryKey, text } from '../columns.ts'
import { defineModel } from '../model.ts'

/** Of each ledger: rows with a lower id are in `ledgerSums`, and stay in the ledger. */
export const ledgerCheckpoints = defineModel('ledger_checkpoint', {
  ledger: primaryKey(text()),
  upTo: bigint(),
})

/** Sums of the rows before the checkpoint. */
export const ledgerSums = defineModel('ledger_sum', {
  ledger: primaryKey(text()),
  playerId: primaryKey(bigint()),
  /** The currency or item. Empty: the ledger has only one. */
  subject: primaryKey(text()),
  amount: bigint(),
})
