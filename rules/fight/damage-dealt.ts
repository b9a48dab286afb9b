import type { FightReport } from './report.ts'

/** Health that the attacker has taken from the enemy in a fight. */
export function damageDealt({ rounds }: Pick<FightReport, 'rounds'>): number {
  let damage = 0
  for (const { strikes } of rounds)
    for (const { side, kind, damage: taken } of strikes)
      if (side === 'ATTACKER' && kind !== 'HEAL') damage += taken
  return damage
}
