import { ITEM_TRAILS, itemFaults } from '../game/items/item-faults.ts'
import { EVERYBODY, ledgerFaults, PURSE_TRAIL } from '../game/player/ledger-faults.ts'
import type { DataCheckOptions } from '../platform/invariants/check-data.ts'
import type { Fault, Invariant } from '../platform/invariants/invariant.ts'
import { LOT_TRAIL, lotFaults } from './market/lot-faults.ts'
import { strandedGoods } from './market/stranded-goods.ts'
import { RUN_TRAIL, runFaults } from './missions/run-faults.ts'

/** What must hold after every change. */
const BOOKS: readonly Invariant[] = [ledgerFaults, itemFaults, lotFaults, runFaults]

/** Everything that is checked each minute, by the owners of the tables, and by which tables it sees who has changed. */
export const dataCheck: DataCheckOptions = {
  invariants: [...BOOKS, strandedGoods],
  trails: [PURSE_TRAIL, ...ITEM_TRAILS, LOT_TRAIL, RUN_TRAIL],
  everybody: EVERYBODY,
}

/** Faults of everybody's books; tests and tools ask at their end. Some lay goods on the market without a lot, so those are left out. */
export async function dataFaults(): Promise<Fault[]> {
  const faults: Fault[] = []
  for (const book of BOOKS) faults.push(...(await book()))
  return faults
}
