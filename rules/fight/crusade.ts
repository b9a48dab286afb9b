import { createRandom } from '../core/random.ts'
import { fallenOf } from './fallen.ts'
import { type Blow, type Fighter, prepareFighter } from './fighter.ts'
import {
  type FightContender,
  type FightHost,
  type FightResult,
  type FightRound,
  ROUNDS_MAX,
  RULES_VERSION,
} from './report.ts'
import { assaultsOn, type Combatant, drawMorale, fightRound, resultOf } from './rounds.ts'

/** Two to six armies that fight as one against a boss. */
export type CrusadeInput = { ground: 'CRUSADE'; hosts: readonly FightContender[]; boss: FightContender }

/** `health` is what the army has left. Wounds are shared in proportion. */
export type CrusadeHost = Omit<FightHost, 'moralePercent'> & { health: number }

/** A whole crusade, as shown and as recomputed. `result` is the armies'. */
export type CrusadeReport = {
  rulesVersion: number
  seed: string
  ground: 'CRUSADE'
  result: FightResult
  hosts: CrusadeHost[]
  /** The joint army's morale and full health. */
  moralePercent: number
  healthMax: number
  boss: FightContender
  bossMoralePercent: number
  rounds: FightRound[]
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, value) => sum + value, 0)
}
function meanOf(numbers: readonly number[]): number {
  return Math.floor(sumOf(numbers) / numbers.length)
}

/** One strike of all armies: forces add up, mastery is the mean weighted by force. */
function joinBlows(kind: Blow['kind'], fighters: readonly Fighter[]): Blow[] {
  const blows = fighters.flatMap((fighter) => fighter.blows.filter((blow) => blow.kind === kind))
  const [first] = blows
  if (first === undefined) return []
  const forces = blows.map(({ min, max }) => min + max)
  const weighed = sumOf(blows.map(({ mastery }, index) => mastery * (forces[index] ?? 0)))
  return [
    {
      ...first,
      min: sumOf(blows.map(({ min }) => min)),
      max: sumOf(blows.map(({ max }) => max)),
      mastery: Math.floor(weighed / Math.max(1, sumOf(forces))),
    },
  ]
}

/**
 * Many armies as one: attack, health, healing and armour add up (a boss strikes at all of them at once),
 * dodge, luck and guard are the mean.
 */
export function joinFighters(fighters: readonly Fighter[]): Fighter {
  const of = (value: (fighter: Fighter) => number): number[] => fighters.map(value)
  return {
    blows: (['VOLLEY', 'CHARGE', 'STRIKE'] as const).flatMap((kind) => joinBlows(kind, fighters)),
    armor: sumOf(of(({ armor }) => armor)),
    volleyArmor: sumOf(of(({ volleyArmor }) => volleyArmor)),
    dodge: meanOf(of(({ dodge }) => dodge)),
    luck: meanOf(of(({ luck }) => luck)),
    attack46: sumOf(of(({ attack46 }) => attack46)),
    healthMax: sumOf(of(({ healthMax }) => healthMax)),
    healing: sumOf(of(({ healing }) => healing)),
    guard: {
      VOLLEY: meanOf(of(({ guard }) => guard.VOLLEY)),
      CHARGE: meanOf(of(({ guard }) => guard.CHARGE)),
      STRIKE: meanOf(of(({ guard }) => guard.STRIKE)),
    },
  }
}

/** A crusade: the rounds of every fight, the joint army against the boss. Throws RangeError without armies. */
export function fightCrusade(input: CrusadeInput, seed: string): CrusadeReport {
  if (input.hosts.length === 0) throw new RangeError('A crusade without armies')
  const random = createRandom(seed)
  const joint = joinFighters(input.hosts.map(prepareFighter))
  const attacker: Combatant = {
    side: 'ATTACKER',
    fighter: joint,
    moralePercent: drawMorale(random),
    health: joint.healthMax,
    stakes: 0,
  }
  const fighter = prepareFighter(input.boss)
  const boss: Combatant = {
    side: 'DEFENDER',
    fighter,
    moralePercent: drawMorale(random),
    health: fighter.healthMax,
    stakes: 0,
  }
  const attacks = assaultsOn(fighter, joint)
  const answers = assaultsOn(joint, fighter)
  const rounds: FightRound[] = []
  while (rounds.length < ROUNDS_MAX && attacker.health > 0 && boss.health > 0) {
    rounds.push(fightRound({ attacker, defender: boss, attacks, answers }, rounds.length + 1, random))
  }
  const result = resultOf(attacker, boss)
  const left = Math.max(0, attacker.health)
  return {
    rulesVersion: RULES_VERSION,
    seed,
    ground: input.ground,
    result,
    hosts: input.hosts.map((contender) => {
      const health = Math.floor((contender.healthMax * left) / joint.healthMax)
      return { ...contender, health, fallen: fallenOf(contender, health, result, random) }
    }),
    moralePercent: attacker.moralePercent,
    healthMax: joint.healthMax,
    boss: input.boss,
    bossMoralePercent: boss.moralePercent,
    rounds,
  }
}
