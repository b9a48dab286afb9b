import { armorReduction, criticalChance, type Fighter, hitChance, prepareFighter } from './fighter.ts'
import type { FightContender } from './report.ts'

/** Typical number of rounds: used to value healing. */
const USUAL_ROUNDS = 7
/** Fights are decided within these rounds. */
const ROUNDS = { min: 2, max: 14 } as const

/** The charge of the first round comes before its turn. */
const CHARGES_AHEAD = 2.3

/** Share of the rounds in which cavalry charges: in the first, and about every third. */
function chargeShare(rounds: number): number {
  return (rounds + CHARGES_AHEAD) / (3 * rounds)
}

/** In a fight of few rounds, what strikes early in a round is worth more than what strikes late. */
const TIMELINESS = { VOLLEY: 1.045, CHARGE: 1, STRIKE: 0.955 } as const

/** Average damage of a side to the other in a round of a fight of so many rounds. */
function damageARound(from: Fighter, to: Fighter, rounds: number): number {
  const reduction = armorReduction(to.armor, from.attack46)
  return from.blows.reduce((sum, blow) => {
    const turns = blow.kind === 'CHARGE' ? blow.times * chargeShare(rounds) : blow.times
    const hits = hitChance(blow.mastery, to.dodge) / 10_000
    const criticals = 1 + criticalChance(blow, from.luck, to.luck) / 10_000
    const passes = ((10_000 - reduction) * (100 - to.guard[blow.kind])) / 1_000_000
    const mean = ((blow.min + blow.max) / 2) * TIMELINESS[blow.kind]
    return sum + mean * turns * hits * criticals * passes
  }, 0)
}

/** Rounds until one side falls, on average. */
function expectedRounds(us: Fighter, them: Fighter): number {
  const left = them.healthMax / Math.max(1, damageARound(us, them, USUAL_ROUNDS))
  const right = us.healthMax / Math.max(1, damageARound(them, us, USUAL_ROUNDS))
  return Math.min(ROUNDS.max, Math.max(ROUNDS.min, Math.min(left, right)))
}

/**
 * Enemy power as a percentage of the player's, 1 to 999; 100 is an even fight. An estimate for display: no
 * outcome depends on it.
 */
export function enemyPowerPercent(own: FightContender, enemy: FightContender): number {
  return fighterPowerPercent(prepareFighter(own), prepareFighter(enemy))
}

/** The same for fighters that are prepared already, such as armies that fight as one. */
export function fighterPowerPercent(us: Fighter, them: Fighter): number {
  const rounds = expectedRounds(us, them)
  const ours = damageARound(us, them, rounds) * (us.healthMax + USUAL_ROUNDS * us.healing)
  const theirs = damageARound(them, us, rounds) * (them.healthMax + USUAL_ROUNDS * them.healing)
  if (ours <= 0) return 999
  return Math.min(999, Math.max(1, Math.round(100 * Math.sqrt(theirs / ours))))
}

/** Fights won of a hundred by the enemy's power in per cent, measured over many armies. */
const WON = [
  { power: 56, won: 99 },
  { power: 66, won: 98 },
  { power: 70, won: 97 },
  { power: 74, won: 93 },
  { power: 78, won: 89 },
  { power: 82, won: 84 },
  { power: 86, won: 77 },
  { power: 90, won: 69 },
  { power: 94, won: 61 },
  { power: 98, won: 52 },
  { power: 102, won: 44 },
  { power: 106, won: 37 },
  { power: 110, won: 30 },
  { power: 114, won: 23 },
  { power: 118, won: 18 },
  { power: 122, won: 14 },
  { power: 128, won: 9 },
  { power: 136, won: 4 },
  { power: 150, won: 1 },
] as const

/** Chance to win against an enemy of `percent` of the player's power, 1 to 99 %. */
export function winPercent(percent: number): number {
  const next = WON.findIndex(({ power }) => percent <= power)
  const above = WON.at(next)
  const below = WON.at(Math.max(0, next - 1))
  if (next <= 0 || above === undefined || below === undefined) return next === 0 ? 99 : 1
  const part = (percent - below.power) * (below.won - above.won)
  return below.won - Math.round(part / (above.power - below.power))
}

/**
 * Upper bound of each wording, in per cent of the player's power. At the bounds 92, 65 and 37 % of fights are
 * won.
 */
const STRENGTH_TEXTS = [
  { most: 75, text: 'намного слабее вас' },
  { most: 92, text: 'слабее вас' },
  { most: 106, text: 'равен вам' },
  { most: 125, text: 'сильнее вас' },
] as const

/** Words for an enemy of `percent` of the player's power. */
export function enemyStrengthText(percent: number): string {
  return STRENGTH_TEXTS.find(({ most }) => percent <= most)?.text ?? 'намного сильнее вас'
}
