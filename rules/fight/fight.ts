import { createRandom, type Random } from '../random.ts'
import { fallenOf } from './fallen.ts'
import {
  armorReduction,
  type Blow,
  criticalChance,
  type Fighter,
  hitChance,
  prepareFighter,
} from './fighter.ts'
import {
  type FightContender,
  type FightHost,
  type FightInput,
  type FightReport,
  type FightResult,
  type FightRound,
  type FightSide,
  type FightStrike,
  MAX_ROUNDS,
  RULES_VERSION,
} from './report.ts'

/** Healing ends here, and from the round before damage grows, so that fights end. */
const LAST_HEALING_ROUND = 10
const LAST_PLAIN_ROUND = 8
const GROWTH_PERCENT = 20

const PHASES = ['VOLLEY', 'CHARGE', 'STRIKE'] as const

/** A side in the middle of a fight; `health` falls below 0 with the last blow. */
type Combatant = { side: FightSide; fighter: Fighter; moralePercent: number; health: number }

/** Cavalry charges in rounds 1, 3, 6, 9 and so on. */
export function cavalryCharges(round: number): boolean {
  return round === 1 || round % 3 === 0
}

/** Damage in per cent by round: 100 up to round 8, then 20 more each round. */
export function roundDamagePercent(round: number): number {
  return 100 + GROWTH_PERCENT * Math.max(0, round - LAST_PLAIN_ROUND)
}

function strikeWith(blow: Blow, from: Combatant, to: Combatant, round: number, random: Random): FightStrike {
  // Always the same three draws: a miss must not shift what the next blow draws.
  const rollPercent = random.int(0, 100)
  const hit = random.chance(hitChance(blow.mastery, to.fighter.dodge))
  const critical = random.chance(criticalChance(blow, from.fighter.luck, to.fighter.luck)) && hit
  const base = blow.min + Math.floor(((blow.max - blow.min) * rollPercent) / 100)
  const force = from.moralePercent * roundDamagePercent(round) * (critical ? 2 : 1)
  const raw = hit ? Math.floor((base * force) / 10_000) : 0
  const passes = 10_000 - armorReduction(to.fighter.armor, from.fighter.attack46)
  const damage = Math.floor((raw * passes * (100 - to.fighter.guard[blow.kind])) / 1_000_000)
  to.health -= damage
  return {
    side: from.side,
    kind: blow.kind,
    rollPercent,
    hit,
    critical,
    damage,
    absorbed: raw - damage,
    healthLeft: Math.max(0, to.health),
  }
}

function strikesOf(
  phase: Blow['kind'],
  from: Combatant,
  to: Combatant,
  round: number,
  random: Random,
): FightStrike[] {
  const blow = from.fighter.blows.find((candidate) => candidate.kind === phase)
  if (blow === undefined || (phase === 'CHARGE' && !cavalryCharges(round))) return []
  return Array.from({ length: blow.times }, () => strikeWith(blow, from, to, round, random))
}

function healOf(combatant: Combatant, round: number): FightStrike[] {
  if (round > LAST_HEALING_ROUND) return []
  const healed = Math.min(combatant.fighter.healing, combatant.fighter.healthMax - combatant.health)
  if (healed <= 0) return []
  combatant.health += healed
  return [
    {
      side: combatant.side,
      kind: 'HEAL',
      rollPercent: 100,
      hit: true,
      critical: false,
      damage: healed,
      absorbed: 0,
      healthLeft: combatant.health,
    },
  ]
}

function fightRound(attacker: Combatant, defender: Combatant, round: number, random: Random): FightRound {
  const strikes: FightStrike[] = []
  for (const phase of PHASES) {
    // Both sides strike at once: the one that falls in this phase has still struck.
    strikes.push(...strikesOf(phase, attacker, defender, round, random))
    strikes.push(...strikesOf(phase, defender, attacker, round, random))
    if (attacker.health <= 0 || defender.health <= 0) break
  }
  if (attacker.health > 0 && defender.health > 0) {
    strikes.push(...healOf(attacker, round), ...healOf(defender, round))
  }
  return {
    round,
    strikes,
    attackerHealth: Math.max(0, attacker.health),
    defenderHealth: Math.max(0, defender.health),
  }
}

/** Who stands wins; if both fell in one phase, the one with more health left of its whole. */
function resultOf(attacker: Combatant, defender: Combatant): FightResult {
  if (attacker.health > 0 && defender.health > 0) return 'DRAW'
  const difference =
    attacker.health * defender.fighter.healthMax - defender.health * attacker.fighter.healthMax
  if (difference === 0) return 'DRAW'
  return difference > 0 ? 'WIN' : 'LOSE'
}

const OPPOSITE = { WIN: 'LOSE', LOSE: 'WIN', DRAW: 'DRAW' } satisfies Record<FightResult, FightResult>

function hostOf(
  contender: FightContender,
  combatant: Combatant,
  result: FightResult,
  random: Random,
): FightHost {
  return {
    ...contender,
    moralePercent: combatant.moralePercent,
    fallen: fallenOf(contender, combatant.health, result, random),
  }
}

/**
 * One engine for every fight: at most 20 rounds, then DRAW. The same input and seed give the same
 * report, to the byte. `result` is the attacker's.
 */
export function fight(input: FightInput, seed: string): FightReport {
  const random = createRandom(seed)
  const combatantOf = (side: FightSide, contender: FightContender): Combatant => {
    const fighter = prepareFighter(contender)
    return { side, fighter, moralePercent: random.int(65, 135), health: fighter.healthMax }
  }
  const attacker = combatantOf('ATTACKER', input.attacker)
  const defender = combatantOf('DEFENDER', input.defender)
  const rounds: FightRound[] = []
  while (rounds.length < MAX_ROUNDS && attacker.health > 0 && defender.health > 0) {
    rounds.push(fightRound(attacker, defender, rounds.length + 1, random))
  }
  const result = resultOf(attacker, defender)
  return {
    rulesVersion: RULES_VERSION,
    seed,
    ground: input.ground,
    result,
    attacker: hostOf(input.attacker, attacker, result, random),
    defender: hostOf(input.defender, defender, OPPOSITE[result], random),
    rounds,
  }
}
