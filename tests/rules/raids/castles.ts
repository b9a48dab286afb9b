import { type Army, maxArmy } from '#rules/army/army.ts'
import type { Characteristics } from '#rules/army/characteristics.ts'
import { armyCharacteristics, armyHealth, NO_CHARACTERISTICS } from '#rules/army/characteristics.ts'
import { fightRaid } from '#rules/fight/raid.ts'
import type { CastleDefence, RaidContender, RaidInput } from '#rules/fight/raid-report.ts'
import { NO_GARRISON } from '#rules/raids/plan.ts'

export const BARE: CastleDefence = { walls: 0, moats: 0, stakes: 0, garrison: { ...NO_GARRISON } }

/** A full army of a level before a castle, with additional characteristics as from gear. */
export function raiderOf(
  level: number,
  more: Partial<Characteristics> & { army?: Army; health?: number } = {},
): RaidContender {
  const { army = maxArmy(level), health, ...gear } = more
  const healthMax = armyHealth({ level, army })
  return {
    name: 'Замок',
    level,
    playerId: 1,
    enemyKey: null,
    army,
    characteristics: armyCharacteristics({ level, army, gear: { ...NO_CHARACTERISTICS, ...gear } }),
    healthMax,
    health: health ?? healthMax,
    skill: null,
  }
}

export function raidOf(attacker: RaidContender, more: Partial<Omit<RaidInput, 'ground'>> = {}): RaidInput {
  return {
    ground: 'CASTLE',
    attacker,
    defender: raiderOf(attacker.level),
    castle: BARE,
    plan: { position: 'top', siegeTower: false, projectiles: 0 },
    ...more,
  }
}

/** Share of raids won, 0 to 1. A draw counts half. */
export function raidsWon(input: RaidInput, fights = 400): number {
  const points = { WIN: 1, DRAW: 0.5, LOSE: 0 }
  let won = 0
  for (let index = 0; index < fights; index += 1) won += points[fightRaid(input, `raid:${index}`).result]
  return won / fights
}
