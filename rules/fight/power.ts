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

/** From the weakest to the strongest enemy: the word holds up to `percent` of the own strength. */
const WORDS = [
  { percent: 70, text: 'намного слабее вас' },
  { percent: 86, text: 'слабее вас' },
  { percent: 96, text: 'немного слабее вас' },
  { percent: 104, text: 'равен вам' },
  { percent: 114, text: 'немного сильнее вас' },
  { percent: 135, text: 'сильнее вас' },
  { percent: 999, text: 'намного сильнее вас' },
] as const

export type EnemyStrength = (typeof WORDS)[number]['text']

/** The enemy's strength in words, from «намного слабее вас» to «намного сильнее вас». */
export function enemyStrengthText(percent: number): EnemyStrength {
  return WORDS.find((word) => percent <= word.percent)?.text ?? 'намного сильнее вас'
}
