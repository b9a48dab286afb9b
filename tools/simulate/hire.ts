import { type ArmyGroup, maxArmy } from '#rules/army/army.ts'
import { decideHire, type HiringState, unitCost } from '#rules/army/hire.ts'
import { allowed } from './allowed.ts'
import type { Castle } from './castle.ts'
import { totalsOf } from './fighting-army.ts'
import { spend } from './money.ts'
import { advance } from './quests.ts'

const FIGHTERS: readonly ArmyGroup[] = ['archers', 'swordsmen', 'squires', 'cavalry']
const HELPERS: readonly ArmyGroup[] = ['peasants', 'instructors', 'priests', 'servants']

function hiringStateOf(castle: Castle): HiringState {
  const { level, army, gold, buildings } = castle
  return { level, army, max: maxArmy(level, buildings), gold, discount: totalsOf(castle).unitPrice }
}

/** Hires units that nothing refuses. */
function take(castle: Castle, request: { group: ArmyGroup; amount: number }, now: number): void {
  const { cost, army, events } = allowed(decideHire(hiringStateOf(castle), request))
  spend(castle, 'gold', cost.gold, 'army', now)
  castle.army = army
  castle.today.acts += 1
  advance(castle, events, now)
}

/** Hires into the emptiest of the groups, a tenth of its limit at a time, while gold is left above `reserve`. */
function fill(castle: Castle, groups: readonly ArmyGroup[], reserve: number, now: number): void {
  const { max, discount } = hiringStateOf(castle)
  const open = new Set(groups)
  while (open.size > 0) {
    let group: ArmyGroup | null = null
    for (const candidate of open) {
      if (group === null || castle.army[candidate] * max[group] < castle.army[group] * max[candidate]) {
        group = candidate
      }
    }
    if (group === null) return
    const price = unitCost({ level: castle.level, discount }, group).gold
    const requested = Math.min(max[group] - castle.army[group], Math.max(1, Math.floor(max[group] / 10)))
    const amount = Math.min(requested, Math.floor(Math.max(0, castle.gold - reserve) / price))
    if (amount < 1) {
      open.delete(group)
      continue
    }
    take(castle, { group, amount }, now)
  }
}

/** Fills the army to its limits: who fights first, then who earns, teaches and heals. */
export function hire(castle: Castle, now: number): void {
  fill(castle, FIGHTERS, 0, now)
  fill(castle, HELPERS, 20 * castle.level, now)
}
