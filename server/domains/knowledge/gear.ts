import { BLANK_GEAR } from '#catalogue/gear/blank.ts'
import { GEAR } from '#catalogue/gear/gear.ts'
import { GEAR_CLASS_TEXTS } from '#catalogue/gear/gear-classes.ts'
import type {
  GearClass,
  GearClassKnowledge,
  GearClassKnowledgeList,
  GearClassName,
} from '#generated/types.ts'
import type { GearModel } from '#rules/gear/gear.ts'
import { GEAR_CLASSES } from '#rules/gear/gear-class.ts'

/** The models of a class, the lowest level first. */
export function modelsOf(gearClass: GearClass): readonly GearModel[] {
  return [...GEAR, BLANK_GEAR]
    .filter((model) => model.gearClass === gearClass)
    .sort((left, right) => left.level - right.level || left.id - right.id)
}

export function viewClassNames(classes: readonly GearClass[]): GearClassName[] {
  return classes.map((gearClass) => ({ gearClass, name: GEAR_CLASS_TEXTS[gearClass].name }))
}

export function viewGearClasses(): GearClassKnowledgeList {
  return {
    classes: GEAR_CLASSES.map((gearClass) => {
      const { name, legend, icon } = GEAR_CLASS_TEXTS[gearClass]
      return { gearClass, name, legend, icon, models: modelsOf(gearClass).length }
    }),
  }
}

export function viewGearClass(gearClass: GearClass): GearClassKnowledge {
  const { name, legend, icon, sharpenings } = GEAR_CLASS_TEXTS[gearClass]
  const { characteristics, armorOrDodge, limits } = sharpenings
  return {
    gearClass,
    name,
    legend,
    icon,
    sharpenings: { characteristics: [...characteristics], armorOrDodge, limits },
    models: modelsOf(gearClass).map((model) => ({
      gearId: model.id,
      name: model.name,
      legend: model.legend,
      icon: model.icon,
      level: model.level,
      characteristics: model.characteristics,
      army: model.army,
    })),
  }
}
