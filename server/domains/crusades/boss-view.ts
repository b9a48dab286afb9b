import { CRUSADE_GEAR, type CrusadeMission } from '#catalogue/crusades/crusades.ts'
import { MISSION_VIGNETTES } from '#catalogue/missions/missions.ts'
import type { CrusadeBoss, CrusadeReason, ErrorCode, MissionDrop } from '#generated/types.ts'
import type { Refusal } from '#rules/core/refusal.ts'
import { CRUSADE_ENERGY, crusadeExperience, crusadeSeconds } from '#rules/crusades/crusades.ts'
import { crusadeForecast } from '#rules/crusades/forecast.ts'
import { crusadeJoinRefusals } from '#rules/crusades/refusals.ts'
import { crusadeGearChance, crusadeOdds } from '#rules/crusades/spoils.ts'
import { wholePercent } from '#rules/missions/mission-forecast.ts'
import { titleForLevel } from '#rules/player/title.ts'
import { resourceById } from '../../game/items/resource-views.ts'
import { gameMilliseconds } from '../../platform/clock.ts'
import type { Crusader } from './crusaders.ts'

/** What decides how a boss looks to a player. */
export type Viewer = Pick<Crusader, 'contender' | 'basis'> & { readonly inCrusade: boolean }

export function viewReasons(refusals: readonly Refusal<ErrorCode>[]): CrusadeReason[] {
  return refusals.map(({ code, message }) => ({ code, message }))
}

function viewDrops(boss: CrusadeMission, { basis }: Viewer, members: number): MissionDrop[] {
  const { diamondChance } = crusadeOdds(boss, basis, members)
  const gearChance = crusadeGearChance(boss, basis.level, members, CRUSADE_GEAR.chance)
  const drop = (kind: MissionDrop['kind'], name: string, icon: string, chance: number): MissionDrop[] =>
    chance > 0 ? [{ kind, name, icon, chancePercent: wholePercent(chance) }] : []
  return [
    ...drop('DIAMOND', 'Алмаз', 'cut-diamond', diamondChance),
    ...drop('GEAR', 'Снаряжение', 'knapsack', gearChance),
    ...boss.resources.flatMap(({ resourceId, amount }) => {
      const resource = resourceById(resourceId)
      return resource ? drop('RESOURCE', `${resource.name}, ${amount}\u00a0шт.`, resource.icon, 10_000) : []
    }),
  ]
}

/** A boss for a player, with the spoils of one of so many members: as many as it needs, or more. */
export function viewBoss(boss: CrusadeMission, viewer: Viewer, members = boss.hostsNeeded): CrusadeBoss {
  const { basis, contender, inCrusade } = viewer
  const { goldMin, goldMax } = crusadeOdds(boss, basis, members)
  return {
    missionKey: boss.key,
    name: boss.name,
    legend: boss.legend,
    level: boss.level,
    title: titleForLevel(boss.level),
    enemyName: boss.enemyName,
    icon: boss.icon,
    vignette: MISSION_VIGNETTES.find((vignette) => vignette === boss.vignette) ?? 'road',
    hostsNeeded: boss.hostsNeeded,
    energy: CRUSADE_ENERGY,
    durationSeconds: Math.ceil(gameMilliseconds(crusadeSeconds()) / 1000),
    ...crusadeForecast(
      boss,
      Array.from({ length: boss.hostsNeeded }, () => contender),
    ),
    experience: crusadeExperience(boss, basis, members),
    goldMin,
    goldMax,
    drops: viewDrops(boss, viewer, members),
    refusals: viewReasons(crusadeJoinRefusals({ boss, level: basis.level, inCrusade, members: 0 })),
  }
}
