import { GEAR } from '#catalogue/gear/gear.ts'
import type { GearModel } from '#rules/gear/gear.ts'
import { GEAR_CLASSES, type GearClass } from '#rules/gear/gear-class.ts'
import { className } from '../../shared/gear/gear-words.ts'

/** The model a craft is made for. */
export type CraftModel = Pick<GearModel, 'id' | 'name' | 'icon' | 'gearClass' | 'level'>

/** Conditions on models. Empty ones match all. */
export type ModelFilter = { text: string; gearClass: GearClass | '' }

function plain(words: string): string {
  return words.trim().toLowerCase().replaceAll('ё', 'е')
}

/**
 * Matching models: first those the player has, then those the player's level can wear, then the rest. Each part by
 * distance from the player's level.
 */
export function findModels(
  { text, gearClass }: ModelFilter,
  owned: ReadonlySet<number>,
  level: number,
): CraftModel[] {
  const sought = plain(text)
  const rank = ({ id, level: needs }: CraftModel): number => (owned.has(id) ? 0 : needs <= level ? 1 : 2)
  const distance = (model: CraftModel): number => Math.abs(level - model.level)
  return GEAR.filter(
    (model) => (gearClass === '' || model.gearClass === gearClass) && plain(model.name).includes(sought),
  ).sort((left, right) => rank(left) - rank(right) || distance(left) - distance(right) || left.id - right.id)
}

export const CLASS_CHOICES: readonly { value: GearClass | ''; label: string }[] = [
  { value: '', label: 'Все классы' },
  ...GEAR_CLASSES.filter((gearClass) => gearClass !== 'blank').map((gearClass) => ({
    value: gearClass,
    label: className(gearClass),
  })),
]
