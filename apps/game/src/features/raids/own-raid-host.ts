import type { ArmyData } from '#generated/types.ts'
import { armyOf } from '#rules/army/army.ts'
import type { RaidContender } from '#rules/fight/raid-report.ts'

/** The own army as it would go into a raid now, with lent units, gear and lasting health. */
export function ownRaidHost(
  { groups, characteristics, lastingHealth }: ArmyData,
  level: number,
): RaidContender {
  return {
    name: '',
    level,
    playerId: 0,
    enemyKey: null,
    army: armyOf((name) => {
      const state = groups.find(({ group }) => group === name)
      return state ? state.current + state.additional : 0
    }),
    characteristics: characteristics.current,
    healthMax: lastingHealth.max,
    health: Math.max(1, lastingHealth.current),
    skill: null,
  }
}
