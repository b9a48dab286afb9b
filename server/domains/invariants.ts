import { ITEM_TRAILS, itemFaults } from '../game/items/item-faults.ts'
import { EVERYBODY, ledgerFaults, PURSE_TRAIL } from '../game/player/ledger-faults.ts'
import { reactionFaults } from '../game/reactions/reaction-faults.ts'
import type { DataCheckOptions } from '../platform/invariants/check-data.ts'
import type { Fault, Invariant } from '../platform/invariants/invariant.ts'
import { challengeFaults } from './challenges/challenge-faults.ts'
import { crusadeFaults } from './crusades/crusade-faults.ts'
import { donateFaults, ORDER_TRAIL } from './donate/donate-faults.ts'
import { guildFaults } from './guilds/guild-faults.ts'
import { LOT_TRAIL, lotFaults } from './market/lot-faults.ts'
import { strandedGoods } from './market/stranded-goods.ts'
import { RUN_TRAIL, runFaults } from './missions/run-faults.ts'
import { raidFaults } from './raids/raid-faults.ts'

/** Invariants that hold after every change. */
const BOOKS: readonly Invariant[] = [
  ledgerFaults,
  itemFaults,
  lotFaults,
  runFaults,
  raidFaults,
  guildFaults,
  crusadeFaults,
  challengeFaults,
  donateFaults,
  reactionFaults,
]

/** The regular data check: the invariants of the tables' owners, and the trails that show which players changed. */
export const dataCheck: DataCheckOptions = {
  invariants: [...BOOKS, strandedGoods],
  trails: [PURSE_TRAIL, ...ITEM_TRAILS, LOT_TRAIL, RUN_TRAIL, ORDER_TRAIL],
  everybody: EVERYBODY,
}

/**
 * Violations for all players, for the ends of tests and tools. Without `strandedGoods`, since some tests put goods on
 * the market without a lot.
 */
export async function dataFaults(): Promise<Fault[]> {
  const faults: Fault[] = []
  for (const book of BOOKS) faults.push(...(await book()))
  return faults
}
