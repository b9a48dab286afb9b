import { MISSION_GEAR_TIERS } from '#catalogue/gear/mission-gear.ts'
import { QUALITY_BANDS } from '#catalogue/shop/shop.ts'
import { ARMY_GROUPS } from '#rules/army/army.ts'
import { challengeDiamonds } from '#rules/challenges/challenges.ts'
import { damageDealt } from '#rules/fight/damage-dealt.ts'
import { fight } from '#rules/fight/fight.ts'
import type { FightContender, FightReport } from '#rules/fight/report.ts'
import { drawGearModel, gearDropChance } from '#rules/gear/drop.ts'
import { drawQuality } from '#rules/gear/quality.ts'
import { missionReward } from '#rules/missions/mission-reward.ts'
import { countForChallenge } from './between/challenge-points.ts'
import type { Castle } from './castle.ts'
import { takeEnergy } from './energy.ts'
import { addGain } from './gain.ts'
import { followTutorial, grow } from './grow.ts'
import { hostOf, totalsOf } from './host.ts'
import { store } from './income.ts'
import type { Choice } from './mission-choice.ts'
import type { Quest } from './mission-list.ts'
import { earn } from './money.ts'
import { endMarch, notice } from './news.ts'
import { countEvents } from './quests.ts'
import { freePlaces, makePiece, recycle, wearIfBetter } from './storage.ts'
import type { Weights } from './worth.ts'

/** Below this chance a mission does not count as useful. */
const USEFUL_CHANCE = 0.2

function bury(castle: Castle, report: FightReport, now: number): void {
  const { fallen } = report.attacker
  if (fallen === null) return
  let lost = 0
  for (const group of ARMY_GROUPS) {
    castle.army[group] -= fallen[group]
    lost += fallen[group]
  }
  if (lost > 0) countEvents(castle, [{ type: 'unitsLost', amount: lost }], now)
}

function findGear(castle: Castle, quest: Quest, luck: number, weights: Weights, now: number): void {
  const { mission, gearChance, enemyLuck, gear } = quest
  const chance = gearDropChance(
    { level: mission.level, chance: gearChance, enemyLuck },
    { level: castle.level, luck },
  )
  if (!castle.random.chance(chance)) return
  const model = drawGearModel(gear, mission.level, MISSION_GEAR_TIERS.best, castle.random)
  if (model === null) return
  const piece = makePiece(castle, model, drawQuality(QUALITY_BANDS, castle.random))
  const places = freePlaces(castle)
  if (wearIfBetter(castle, piece, weights, now)) return
  castle.gear.push(piece)
  if (places < 1) recycle(castle, piece)
}

function takeReward(
  castle: Castle,
  quest: Quest,
  luck: number,
  weights: Weights,
  now: number,
): { gold: number; diamonds: number; experience: number } {
  const { mission, difficulty, energy } = quest
  const basis = {
    level: castle.level,
    instructors: hostOf(castle).army.instructors,
    // The mission's own energy has been counted already.
    energySpentToday: castle.today.energySpent - energy,
    goldSkill: totalsOf(castle).missionGold,
  }
  const reward = missionReward(mission, difficulty, basis, castle.random)
  const { gold } = reward
  const diamonds = challengeDiamonds(castle.outside.contest?.type ?? null, reward.diamonds)
  earn(castle, 'gold', gold, 'mission', now)
  earn(castle, 'diamonds', diamonds, 'mission', now)
  for (const { resourceId, amount } of reward.resources) store(castle, resourceId, amount)
  findGear(castle, quest, luck, weights, now)
  grow(castle, reward.experience, now)
  return { gold, diamonds, experience: reward.experience }
}

/** One whole mission with its reward. Returns whether it was won. */
export function fightMission(
  castle: Castle,
  { quest, chance }: Choice,
  host: FightContender,
  weights: Weights,
  now: number,
): boolean {
  const { difficulty, energy } = quest
  followTutorial(castle, { type: 'missionStarted' }, now)
  takeEnergy(castle, energy, now)
  followTutorial(castle, { type: 'energySpent', amount: energy }, now)
  castle.fights += 1
  const seed = `${castle.seed}:mission ${castle.fights}`
  const report = fight({ attacker: host, defender: quest.enemy, ground: 'FIELD' }, seed)
  const tally = castle.record.missions[difficulty]
  tally.fought += 1
  tally.energy += energy
  if (chance >= USEFUL_CHANCE) castle.today.acts += 1
  bury(castle, report, now)
  let gained = { gold: 0, diamonds: 0, experience: 0 }
  if (report.result === 'WIN') {
    tally.won += 1
    notice(castle, `mission ${quest.mission.key}`)
    const { key: missionKey, regionKey } = quest.mission
    const won = { type: 'missionWon' as const, difficulty, missionKey, regionKey }
    countEvents(castle, [won], now)
    gained = takeReward(castle, quest, host.characteristics.luck, weights, now)
    followTutorial(castle, won, now)
  }
  const { gold, diamonds, experience } = gained
  addGain(castle, 'missions', { energy, gold, experience })
  const damage = castle.outside.contest?.type === 'MISSION_DAMAGE_DEALING' ? damageDealt(report) : 0
  endMarch(castle)
  countForChallenge(
    castle,
    {
      type: 'missionEnded',
      difficulty,
      result: report.result,
      damage,
      gold,
      diamonds,
    },
    now,
  )
  return report.result === 'WIN'
}
