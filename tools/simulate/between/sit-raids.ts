import { BUILDING_ENTRIES } from '#catalogue/buildings/buildings.ts'
import { decideRepair } from '#rules/buildings/repair.ts'
import type { Random } from '#rules/core/random.ts'
import { raidChoiceRefusals, raidInputFor } from '#rules/raids/decide-raid.ts'
import { searchRefusals, spyRefusals } from '#rules/raids/refusals.ts'
import { type FoundDifficulty, nearestDifficulty } from '#rules/raids/search.ts'
import { RAID_ENERGY } from '#rules/raids/spoils.ts'
import { relationSeconds } from '#rules/raids/timers.ts'
import type { Archetype } from '../archetypes.ts'
import type { Castle } from '../castle.ts'
import { HOUR_MS } from '../clock.ts'
import { energyAtHand } from '../energy.ts'
import { spend } from '../money.ts'
import { findOpponent, mayRaid } from './find-opponent.ts'
import { type PlannedRaid, playRaid, playTraining } from './raid.ts'
import { healthPercent } from './raid-contender.ts'
import { estimatedChance } from './raid-estimate.ts'
import { attackPlanOf, planAgainst } from './raid-plan.ts'
import { raiderStateOf, raidStateOf, trainingStateOf } from './raid-state.ts'
import { drinkWine } from './wine.ts'

/** Maximum raids per day, and the chance that a session includes raids, in basis points. */
const APPETITE = {
  raider: { aDay: 100, chance: 10_000 },
  engaged: { aDay: 2, chance: 4_000 },
  payer: { aDay: 2, chance: 4_000 },
  trader: { aDay: 1, chance: 2_000 },
  casual: { aDay: 1, chance: 700 },
  idler: { aDay: 0, chance: 0 },
} as const satisfies Record<Archetype, { aDay: number; chance: number }>

/** Below this health a castle drinks wine or waits. */
const HEALTH_PERCENT = 70
/** Searches in one session before the player gives up. */
const SEARCHES = 8
/** Chances, in basis points, that a player spies before a raid, and takes revenge for a lost defence. */
const SPY_CHANCE = 1_500
const REVENGE_CHANCE = 3_000

function requestOf(random: Random): FoundDifficulty {
  const lot = random.int(1, 100)
  if (lot <= 30) return 'LOW'
  return lot <= 75 ? 'MEDIUM' : 'HIGH'
}

/** Repairs damaged buildings as far as the purse allows. */
export function repairBuildings(castle: Castle, now: number): void {
  const { outside, buildings } = castle
  for (const building of [...outside.damaged]) {
    const entry = BUILDING_ENTRIES.find((candidate) => candidate.building === building)
    if (!entry) continue
    const { damaged } = outside
    const state = { damaged, buildingLevel: buildings[building], cost: entry.cost, gold: castle.gold }
    const repair = decideRepair(state, building)
    if (repair.refusals.length > 0) continue
    spend(castle, 'gold', repair.gold, 'repair', now)
    outside.damaged = repair.damaged
  }
}

/** The raid as planned, or where the garrison is the weakest if spies could look. */
function spied(castle: Castle, raid: PlannedRaid, now: number): PlannedRaid {
  const { outside } = raid.castle
  const refusals = spyRefusals({
    level: castle.level,
    isOwn: raid.castle.id === castle.id,
    isClosed: false,
    isImmune: outside.spyImmuneUntil > now,
    isCoolingDown: castle.outside.spiesBackAt > now,
  })
  if (refusals.length > 0) return raid
  outside.spyImmuneUntil = now + 1_000 * relationSeconds('immune-spy', false)
  castle.outside.spiesBackAt = now + 1_000 * relationSeconds('cooldown-spy', false)
  castle.record.spyings += 1
  return { ...raid, choice: planAgainst(raid.state.castle.garrison, raid.choice) }
}

/** A raid on who raided the castle last, unless it is hopeless. */
function revengeOf(castle: Castle, castles: readonly Castle[], now: number): PlannedRaid | null {
  const enemy = castles.find(({ id }) => id === castle.outside.avengeOn)
  const raider = raiderStateOf(castle, now)
  if (enemy === undefined || !mayRaid(raider, castle, enemy, now)) return null
  const choice = attackPlanOf(castle)
  const state = raidStateOf(raider, castle, enemy, now)
  const difficulty = nearestDifficulty(100 * estimatedChance(raidInputFor(state, choice)))
  return difficulty === 'HIGH' ? null : { castle: enemy, state: { ...state, difficulty }, choice }
}

/** Fights a planned raid if the rules let it. */
function fight(castle: Castle, raid: PlannedRaid, isRevenge: boolean, now: number): void {
  const { state, choice } = raid
  if (raidChoiceRefusals(state, choice).length > 0 || state.difficulty === 'TRAINING') return
  const tally = isRevenge ? castle.record.revenges : castle.record.raids[state.difficulty]
  playRaid(castle, raid, tally, `${castle.seed}:raid ${now}`, now)
}

/** Who finds nobody drills on the training opponent. */
function train(castle: Castle, now: number): void {
  const state = trainingStateOf(raiderStateOf(castle, now))
  const choice = { position: 'bottom', siegeTower: false, projectiles: false } as const
  if (raidChoiceRefusals(state, choice).length === 0)
    playTraining(castle, { state, choice }, `${castle.seed}:training ${now}`, now)
}

/** The raids of one session within its hour: ten minutes of rest between two. */
export function sitRaids(
  castle: Castle,
  castles: readonly Castle[],
  sittingAt: number,
  random: Random,
): void {
  const { aDay, chance } = APPETITE[castle.archetype]
  if (searchRefusals(castle.level).length > 0 || !random.chance(chance)) return
  let now = Math.max(sittingAt, castle.restUntil)
  let isAvenging = castle.outside.avengeOn !== null && random.chance(REVENGE_CHANCE)
  let raids = 0
  for (let search = 0; search < SEARCHES && now < sittingAt + HOUR_MS; search += 1) {
    if (castle.outside.raids >= aDay) return
    if (energyAtHand(castle, now) < RAID_ENERGY) return
    if (healthPercent(castle, now) < HEALTH_PERCENT && !drinkWine(castle, now)) return
    const raider = raiderStateOf(castle, now)
    const revenge = isAvenging ? revengeOf(castle, castles, now) : null
    isAvenging = false
    const request = requestOf(random)
    const choice = attackPlanOf(castle)
    const found = revenge ?? findOpponent({ by: castle, raider, choice, request, castles }, now, random)
    if (found === null) continue
    const raid = random.chance(SPY_CHANCE) ? spied(castle, found, now) : found
    fight(castle, raid, revenge !== null, now)
    if (revenge !== null) castle.outside.avengeOn = null
    raids += 1
    now = Math.max(now, castle.restUntil)
  }
  if (raids === 0) train(castle, now)
}
