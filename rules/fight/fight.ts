import { createRandom, type Random } from '../core/random.ts'
import { fallenOf } from './fallen.ts'
import { prepareFighter } from './fighter.ts'
import {
  type FightContender,
  type FightHost,
  type FightInput,
  type FightReport,
  type FightResult,
  type FightRound,
  type FightSide,
  ROUNDS_MAX,
  RULES_VERSION,
} from './report.ts'
import { assaultsOn, type Combatant, drawMorale, fightRound, OPPOSITE, resultOf } from './rounds.ts'

function fightHostOf(
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
    return { side, fighter, moralePercent: drawMorale(random), health: fighter.healthMax, stakes: 0 }
  }
  const attacker = combatantOf('ATTACKER', input.attacker)
  const defender = combatantOf('DEFENDER', input.defender)
  const attacks = assaultsOn(defender.fighter, attacker.fighter)
  const answers = assaultsOn(attacker.fighter, defender.fighter)
  const rounds: FightRound[] = []
  while (rounds.length < ROUNDS_MAX && attacker.health > 0 && defender.health > 0) {
    rounds.push(fightRound({ attacker, defender, attacks, answers }, rounds.length + 1, random))
  }
  const result = resultOf(attacker, defender)
  return {
    rulesVersion: RULES_VERSION,
    seed,
    ground: input.ground,
    result,
    attacker: fightHostOf(input.attacker, attacker, result, random),
    defender: fightHostOf(input.defender, defender, OPPOSITE[result], random),
    rounds,
  }
}
