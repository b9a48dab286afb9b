import type { Random } from '../core/random.ts'
import { armorReduction, type Blow, criticalChance, type Fighter, hitChance } from './fighter.ts'
import type { FightResult, FightRound, FightSide, FightStrike } from './report.ts'

/** Healing ends here, and from the round before damage grows, so that fights end. */
const LAST_HEALING_ROUND = 10
const LAST_PLAIN_ROUND = 8
const GROWTH_PERCENT = 20

const PHASES = ['VOLLEY', 'CHARGE', 'STRIKE'] as const

/**
 * A strike against one enemy: values that stay the same while the two fight are computed once. Chances in basis
 * points.
 */
type Assault = {
  kind: Blow['kind']
  times: number
  min: number
  spread: number
  hit: number
  critical: number
  passes: number
  unguarded: number
}

export type Assaults = Record<Blow['kind'], Assault | null>

/**
 * A side during a fight. `health` falls below 0 with the last strike. `stakes` is the damage of charges that its
 * stakes can still absorb (none in the field).
 */
export type Combatant = {
  side: FightSide
  fighter: Fighter
  moralePercent: number
  health: number
  stakes: number
}

function assaultOn(enemy: Fighter, by: Fighter, kind: Blow['kind']): Assault | null {
  const blow = by.blows.find((candidate) => candidate.kind === kind)
  if (blow === undefined) return null
  return {
    kind,
    times: blow.times,
    min: blow.min,
    spread: blow.max - blow.min,
    hit: hitChance(blow.mastery, enemy.dodge),
    critical: criticalChance(blow, by.luck, enemy.luck),
    passes: 10_000 - armorReduction(enemy.armor + (kind === 'VOLLEY' ? enemy.volleyArmor : 0), by.attack46),
    unguarded: 100 - enemy.guard[kind],
  }
}

export function assaultsOn(enemy: Fighter, by: Fighter): Assaults {
  return {
    VOLLEY: assaultOn(enemy, by, 'VOLLEY'),
    CHARGE: assaultOn(enemy, by, 'CHARGE'),
    STRIKE: assaultOn(enemy, by, 'STRIKE'),
  }
}

/** A side's morale: per cent of all its damage in one fight. */
export function drawMorale(random: Random): number {
  return random.int(65, 135)
}

/** Cavalry charges in rounds 1, 3, 6, 9 and so on. */
export function cavalryCharges(round: number): boolean {
  return round === 1 || round % 3 === 0
}

/** Damage in per cent by round: 100 up to round 8, then 20 more each round. */
export function roundDamagePercent(round: number): number {
  return 100 + GROWTH_PERCENT * Math.max(0, round - LAST_PLAIN_ROUND)
}

/** Stakes absorb at most half of a charge, until they are used up. */
function takenByStakes(behind: Combatant, damage: number): number {
  const taken = Math.min(behind.stakes, Math.floor(damage / 2))
  behind.stakes -= taken
  return taken
}

function strikeWith(
  assault: Assault,
  from: Combatant,
  to: Combatant,
  growthPercent: number,
  random: Random,
): FightStrike {
  // Always the same three draws: a miss must not shift the draws of the next strike.
  const rollPercent = random.int(0, 100)
  const hit = random.chance(assault.hit)
  const critical = random.chance(assault.critical) && hit
  let raw = 0
  let damage = 0
  if (hit) {
    const base = assault.min + Math.floor((assault.spread * rollPercent) / 100)
    const force = from.moralePercent * growthPercent * (critical ? 2 : 1)
    raw = Math.floor((base * force) / 10_000)
    damage = Math.floor((raw * assault.passes * assault.unguarded) / 1_000_000)
    if (assault.kind === 'CHARGE' && to.stakes > 0) damage -= takenByStakes(to, damage)
  }
  to.health -= damage
  return {
    side: from.side,
    kind: assault.kind,
    rollPercent,
    hit,
    critical,
    damage,
    absorbed: raw - damage,
    healthLeft: Math.max(0, to.health),
  }
}

function heal(combatant: Combatant, round: number, strikes: FightStrike[]): void {
  if (round > LAST_HEALING_ROUND) return
  const healed = Math.min(combatant.fighter.healing, combatant.fighter.healthMax - combatant.health)
  if (healed <= 0) return
  combatant.health += healed
  strikes.push({
    side: combatant.side,
    kind: 'HEAL',
    rollPercent: 100,
    hit: true,
    critical: false,
    damage: healed,
    absorbed: 0,
    healthLeft: combatant.health,
  })
}

/** One pair of sides, and how each strikes at the other. */
export type Meeting = { attacker: Combatant; defender: Combatant; attacks: Assaults; answers: Assaults }

export function fightRound(
  { attacker, defender, attacks, answers }: Meeting,
  round: number,
  random: Random,
): FightRound {
  const strikes: FightStrike[] = []
  const growthPercent = roundDamagePercent(round)
  const strike = (assault: Assault | null, from: Combatant, to: Combatant) => {
    if (assault === null || (assault.kind === 'CHARGE' && !cavalryCharges(round))) return
    for (let time = 0; time < assault.times; time += 1) {
      strikes.push(strikeWith(assault, from, to, growthPercent, random))
    }
  }
  for (const phase of PHASES) {
    // Both sides strike at once: the one that falls in this phase has still struck.
    strike(attacks[phase], attacker, defender)
    strike(answers[phase], defender, attacker)
    if (attacker.health <= 0 || defender.health <= 0) break
  }
  if (attacker.health > 0 && defender.health > 0) {
    heal(attacker, round, strikes)
    heal(defender, round, strikes)
  }
  return {
    round,
    strikes,
    attackerHealth: Math.max(0, attacker.health),
    defenderHealth: Math.max(0, defender.health),
  }
}

/** The side with health left wins. If both fell in one phase, the one with the larger share of its health wins. */
export function resultOf(attacker: Combatant, defender: Combatant): FightResult {
  if (attacker.health > 0 && defender.health > 0) return 'DRAW'
  const difference =
    attacker.health * defender.fighter.healthMax - defender.health * attacker.fighter.healthMax
  if (difference === 0) return 'DRAW'
  return difference > 0 ? 'WIN' : 'LOSE'
}

/** The same result from the other side's view. */
export const OPPOSITE = { WIN: 'LOSE', LOSE: 'WIN', DRAW: 'DRAW' } satisfies Record<FightResult, FightResult>
