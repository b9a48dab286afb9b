import { projectilesCapacity, vaultGold } from '#rules/buildings/buildings.ts'
import { TOWER_RESOURCE } from '#rules/raids/decide-raid.ts'
import type { RaidState } from '#rules/raids/raid-state.ts'
import type { Victim } from '#rules/raids/refusals.ts'
import { trainingOpponent } from '#rules/raids/training.ts'
import type { Castle } from '../castle.ts'
import { energyAtHand } from '../energy.ts'
import { fightingArmyOf, totalsOf } from '../fighting-army.ts'
import { defenceOf, raidContenderOf } from './raid-contender.ts'

type Raider = RaidState['raider']

/** A castle as raider. Its army is at home: missions of a session are over before its raids. */
export function raiderStateOf(castle: Castle, now: number): Raider {
  return {
    contender: raidContenderOf(castle, now, false),
    instructors: fightingArmyOf(castle).army.instructors,
    energy: energyAtHand(castle, now),
    energySpentToday: castle.today.energySpent,
    wood: castle.resources[TOWER_RESOURCE] ?? 0,
    catapult: castle.buildings.catapult,
    projectiles: Math.max(
      0,
      projectilesCapacity(castle.buildings.catapultProjectiles) - castle.outside.projectilesThrown,
    ),
    isResting: castle.restUntil > now,
    isAway: false,
  }
}

/** What may forbid a raid of one castle on another. Simulated castles have neither guilds nor households. */
export function victimOf(by: Castle, castle: Castle, now: number): Victim {
  return {
    level: castle.level,
    isOwn: castle.id === by.id,
    isProtected: (castle.outside.protectedUntil ?? 0) > now,
    isImmune: castle.immuneUntil > now,
    isCoolingDown: (by.outside.raidAgainAt[castle.id] ?? 0) > now,
    isGuildMate: false,
    isClosed: false,
    isHousehold: false,
  }
}

/** Everything that decides a raid on a castle, but its class. */
export function raidStateOf(
  raider: Raider,
  by: Castle,
  castle: Castle,
  now: number,
): Omit<RaidState, 'difficulty'> {
  const defender = raidContenderOf(castle, now, true)
  return {
    raider,
    victim: {
      ...victimOf(by, castle, now),
      gold: {
        gold: castle.gold,
        vault: vaultGold(castle.buildings.storage, castle.level, totalsOf(castle).vault),
        atDayStart: castle.today.goldAtStart,
        lootedToday: castle.today.looted,
        isTakenEnough: false,
      },
      servants: defender.army.servants,
      defencesRewardedToday: castle.today.defencesRewarded,
    },
    defender,
    castle: defenceOf(castle),
  }
}

/** A raid on the training opponent. */
export function trainingStateOf(raider: Raider): RaidState {
  return {
    raider,
    difficulty: 'TRAINING',
    victim: null,
    defender: trainingOpponent(raider.contender),
    castle: { walls: 0, moats: 0, stakes: 0, garrison: { top: 0, left: 0, right: 0, bottom: 0 } },
  }
}
