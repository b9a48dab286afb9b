import { type Army, maxArmy } from '#rules/army/army.ts'
import {
  armyCharacteristics,
  armyHealth,
  type Characteristics,
  NO_CHARACTERISTICS,
} from '#rules/army/characteristics.ts'
import { fight } from '#rules/fight/fight.ts'
import type { FightContender, FightReport } from '#rules/fight/report.ts'

/** A player's army for tests: a full army of the level, with additional characteristics as from gear. */
export function contenderOf(
  level: number,
  more: Partial<Characteristics> & { army?: Army; health?: number } = {},
): FightContender {
  const { army = maxArmy(level), health = 0, ...gear } = more
  return {
    name: 'Замок',
    level,
    playerId: 1,
    enemyKey: null,
    army,
    characteristics: armyCharacteristics({ level, army, gear: { ...NO_CHARACTERISTICS, ...gear } }),
    healthMax: armyHealth({ level, army }) + health,
    skill: null,
  }
}

export function reportsOf(attacker: FightContender, defender: FightContender, fights: number): FightReport[] {
  return Array.from({ length: fights }, (_, index) =>
    fight({ attacker, defender, ground: 'FIELD' }, `seed:${index}`),
  )
}

/** Share of fights the attacker wins, 0 to 1. A draw counts half. */
export function winRate(attacker: FightContender, defender: FightContender, fights: number): number {
  const points = { WIN: 1, DRAW: 0.5, LOSE: 0 }
  const reports = reportsOf(attacker, defender, fights)
  return reports.reduce((total, { result }) => total + points[result], 0) / fights
}
