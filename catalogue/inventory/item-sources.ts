import type { GearModel } from '#rules/gear/gear.ts'
import type { Difficulty, Mission } from '#rules/missions/missions.ts'
import { BLANK_GEAR } from '../gear/blank.ts'
import { gearById } from '../gear/gear.ts'
import { MISSION_GEAR_CHANCE, MISSION_GEAR_TIERS } from '../gear/mission-gear.ts'
import { missionGearModels } from '../gear/mission-gear-models.ts'
import { MISSIONS } from '../missions/missions.ts'
import { LADDER_RESOURCES } from '../quests/daily-ladder.ts'
import { wineById } from './wines.ts'

export type SourcedItem = { kind: 'resource' | 'gear' | 'consumable'; id: number }

/** A mission whose victory may bring the item: `amount` of it, with a chance in basis points by difficulty. */
export type MissionSource = {
  kind: 'mission'
  missionKey: string
  name: string
  regionKey: string
  level: number
  amount: number
  chance: Readonly<Record<Difficulty, number>>
}

/** Where an item comes from. `days` are the steps of the daily reward, counted from 1. */
export type ItemSource =
  | MissionSource
  | { kind: 'shop' }
  | { kind: 'market' }
  | { kind: 'dailyReward'; days: readonly number[] }
  /** Removing a craft returns the resources that it took. */
  | { kind: 'craftRemoval' }

function missionSource(
  { key, name, regionKey, level }: Mission,
  amount: number,
  chance: MissionSource['chance'],
): MissionSource {
  return { kind: 'mission', missionKey: key, name, regionKey, level, amount, chance }
}

function resourceSources(resourceId: number): ItemSource[] {
  const days = LADDER_RESOURCES.flatMap((id, index) => (id === resourceId ? [index + 1] : []))
  return [
    ...MISSIONS.flatMap((mission) =>
      mission.drops
        .filter((drop) => drop.resourceId === resourceId)
        .map(({ amount, chance }) => missionSource(mission, amount, chance)),
    ),
    ...(days.length > 0 ? [{ kind: 'dailyReward' as const, days }] : []),
    { kind: 'craftRemoval' },
    { kind: 'market' },
  ]
}

/**
 * The share of a mission's gear that is this model, in basis points: the classes are equally likely, and of a
 * class it is the best model of the mission's level or the one before.
 */
function modelShare(model: GearModel, mission: Mission): number {
  const open = missionGearModels(mission.key).filter(({ level }) => level <= mission.level)
  const ladder = open
    .filter(({ gearClass }) => gearClass === model.gearClass)
    .map(({ level }) => level)
    .sort((left, right) => right - left)
  const [best, before] = ladder
  const classes = Math.max(1, new Set(open.map(({ gearClass }) => gearClass)).size)
  const { best: ofBest, oneLower } = MISSION_GEAR_TIERS
  if (model.level === best) return Math.round((before === undefined ? ofBest + oneLower : ofBest) / classes)
  return model.level === before ? Math.round(oneLower / classes) : 0
}

/** The chances are those of a player of the mission's level who is as lucky as the enemy. */
function gearMissions(model: GearModel): MissionSource[] {
  return MISSIONS.flatMap((mission) => {
    const share = modelShare(model, mission)
    if (share === 0) return []
    const chanceOf = (difficulty: Difficulty) =>
      Math.round((MISSION_GEAR_CHANCE[difficulty] * share) / 10_000)
    return [
      missionSource(mission, 1, {
        EASY: chanceOf('EASY'),
        MEDIUM: chanceOf('MEDIUM'),
        HARD: chanceOf('HARD'),
      }),
    ]
  })
}

const FOR_SALE: readonly ItemSource[] = [{ kind: 'shop' }, { kind: 'market' }]

function gearSources(gearId: number): ItemSource[] {
  const model = gearById(gearId)
  if (model) return [...gearMissions(model), ...FOR_SALE]
  return gearId === BLANK_GEAR.id ? [...FOR_SALE] : []
}

/** Where an item comes from, missions first, by their level. Empty for an unknown item. */
export function sourcesOf({ kind, id }: SourcedItem): ItemSource[] {
  if (kind === 'resource') return resourceSources(id)
  if (kind === 'gear') return gearSources(id)
  return wineById(id) ? [...FOR_SALE] : []
}
