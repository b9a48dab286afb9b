import type { Characteristics } from '../army/characteristics.ts'
import { wallsAndMoats } from '../buildings/buildings.ts'
import { CATAPULT, CORNER, SIEGE_TOWER } from '../raids/machines.ts'
import { garrisonMet, isCorner } from '../raids/plan.ts'
import { type Fighter, prepareFighter } from './fighter.ts'
import type { CastleDefence, RaidInput } from './raid-report.ts'

function raised(value: number, percent: number): number {
  return Math.floor((value * (100 + percent)) / 100)
}

function withAttack(
  characteristics: Characteristics,
  foot: { archers: number; others: number },
): Characteristics {
  return {
    ...characteristics,
    archersAttackMin: raised(characteristics.archersAttackMin, foot.archers),
    archersAttackMax: raised(characteristics.archersAttackMax, foot.archers),
    swordsmenAttackMin: raised(characteristics.swordsmenAttackMin, foot.others),
    swordsmenAttackMax: raised(characteristics.swordsmenAttackMax, foot.others),
    cavalryAttackMin: raised(characteristics.cavalryAttackMin, foot.others),
    cavalryAttackMax: raised(characteristics.cavalryAttackMax, foot.others),
  }
}

/** The attacker at his position: stronger at a corner, or behind a siege tower at a side. */
export function raidAttacker({ attacker, plan }: RaidInput): Fighter {
  const corner = isCorner(plan.position)
  const tower = plan.siegeTower && !corner
  const all = corner ? CORNER.attackPercent : 0
  const armed = withAttack(attacker.characteristics, {
    archers: all + (tower ? SIEGE_TOWER.attackPercent : 0),
    others: all,
  })
  const mastery = corner ? CORNER.masteryPercent : 0
  const characteristics = {
    ...armed,
    archersMastery: raised(armed.archersMastery, mastery),
    swordsmenMastery: raised(armed.swordsmenMastery, mastery),
  }
  const fighter = prepareFighter({ ...attacker, characteristics, skill: null })
  return { ...fighter, volleyArmor: tower ? SIEGE_TOWER.archersArmor : 0 }
}

/** Building levels count up to the castle's own level, so that walls do not outgrow their defenders. */
export function standingDefence(castle: CastleDefence, level: number): CastleDefence {
  return {
    walls: Math.min(castle.walls, level),
    moats: Math.min(castle.moats, level),
    stakes: Math.min(castle.stakes, level),
    garrison: castle.garrison,
  }
}

/** Dodge under the catapult's projectiles: its excess over armour is reduced by 70, never below armour. */
function dodgeUnderFire(dodge: number, armor: number, projectiles: number): number {
  if (projectiles <= 0 || dodge <= armor) return dodge
  return Math.max(armor, dodge - CATAPULT.dodgeDecrease)
}

/** The defender behind walls and moats, with the garrison that meets the attacker. */
export function raidDefender({ defender, castle, plan }: RaidInput): Fighter {
  const standing = standingDefence(castle, defender.level)
  const garrison = garrisonMet(castle.garrison, plan.position)
  const stone = wallsAndMoats(standing)
  const armed = withAttack(defender.characteristics, { archers: garrison, others: garrison })
  const armor = armed.armor + stone.armor
  const dodge = dodgeUnderFire(armed.dodge + stone.dodge, armor, plan.projectiles)
  return prepareFighter({ ...defender, characteristics: { ...armed, armor, dodge }, skill: null })
}
