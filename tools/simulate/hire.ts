import { type ArmyGroup, maxArmy, unitPrice } from '#rules/army/army.ts'
import type { Castle } from './castle.ts'
import { followTutorial } from './grow.ts'
import { totalsOf } from './host.ts'
import { spend } from './money.ts'
import { countEvents } from './quests.ts'

const FIGHTERS: readonly ArmyGroup[] = ['archers', 'swordsmen', 'squires', 'cavalry']
const HELPERS: readonly ArmyGroup[] = ['peasants', 'instructors', 'priests', 'servants']

/** Hires into the emptiest of the groups, a tenth of its limit at a time, while gold is left above `reserve`. */
function fill(castle: Castle, groups: readonly ArmyGroup[], reserve: number, now: number): void {
  const max = maxArmy(castle.level, castle.buildings)
  const discount = totalsOf(castle).unitPrice
  const open = new Set(groups)
  while (open.size > 0) {
    let group: ArmyGroup | null = null
    for (const candidate of open) {
      if (group === null || castle.army[candidate] * max[group] < castle.army[group] * max[candidate]) {
        group = candidate
      }
    }
    if (group === null) return
    const price = unitPrice(group, castle.level, discount)
    const requested = Math.min(max[group] - castle.army[group], Math.max(1, Math.floor(max[group] / 10)))
    const amount = Math.min(requested, Math.floor(Math.max(0, castle.gold - reserve) / price))
    if (amount < 1) {
      open.delete(group)
      continue
    }
    spend(castle, 'gold', amount * price, 'army', now)
    castle.army[group] += amount
    castle.today.acts += 1
    const bought = { type: 'unitsBought' as const, group, amount }
    countEvents(castle, [bought], now)
    followTutorial(castle, bought, now)
  }
}

/** Fills the army to its limits: who fights first, then who earns, teaches and heals. */
export function hire(castle: Castle, now: number): void {
  fill(castle, FIGHTERS, 0, now)
  fill(castle, HELPERS, 20 * castle.level, now)
}
