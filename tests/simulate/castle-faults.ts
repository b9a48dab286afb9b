import { gearById } from '#catalogue/gear/gear.ts'
import { GEAR_CLASS_TEXTS } from '#catalogue/gear/gear-classes.ts'
import { RESOURCES } from '#catalogue/inventory/resources.ts'
import { skillByKey } from '#catalogue/skills/skills.ts'
import { ARMY_GROUPS, maxArmy } from '#rules/army/army.ts'
import { BUILDINGS, buildingLevelMax } from '#rules/buildings/buildings.ts'
import { STACK_MAX } from '#rules/core/buying.ts'
import { enhanceLevelForPoints, enhanceLevelMax } from '#rules/forge/enhance.ts'
import { equipRefusals } from '#rules/gear/equip.ts'
import type { Gear } from '#rules/gear/gear.ts'
import { LEVEL_MAX, levelForExperience } from '#rules/player/level.ts'
import type { NeighbourCastle, NeighbourGear } from '#rules/player/neighbour-castle.ts'
import { SKILL_LEVEL_MAX } from '#rules/skills/skills.ts'

function specimen(item: NeighbourGear): Gear {
  const model = gearById(item.gearId)
  if (model === undefined) throw new Error(`No gear ${item.gearId}`)
  return {
    model,
    quality: item.quality,
    enhanceLevel: enhanceLevelForPoints(item.points ?? 0),
    grind: {
      characteristics: item.characteristics ?? null,
      armorOrDodge: item.armorOrDodge ?? null,
      limitsLevel: item.limits ?? 0,
    },
    craft: null,
    equippedSlot: item.slot,
    isInMarket: false,
  }
}

function gearFaults({ gear, level }: NeighbourCastle): string[] {
  const doubled = gear.length - new Set(gear.map(({ slot }) => slot)).size
  const faults = doubled > 0 ? ['two items in one slot'] : []
  for (const item of gear) {
    const whole = specimen(item)
    const may = GEAR_CLASS_TEXTS[whole.model.gearClass].sharpenings
    if (equipRefusals(whole, { slot: item.slot, level }).length > 0)
      faults.push(`${item.gearId} cannot be worn`)
    if (whole.enhanceLevel > enhanceLevelMax(level)) faults.push(`${item.gearId} has too many stars`)
    if (item.quality > 100) faults.push(`${item.gearId} is too good`)
    if (item.characteristics !== undefined && !may.characteristics.includes(item.characteristics.name)) {
      faults.push(`${item.gearId} cannot be sharpened so`)
    }
    if (item.armorOrDodge !== undefined && !may.armorOrDodge) faults.push(`${item.gearId} takes no trade`)
  }
  return faults
}

/** What the rules or the catalogue do not allow about a generated castle. */
export function castleFaults(castle: NeighbourCastle): string[] {
  const { level, army, buildings, branches, skills, resources } = castle
  const most = maxArmy(level, buildings)
  return [
    ...(level < 1 || level > LEVEL_MAX || level !== levelForExperience(castle.experience) ? ['level'] : []),
    ...ARMY_GROUPS.filter((group) => army[group] > most[group]),
    ...BUILDINGS.filter((building) => buildings[building] > buildingLevelMax(building, level)),
    ...(branches.length === new Set(branches).size ? [] : ['a branch twice']),
    ...Object.entries(skills).flatMap(([key, learned]) => {
      const skill = skillByKey(key)
      const open = skill !== undefined && branches.includes(skill.branch) && learned <= SKILL_LEVEL_MAX
      return open ? [] : [`skill ${key}`]
    }),
    ...resources.flatMap(({ resourceId, amount }) =>
      RESOURCES.some(({ id }) => id === resourceId) && amount <= STACK_MAX ? [] : [`resource ${resourceId}`],
    ),
    ...gearFaults(castle),
  ]
}
