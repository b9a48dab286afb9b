import type { EnemyBuild } from '#rules/missions/enemy-build.ts'

/**
 * The builds of the enemies, each about as strong as the usual enemy of its level. `guard` decides which arm to
 * bring, `volleyPercent` which skill (docs/game.md, "Enemies with a character").
 */

/** Arrows and swords do not pierce its armour, lances do. */
export const ARMORED: EnemyBuild = {
  attack: 83,
  health: 82,
  armor: 170,
  mastery: 100,
  dodge: 70,
  luck: 100,
  formation: { volleyPercent: 25, guard: { VOLLEY: 45, CHARGE: 0, STRIKE: 40 } },
}

/** Evades arrows, and riders even more. */
export const NIMBLE: EnemyBuild = {
  attack: 83,
  health: 82,
  armor: 80,
  mastery: 100,
  dodge: 250,
  luck: 100,
  formation: { volleyPercent: 80, guard: { VOLLEY: 25, CHARGE: 45, STRIKE: 0 } },
}

/** Arrows miss it, and its blows often are critical. */
export const LUCKY: EnemyBuild = {
  attack: 83,
  health: 91,
  armor: 90,
  mastery: 100,
  dodge: 100,
  luck: 250,
  formation: { volleyPercent: 75, guard: { VOLLEY: 45, CHARGE: 25, STRIKE: 0 } },
}

/** Shoots from behind cover: who rides fast suffers least. */
export const RANGED: EnemyBuild = {
  attack: 93,
  health: 86,
  armor: 85,
  mastery: 80,
  dodge: 100,
  luck: 100,
  formation: { volleyPercent: 80, guard: { VOLLEY: 45, CHARGE: 0, STRIKE: 43 } },
}

/** A crowd: much health and weak blows. Swordsmen get stuck in it. */
export const MANY: EnemyBuild = {
  attack: 76,
  health: 122,
  armor: 85,
  mastery: 95,
  dodge: 90,
  luck: 90,
  formation: { volleyPercent: 25, guard: { VOLLEY: 0, CHARGE: 30, STRIKE: 45 } },
}

/** Strikes hard at close quarters, but does not stand long. */
export const FIERCE: EnemyBuild = {
  attack: 107,
  health: 69,
  armor: 90,
  mastery: 130,
  dodge: 95,
  luck: 95,
  formation: { volleyPercent: 20, guard: { VOLLEY: 0, CHARGE: 30, STRIKE: 45 } },
}
