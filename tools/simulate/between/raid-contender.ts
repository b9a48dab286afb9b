import { armyCharacteristics, armyHealth } from '#rules/army/characteristics.ts'
import type { CastleDefence, RaidContender } from '#rules/fight/raid-report.ts'
import { healthNow } from '#rules/raids/lasting-health.ts'
import { armySkills } from '#rules/skills/skills.ts'
import type { Castle } from '../castle.ts'
import { fightingArmyOf, totalsOf } from '../fighting-army.ts'

/** A castle's army in front of walls or behind them, with its lasting health at this instant (ms). */
export function raidContenderOf(castle: Castle, now: number, defending: boolean): RaidContender {
  const totals = totalsOf(castle)
  const fighting = { ...fightingArmyOf(castle), skills: armySkills(totals, defending) }
  const healthMax = armyHealth(fighting)
  const recovery = { recovery: totals.healthRecovery, speed: 1 }
  return {
    name: 'Замок',
    level: castle.level,
    playerId: castle.id,
    enemyKey: null,
    army: { ...fighting.army },
    characteristics: armyCharacteristics(fighting),
    healthMax,
    skill: null,
    health: Math.max(1, healthNow(castle.health, healthMax, now, recovery)),
  }
}

/** Lasting health in per cent of the full. */
export function healthPercent(castle: Castle, now: number): number {
  const { health, healthMax } = raidContenderOf(castle, now, false)
  return Math.floor((100 * health) / healthMax)
}

/** Working defence buildings: damaged ones do not count. */
export function defenceOf({ buildings, outside }: Pick<Castle, 'buildings' | 'outside'>): CastleDefence {
  const standing = (building: 'walls' | 'moats' | 'stakes'): number =>
    outside.damaged.includes(building) ? 0 : buildings[building]
  return {
    walls: standing('walls'),
    moats: standing('moats'),
    stakes: standing('stakes'),
    garrison: outside.garrison,
  }
}
