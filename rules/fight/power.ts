import { armorReduction, criticalChance, type Fighter, hitChance, prepareFighter } from './fighter.ts'
import type { FightContender } from './report.ts'

/** A fight lasts about this many rounds: what healing is worth. */
const USUAL_ROUNDS = 7
/** Cavalry charges in about 10 of 23 rounds. */
const CHARGES = { rounds: 10, of: 23 } as const

/** Damage that a side does to the other in a usual round, on average. */
function damageARound(from: Fighter, to: Fighter): number {
  const reduction = armorReduction(to.armor, from.attack46)
  return from.blows.reduce((sum, blow) => {
    const turns = blow.kind === 'CHARGE' ? (blow.times * CHARGES.rounds) / CHARGES.of : blow.times
    const hits = hitChance(blow.mastery, to.dodge) / 10_000
    const criticals = 1 + criticalChance(blow, from.luck, to.luck) / 10_000
    const passes = ((10_000 - reduction) * (100 - to.guard[blow.kind])) / 1_000_000
    return sum + ((blow.min + blow.max) / 2) * turns * hits * criticals * passes
  }, 0)
}

/**
 * The enemy's strength in per cent of the own, 1 to 999; 100 is an even fight. An estimate for the
 * eye: no outcome depends on it.
 */
export function enemyPowerPercent(own: FightContender, enemy: FightContender): number {
  const us = prepareFighter(own)
  const them = prepareFighter(enemy)
  const ours = damageARound(us, them) * (us.healthMax + USUAL_ROUNDS * us.healing)
  const theirs = damageARound(them, us) * (them.healthMax + USUAL_ROUNDS * them.healing)
  if (ours <= 0) return 999
  return Math.min(999, Math.max(1, Math.round(100 * Math.sqrt(theirs / ours))))
}

/** Up to these per cent of the own strength a text holds; at 75, 92 and 106 about 92, 63 and 35 % of fights are won. */
const STRENGTH_TEXTS = [
  { most: 75, text: 'намного слабее вас' },
  { most: 92, text: 'слабее вас' },
  { most: 106, text: 'равен вам' },
  { most: 125, text: 'сильнее вас' },
] as const

/** An enemy of `percent` of the own strength in words. */
export function enemyStrengthText(percent: number): string {
  return STRENGTH_TEXTS.find(({ most }) => percent <= most)?.text ?? 'намного сильнее вас'
}
