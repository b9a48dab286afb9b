import { createRandom, type Random } from '../core/random.ts'
import { unlimitedEnemy } from '../missions/unlimited-mission.ts'
import { fallenOf } from './fallen.ts'
import { type Fighter, prepareFighter } from './fighter.ts'
import {
  type FightContender,
  type FightHost,
  type FightResult,
  type FightRound,
  ROUNDS_MAX,
  RULES_VERSION,
} from './report.ts'
import { assaultsOn, type Combatant, drawMorale, fightRound, resultOf } from './rounds.ts'

/** The unlimited mission: enemies one after another, each a level higher, until the army is beaten. */
export type UnlimitedInput = {
  ground: 'UNLIMITED'
  attacker: FightContender
  enemy: { key: string; enemyName: string }
  firstLevel: number
}

export type UnlimitedWave = {
  /** The enemy's level. */
  level: number
  result: FightResult
  attackerMoralePercent: number
  enemyMoralePercent: number
  rounds: FightRound[]
}

export type UnlimitedReport = {
  rulesVersion: number
  seed: string
  ground: 'UNLIMITED'
  enemy: UnlimitedInput['enemy']
  firstLevel: number
  attacker: Omit<FightHost, 'moralePercent'>
  /** The last one is not won, except when there is no higher level. */
  waves: UnlimitedWave[]
  /** Enemies beaten. */
  beaten: number
}

/** Maximum number of enemies in one run, so that a report stays readable. */
export const WAVES_MAX = 60

function fightWave(
  fighter: Fighter,
  health: number,
  enemy: FightContender,
  random: Random,
): { wave: UnlimitedWave; health: number } {
  const enemyFighter = prepareFighter(enemy)
  const attacker: Combatant = {
    side: 'ATTACKER',
    fighter,
    moralePercent: drawMorale(random),
    health,
    stakes: 0,
  }
  const defender: Combatant = {
    side: 'DEFENDER',
    fighter: enemyFighter,
    moralePercent: drawMorale(random),
    health: enemyFighter.healthMax,
    stakes: 0,
  }
  const attacks = assaultsOn(enemyFighter, fighter)
  const answers = assaultsOn(fighter, enemyFighter)
  const rounds: FightRound[] = []
  while (rounds.length < ROUNDS_MAX && attacker.health > 0 && defender.health > 0) {
    rounds.push(fightRound({ attacker, defender, attacks, answers }, rounds.length + 1, random))
  }
  return {
    wave: {
      level: enemy.level,
      result: resultOf(attacker, defender),
      attackerMoralePercent: attacker.moralePercent,
      enemyMoralePercent: defender.moralePercent,
      rounds,
    },
    health: Math.max(0, attacker.health),
  }
}

/** Wounds stay from enemy to enemy. An army that is beaten, or does not beat an enemy, ends the run. */
export function fightUnlimited(input: UnlimitedInput, seed: string): UnlimitedReport {
  const random = createRandom(seed)
  const fighter = prepareFighter(input.attacker)
  const waves: UnlimitedWave[] = []
  let health = fighter.healthMax
  while (health > 0 && waves.length < WAVES_MAX && (waves.at(-1)?.result ?? 'WIN') === 'WIN') {
    const enemy = unlimitedEnemy(input.firstLevel + waves.length, input.enemy)
    const fought = fightWave(fighter, health, enemy, random)
    waves.push(fought.wave)
    health = fought.health
  }
  return {
    rulesVersion: RULES_VERSION,
    seed,
    ground: input.ground,
    enemy: input.enemy,
    firstLevel: input.firstLevel,
    attacker: { ...input.attacker, fallen: fallenOf(input.attacker, health, 'LOSE', random) },
    waves,
    beaten: waves.filter(({ result }) => result === 'WIN').length,
  }
}
