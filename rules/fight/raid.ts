import { stakesCapacity } from '../buildings/buildings.ts'
import { createRandom, type Random } from '../core/random.ts'
import { CATAPULT, DESTROY_PERCENT } from '../raids/machines.ts'
import { garrisonMet } from '../raids/plan.ts'
import { fallenAt } from './fallen.ts'
import { raidAttacker, raidDefender, standingDefence } from './raid-fighters.ts'
import type {
  CastleDefence,
  RaidBuilding,
  RaidContender,
  RaidHost,
  RaidInput,
  RaidReport,
} from './raid-report.ts'
import { type FightStrike, ROUNDS_MAX, RULES_VERSION } from './report.ts'
import { assaultsOn, type Combatant, drawMorale, fightRound, resultOf } from './rounds.ts'

/** Units lost for good if all health was lost, in basis points, for any result. */
const LOSS = { ATTACKER: 300, DEFENDER: 200 } as const

/** One projectile takes its share of the defenders' full health, but never the last point. */
function throwProjectile(defender: Combatant): FightStrike<'CATAPULT'> {
  const most = Math.floor((defender.fighter.healthMax * CATAPULT.healthPercent) / 100)
  const damage = Math.max(0, Math.min(most, defender.health - 1))
  defender.health -= damage
  return {
    side: 'ATTACKER',
    kind: 'CATAPULT',
    rollPercent: 100,
    hit: true,
    critical: false,
    damage,
    absorbed: most - damage,
    healthLeft: defender.health,
  }
}

/**
 * A won raid may damage one building: 2 %, 4 % with a catapult. Both numbers are always drawn, so that the
 * stream stays the same.
 */
function damageBuilding(
  castle: CastleDefence,
  won: boolean,
  thrown: number,
  random: Random,
): RaidBuilding | null {
  const percent = DESTROY_PERCENT + (thrown > 0 ? CATAPULT.destroyPercent : 0)
  const falls = random.chance(100 * percent)
  const standing = (['walls', 'moats', 'stakes'] as const).filter((building) => castle[building] > 0)
  const lot = random.int(0, Math.max(0, standing.length - 1))
  return won && falls ? (standing[lot] ?? null) : null
}

function raidHostOf(contender: RaidContender, combatant: Combatant, random: Random): RaidHost {
  // Losses come from this raid's wounds only: earlier lost health counts as healthy.
  const healthLost = Math.max(0, contender.health - Math.max(0, combatant.health))
  return {
    ...contender,
    moralePercent: combatant.moralePercent,
    fallen: fallenAt(contender, contender.healthMax - healthLost, LOSS[combatant.side], random),
  }
}

/**
 * A raid on a castle (docs/game.md, "Raids"): the rounds of every fight, with machines, walls, stakes
 * and garrison. On bare ground, at a side and at full health, its rounds are those of the field.
 */
export function fightRaid(input: RaidInput, seed: string): RaidReport {
  const random = createRandom(seed)
  const { castle, plan, ground } = input
  const stakes = stakesCapacity(standingDefence(castle, input.defender.level).stakes)
  const attacker: Combatant = {
    side: 'ATTACKER',
    fighter: raidAttacker(input),
    moralePercent: drawMorale(random),
    health: input.attacker.health,
    stakes: 0,
  }
  const defender: Combatant = {
    side: 'DEFENDER',
    fighter: raidDefender(input),
    moralePercent: drawMorale(random),
    health: input.defender.health,
    stakes,
  }
  const attacks = assaultsOn(defender.fighter, attacker.fighter)
  const answers = assaultsOn(attacker.fighter, defender.fighter)
  const rounds: RaidReport['rounds'] = []
  while (rounds.length < ROUNDS_MAX && attacker.health > 0 && defender.health > 0) {
    const stones = rounds.length < plan.projectiles ? [throwProjectile(defender)] : []
    const round = fightRound({ attacker, defender, attacks, answers }, rounds.length + 1, random)
    rounds.push({ ...round, strikes: [...stones, ...round.strikes] })
  }
  const result = resultOf(attacker, defender)
  const projectilesThrown = Math.min(rounds.length, plan.projectiles)
  return {
    rulesVersion: RULES_VERSION,
    seed,
    ground,
    castle,
    plan,
    result,
    attacker: raidHostOf(input.attacker, attacker, random),
    defender: raidHostOf(input.defender, defender, random),
    garrisonPercent: garrisonMet(castle.garrison, plan.position),
    stakesTaken: stakes - defender.stakes,
    projectilesThrown,
    damagedBuilding: damageBuilding(castle, result === 'WIN', projectilesThrown, random),
    rounds,
  }
}
