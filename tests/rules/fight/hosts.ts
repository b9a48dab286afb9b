import { type Army, maxArmy } from '#rules/army/army.ts'
import {
  type Characteristics,
  hostCharacteristics,
  hostHealth,
  NO_CHARACTERISTICS,
} from '#rules/army/characteristics.ts'
import { fight } from '#rules/fight/fight.ts'
import type { FightContender, FightReport } from '#rules/fight/report.ts'

/** A player's host for tests: a full army of the level, with additional characteristics as from gear. */
export function hostOf(
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
    characteristics: hostCharacteristics({ level, army, gear: { ...NO_CHARACTERISTICS, ...gear } }),
    healthMax: hostHealth({ level, army }) + health,
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
