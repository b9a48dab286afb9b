import { itemFaults } from '../game/items/item-faults.ts'
import { ledgerFaults } from '../game/player/ledger-faults.ts'
import type { Fault, Invariant } from '../platform/timers/platform-timers.ts'
import { lotFaults } from './market/lot-faults.ts'
import { strandedGoods } from './market/stranded-goods.ts'
import { runFaults } from './missions/run-faults.ts'

/** What must always be true of the data, by the owners of the tables. */
export const invariants: readonly Invariant[] = [
  ledgerFaults,
  itemFaults,
  lotFaults,
  strandedGoods,
  runFaults,
]

/** All promises of the data that do not hold; after every integration test, and for tools. */
export async function dataFaults(): Promise<Fault[]> {
  const faults: Fault[] = []
  for (const invariant of invariants) faults.push(...(await invariant()))
  return faults
}
