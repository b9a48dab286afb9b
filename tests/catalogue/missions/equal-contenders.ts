import { GEAR } from '#catalogue/gear/gear.ts'
import { addArmy, maxArmy } from '#rules/army/army.ts'
import { fight } from '#rules/fight/fight.ts'
import { enemyPowerPercent } from '#rules/fight/power.ts'
import type { FightContender, Formation } from '#rules/fight/report.ts'
import { type Gear, NO_GRIND } from '#rules/gear/gear.ts'
import { GEAR_SLOTS, type GearClass } from '#rules/gear/gear-class.ts'
import { wornBonus } from '#rules/gear/stats.ts'
import type { FightingArm } from '#rules/missions/enemy-character.ts'
import { enemyContender, missionEnemy, playerContender } from '#rules/missions/mission-enemy.ts'
import type { MissionSkill } from '#rules/missions/mission-skill.ts'

const QUALITY = 40
/** About 65 of 100 fights are won at this power of the enemy. */
const POWER_PERCENT = 92

const WEAPONS = {
  archers: ['rangedWeapon'],
  swordsmen: ['meleeWeapon'],
  cavalry: ['spear', 'horse'],
} as const satisfies Record<FightingArm, readonly GearClass[]>

const GUARDS = {
  armor: ['heavyArmor', 'shield'],
  dodge: ['lightArmor', 'cloak'],
} as const satisfies Record<string, readonly GearClass[]>

/** What an army is dressed for. */
export type Guard = keyof typeof GUARDS

/** About the stars that castles of the level have. */
function baseStars(level: number): number {
  return Math.floor(level / 4)
}

/** The same army with the health at which the usual enemy of its level has the same power against it. */
function equalled(contender: FightContender): FightContender {
  const usual = enemyContender(
    missionEnemy({ key: 'usual', enemyName: 'Враг', level: contender.level }, 'MEDIUM'),
  )
  let [low, high] = [1, 100 * contender.healthMax]
  while (high - low > 1) {
    const healthMax = Math.floor((low + high) / 2)
    if (enemyPowerPercent({ ...contender, healthMax }, usual) > POWER_PERCENT) low = healthMax
    else high = healthMax
  }
  return { ...contender, healthMax: high }
}

/** A full army in the best models of its level. A class without stars (null) is not worn. */
function armed(level: number, starsOf: (gearClass: GearClass) => number | null): FightContender {
  const army = maxArmy(level)
  const gear: Gear[] = GEAR_SLOTS.flatMap(({ slot, gearClass }) => {
    const enhanceLevel = starsOf(gearClass)
    const model = GEAR.filter((each) => each.gearClass === gearClass && each.level <= level).sort(
      (left, right) => right.level - left.level,
    )[0]
    if (model === undefined || enhanceLevel === null) return []
    const specimen = { quality: QUALITY, enhanceLevel, grind: NO_GRIND, craft: null }
    return [{ ...specimen, model, equippedSlot: slot, isInMarket: false }]
  })
  const bonus = wornBonus(gear, army)
  return playerContender(
    { playerId: 1, name: 'Замок', level, army: addArmy(army, bonus.army), gear: bonus.characteristics },
    null,
  )
}

/** A full army whose stars are in one arm's weapons. All arms are equal against the usual enemy of the level. */
export function armContender(level: number, arm: FightingArm): FightContender {
  const weapons: readonly GearClass[] = WEAPONS[arm]
  const base = baseStars(level)
  const more = Math.ceil((2 + level / 6) / weapons.length)
  return equalled(armed(level, (gearClass) => base + (weapons.includes(gearClass) ? more : 0)))
}

/** An army that prevents a few per cent with a skill, more at a higher level. Both skills are equal against the usual enemy of the level. */
export function skillContender(level: number, skill: MissionSkill): FightContender {
  const percent = 6 + Math.floor(level / 3)
  const contender = armed(level, () => baseStars(level))
  if (!('archersMastery' in contender.characteristics)) throw new Error('Not a player')
  const { armor, dodge } = contender.characteristics
  const guards =
    skill === 'FRONTAL_ATTACK' ? { armor: dodge + 10 * percent } : { dodge: armor + 20 * percent }
  return equalled({ ...contender, skill, characteristics: { ...contender.characteristics, ...guards } })
}

/**
 * An army that prevents so many per cent of the enemy's volleys or strikes, whatever it wears: what a skill does, and
 * nothing else.
 */
export function preventingContender(
  level: number,
  blow: Exclude<keyof Formation['guard'], 'CHARGE'>,
  percent: number,
): FightContender {
  const guard = { VOLLEY: 0, CHARGE: 0, STRIKE: 0, [blow]: percent }
  return { ...equalled(armed(level, () => baseStars(level))), formation: { volleyPercent: 50, guard } }
}

/**
 * An army dressed for armor or for dodge, without the other's items. Without a skill both are equal against the usual
 * enemy of the level.
 */
export function guardContender(level: number, guard: Guard, skill: MissionSkill): FightContender {
  const worn: readonly GearClass[] = GUARDS[guard]
  const left: readonly GearClass[] = GUARDS[guard === 'armor' ? 'dodge' : 'armor']
  const more = 1 + Math.floor(level / 6)
  const starsOf = (gearClass: GearClass): number | null =>
    left.includes(gearClass) ? null : baseStars(level) + (worn.includes(gearClass) ? more : 0)
  return { ...equalled(armed(level, starsOf)), skill }
}

/** Percentage of fights won. */
export function wonPercent(attacker: FightContender, defender: FightContender, fights: number): number {
  let won = 0
  for (let turn = 0; turn < fights; turn += 1) {
    won += Number(fight({ attacker, defender, ground: 'FIELD' }, `equal ${turn}`).result === 'WIN')
  }
  return (100 * won) / fights
}
