import { enemyPowerPercent } from '#rules/fight/power.ts'
import { gearDropChance } from '#rules/gear/drop.ts'
import type { MissionState } from '#rules/missions/decide-mission.ts'
import {
  missionDiamondChance,
  missionExperience,
  missionGold,
  type RewardBasis,
} from '#rules/missions/mission-reward.ts'
import type { Archetype } from './archetypes.ts'
import { wantedResources } from './build.ts'
import type { Castle } from './castle.ts'
import { QUESTS, type Quest, questsNear } from './mission-list.ts'

/**
 * Value of a win's parts to a player: one experience, gear, a diamond, the usual gold of one energy, a wanted
 * resource.
 */
type Taste = { experience: number; gear: number; diamonds: number; gold: number; resource: number }

const HURRY: Taste = { experience: 1, gear: 1.5, diamonds: 1.5, gold: 0.05, resource: 0.3 }
const BALANCED: Taste = { experience: 1, gear: 2.5, diamonds: 2.5, gold: 0.08, resource: 0.5 }
const GATHER: Taste = { experience: 0.7, gear: 4, diamonds: 4, gold: 0.1, resource: 0.7 }
const TRADE: Taste = { experience: 0.8, gear: 3, diamonds: 2, gold: 0.25, resource: 1 }

const TASTES = {
  casual: [HURRY, BALANCED, BALANCED],
  engaged: [HURRY, BALANCED, GATHER],
  payer: [HURRY, BALANCED, GATHER],
  trader: [TRADE, TRADE, GATHER],
  raider: [HURRY, BALANCED, BALANCED],
  idler: [HURRY, HURRY, BALANCED],
} as const satisfies Record<Archetype, readonly Taste[]>

/** Chance of a win that a player reads out of the enemy's strength in per cent: 75 → .92, 92 → .63, 106 → .35. */
export function chanceAgainst(powerPercent: number): number {
  return 1 / (1 + Math.exp(8.9 * (Math.log(powerPercent / 100) + 0.0215)))
}

export type Choice = { quest: Quest; chance: number }

function worthOf(
  quest: Quest,
  chance: number,
  basis: RewardBasis,
  taste: Taste,
  wanted: ReadonlySet<number>,
): number {
  const { mission, difficulty, energy, finds } = quest
  const { level } = basis
  const { luck } = quest.enemy.characteristics
  const find = { level: mission.level, chance: finds.chance[difficulty], enemyLuck: luck }
  const gold = missionGold(mission, difficulty, { level })
  let win =
    (taste.experience * missionExperience(mission, difficulty, basis)) / 100 +
    (taste.gear * gearDropChance(find, { level, luck })) / 10_000 +
    (taste.diamonds * missionDiamondChance(mission, difficulty, level)) / 10_000 +
    (taste.gold * (gold.min + gold.max)) / 2 / (4 + level ** 1.35)
  for (const drop of mission.drops) {
    if (wanted.has(drop.resourceId)) win += (taste.resource * drop.amount * drop.chance[difficulty]) / 10_000
  }
  return (chance * win) / energy
}

/** The mission that this player would choose now with this much energy, or null. */
export function chooseMission(
  castle: Castle,
  { contender, basis }: MissionState,
  energy: number,
): Choice | null {
  const wanted = wantedResources(castle)
  const tastes = TASTES[castle.archetype]
  const taste = tastes[castle.id % tastes.length] ?? BALANCED
  let best: (Choice & { worth: number }) | null = null
  const consider = (quest: Quest): void => {
    if (quest.energy > energy) return
    const chance = chanceAgainst(enemyPowerPercent(contender, quest.enemy))
    const worth = worthOf(quest, chance, basis, taste, wanted)
    if (best === null || worth > best.worth) best = { quest, chance, worth }
  }
  for (const quest of questsNear(castle.level)) consider(quest)
  if (wanted.size > 0) {
    for (const quest of QUESTS) {
      if (
        quest.mission.level < castle.level - 2 &&
        quest.mission.drops.some((drop) => wanted.has(drop.resourceId))
      ) {
        consider(quest)
      }
    }
  }
  return best
}
