import { CRUSADE_GEAR, CRUSADES, type CrusadeMission } from '#catalogue/crusades/crusades.ts'
import type { CrusadeKnowledge, CrusadeKnowledgeList } from '#generated/types.ts'
import {
  CRUSADE_ENERGY,
  CRUSADE_MEMBERS,
  crusadeEnemy,
  crusadeExperience,
  crusadeSeconds,
} from '#rules/crusades/crusades.ts'
import { crusadeGearChance, crusadeOdds } from '#rules/crusades/spoils.ts'
import { titleForLevel } from '#rules/player/title.ts'
import { viewClassNames } from './gear.ts'
import { plainLord, viewChances, worldSeconds } from './spoils.ts'

function viewCrusade(boss: CrusadeMission): CrusadeKnowledge {
  const lord = plainLord(boss.level)
  const { goldMin, goldMax, diamondChance } = crusadeOdds(boss, lord, boss.hostsNeeded)
  const { healthMax, characteristics } = crusadeEnemy(boss)
  return {
    missionKey: boss.key,
    name: boss.name,
    legend: boss.legend,
    level: boss.level,
    title: titleForLevel(boss.level),
    icon: boss.icon,
    enemyName: boss.enemyName,
    hostsNeeded: boss.hostsNeeded,
    hostsMin: CRUSADE_MEMBERS.min,
    hostsMax: CRUSADE_MEMBERS.max,
    energy: CRUSADE_ENERGY,
    durationSeconds: worldSeconds(crusadeSeconds()),
    lostSeconds: worldSeconds(crusadeSeconds('LOSE')),
    enemy: { healthMax, characteristics },
    experience: crusadeExperience(boss, lord, boss.hostsNeeded),
    goldMin,
    goldMax,
    drops: viewChances({
      diamond: diamondChance,
      gear: crusadeGearChance(boss, boss.level, boss.hostsNeeded, CRUSADE_GEAR.chance),
      resources: boss.resources.map((resource) => ({ ...resource, chance: 10_000 })),
    }),
    gearQualityMin: CRUSADE_GEAR.qualityMin,
    gearClasses: viewClassNames(boss.gearClasses),
  }
}

export function viewCrusades(): CrusadeKnowledgeList {
  return { crusades: CRUSADES.map(viewCrusade) }
}
