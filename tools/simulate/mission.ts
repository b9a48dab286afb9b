import { subtractArmy } from '#rules/army/army.ts'
import {
  decideMission,
  decideReturn,
  type MissionLoot,
  type MissionState,
} from '#rules/missions/decide-mission.ts'
import type { FoundItem } from '#rules/missions/mission-gear.ts'
import { missionRefusals } from '#rules/missions/missions.ts'
import type { PatrolHours } from '#rules/missions/patrol.ts'
import { allowed } from './allowed.ts'
import { countForChallenge } from './between/challenge-points.ts'
import type { Castle } from './castle.ts'
import { energyAtHand, takeEnergy } from './energy.ts'
import { addGain } from './gain.ts'
import { grow } from './grow.ts'
import { store } from './income.ts'
import type { Choice } from './mission-choice.ts'
import { earn } from './money.ts'
import { endMission, notice } from './news.ts'
import { advance } from './quests.ts'
import { freePlaces, makeGear, recycle, wearIfBetter } from './storage.ts'
import type { Weights } from './worth.ts'

/** Below this chance a mission does not count as useful. */
const USEFUL_CHANCE = 0.2

function takeGear(castle: Castle, { model, quality }: FoundItem, weights: Weights, now: number): void {
  const item = makeGear(castle, model, quality)
  const places = freePlaces(castle)
  if (wearIfBetter(castle, item, weights, now)) return
  castle.gear.push(item)
  if (places < 1) recycle(castle, item, now)
}

function takeLoot(castle: Castle, loot: MissionLoot, weights: Weights, now: number): void {
  const { reward, patrolGold, gear } = loot
  earn(castle, 'gold', reward.gold - patrolGold, 'mission', now)
  earn(castle, 'gold', patrolGold, 'patrol', now)
  earn(castle, 'diamonds', reward.diamonds, 'mission', now)
  for (const { resourceId, amount } of reward.resources) store(castle, resourceId, amount)
  if (gear !== null) takeGear(castle, gear, weights, now)
  grow(castle, reward.experience, now)
}

/** Records a mission. Its patrol is not counted: it pays for energy of its own. */
function writeDown(castle: Castle, { quest, chance }: Choice, loot: MissionLoot | null): void {
  const { difficulty, energy, mission } = quest
  const tally = castle.record.missions[difficulty]
  tally.fought += 1
  tally.energy += energy
  if (chance >= USEFUL_CHANCE) castle.today.acts += 1
  if (loot !== null) {
    tally.won += 1
    notice(castle, `mission ${mission.key}`)
  }
  const { gold, experience } = loot?.reward ?? { gold: 0, experience: 0 }
  addGain(castle, 'missions', { energy, gold: gold - (loot?.patrolGold ?? 0), experience })
  endMission(castle)
}

/** One whole mission with its reward, and a patrol if hours are given. */
export function fightMission(
  castle: Castle,
  choice: Choice & { patrolHours?: PatrolHours },
  departure: MissionState,
  weights: Weights,
  now: number,
): void {
  const { quest, patrolHours = null } = choice
  const { mission, difficulty, finds } = quest
  const { level } = castle
  const energy = energyAtHand(castle, now)
  allowed({ refusals: missionRefusals({ mission, difficulty, level, energy, away: false, patrolHours }) })
  castle.fights += 1
  const seed = `${castle.seed}:mission ${castle.fights}`
  const decided = decideMission(departure, { mission, difficulty, patrolHours }, seed)
  takeEnergy(castle, decided.cost, now)
  advance(castle, decided.events, now)
  const { report } = decided
  const { result } = report
  const { basis } = departure
  const { fallen, loot, challenge, events } = decideReturn(
    { missionKey: mission.key, difficulty, patrolHours, basis, result, report },
    { mission, finds },
    castle.outside.contest?.type ?? null,
  )
  if (fallen !== null) castle.army = subtractArmy(castle.army, fallen)
  if (loot !== null) takeLoot(castle, loot, weights, now)
  countForChallenge(castle, challenge, now)
  advance(castle, events, now)
  writeDown(castle, choice, loot)
}
