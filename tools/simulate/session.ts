import { RAID_LEVEL } from '#rules/buildings/buildings.ts'
import { ENERGY_RESTORES_A_DAY } from '#rules/energy/restore.ts'
import { build } from './build.ts'
import { habitOf } from './calendar.ts'
import type { Castle } from './castle.ts'
import { craft } from './craft.ts'
import { buyRestore, energyAtHand } from './energy.ts'
import { departureOf } from './fighting-army.ts'
import { runQuests } from './grow.ts'
import { hire } from './hire.ts'
import { climbLadder, collectTaxes } from './income.ts'
import { learn } from './learn.ts'
import { fightMission } from './mission.ts'
import { type Choice, chooseMission } from './mission-choice.ts'
import { patrolReserve, sendPatrol } from './patrol.ts'
import { probe, probeClimb } from './probe.ts'
import { takeDailyQuests } from './quests.ts'
import { sharpen, sharpeningMax } from './sharpen.ts'
import { visitShop } from './shop.ts'
import { enhance, tidy } from './storage.ts'
import { turnDay } from './today.ts'
import { weighBonuses } from './worth.ts'

/** Missions between two looks at army, chances and the purse. */
const MISSIONS_AT_A_TIME = 6

/** Spare items that stay in the storage, for the market. */
const SPARE = { casual: 2, engaged: 3, payer: 3, trader: 5, raider: 3, idler: 1 } as const

/** Everything but fighting: army first, then gear, then the castle. */
function keepHouse(castle: Castle, now: number): void {
  const weights = weighBonuses(castle)
  hire(castle, now)
  tidy(castle, weights, SPARE[castle.archetype], now)
  visitShop(castle, weights, now)
  enhance(castle, weights, now)
  build(castle, now)
  sharpen(castle, weights, now)
  craft(castle, weights, now)
}

/** A payer's share of the day's restores at this sitting. */
function restoreShare(castle: Castle): number {
  if (castle.archetype !== 'payer') return 0
  return Math.ceil(ENERGY_RESTORES_A_DAY / habitOf('payer').hours.length)
}

/** Energy kept for raids and crusades. */
function keptEnergy(castle: Castle): number {
  return castle.level >= RAID_LEVEL ? habitOf(castle.archetype).kept : 0
}

/** Missions until the energy meant for them is spent. */
function campaign(castle: Castle, now: number): void {
  const { most } = habitOf(castle.archetype)
  const reserve = keptEnergy(castle) + patrolReserve(castle, now)
  let restores = restoreShare(castle)
  let spent = 0
  let probed = 0
  for (;;) {
    if (castle.level > probed) probeClimb(castle)
    probed = castle.level
    const weights = weighBonuses(castle)
    const { level } = castle
    let choice: Choice | null = null
    for (let fought = 0; fought < MISSIONS_AT_A_TIME; fought += 1) {
      const departure = departureOf(castle)
      const energy = Math.min(most - spent, energyAtHand(castle, now) - reserve)
      if (choice === null || choice.quest.energy > energy) {
        choice = chooseMission(castle, departure, energy)
      }
      if (choice === null) {
        if (restores < 1 || !buyRestore(castle, now)) return
        restores -= 1
        continue
      }
      spent += choice.quest.energy
      fightMission(castle, choice, departure, weights, now)
      if (castle.level > level) break
    }
    hire(castle, now)
  }
}

/** Everything one player does in one sitting; `now` in ms. */
export function playSession(castle: Castle, now: number): void {
  turnDay(castle, now)
  const { glory } = castle
  castle.today.sessions += 1
  climbLadder(castle, now)
  collectTaxes(castle, now)
  takeDailyQuests(castle, now)
  keepHouse(castle, now)
  runQuests(castle, now)
  campaign(castle, now)
  sendPatrol(castle, keptEnergy(castle), now)
  keepHouse(castle, now)
  learn(castle, glory, now)
  if (castle.today.sessions === 1) probe(castle)
  castle.record.sharpeningMax = Math.max(castle.record.sharpeningMax, sharpeningMax(castle.gear))
}
