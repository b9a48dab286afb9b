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

/** A host's own power for the eye, alike against every enemy: attack and health in one number. */
export function hostPower(contender: FightContender): number {
  const { attack46, healthMax } = prepareFighter(contender)
  return Math.round(Math.sqrt((attack46 / 46) * healthMax))
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

export const ENEMY_STRENGTHS = ['MUCH_WEAKER', 'WEAKER', 'EQUAL', 'STRONGER', 'MUCH_STRONGER'] as const

export type EnemyStrength = (typeof ENEMY_STRENGTHS)[number]

export const ENEMY_STRENGTH_TEXTS = {
  MUCH_WEAKER: 'намного слабее вас',
  WEAKER: 'слабее вас',
  EQUAL: 'равен вам',
  STRONGER: 'сильнее вас',
  MUCH_STRONGER: 'намного сильнее вас',
} satisfies Record<EnemyStrength, string>

/** Up to these per cent of the own strength a word holds; at 75, 92 and 106 about 92, 63 and 35 % of fights are won. */
const WORD_PERCENTS = [
  { most: 75, word: 'MUCH_WEAKER' },
  { most: 92, word: 'WEAKER' },
  { most: 106, word: 'EQUAL' },
  { most: 125, word: 'STRONGER' },
] as const satisfies readonly { most: number; word: EnemyStrength }[]

/** The word for an enemy of `percent` of the own strength. */
export function enemyStrengthWord(percent: number): EnemyStrength {
  return WORD_PERCENTS.find(({ most }) => percent <= most)?.word ?? 'MUCH_STRONGER'
}
