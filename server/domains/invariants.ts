import { itemFaults } from '../game/items/item-faults.ts'
import { ledgerFaults } from '../game/player/ledger-faults.ts'
import type { Fault, Invariant } from '../platform/timers/platform-timers.ts'
import { lotFaults } from './market/lot-faults.ts'
import { strandedGoods } from './market/stranded-goods.ts'
import { runFaults } from './missions/run-faults.ts'

/** What must hold after every change. */
const BOOKS: readonly Invariant[] = [ledgerFaults, itemFaults, lotFaults, runFaults]

/** Everything that is checked each minute, by the owners of the tables. */
export const invariants: readonly Invariant[] = [...BOOKS, strandedGoods]

/** Faults of the books; tests and tools ask at their end. Some lay goods on the market without a lot, so those are left out. */
export async function dataFaults(): Promise<Fault[]> {
  const faults: Fault[] = []
  for (const book of BOOKS) faults.push(...(await book()))
  return faults
}
