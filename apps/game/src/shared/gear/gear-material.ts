import type { GearClass } from '#rules/gear/gear-class.ts'
import type { Material } from '../../ui/pictures/item-sign.tsx'

/** The main material of each gear class, which tints its plate. */
export const CLASS_MATERIALS = {
  rangedWeapon: 'wood',
  lightArmor: 'leather',
  cloak: 'cloth',
  meleeWeapon: 'steel',
  heavyArmor: 'steel',
  shield: 'cloth',
  squireEquipment: 'leather',
  musicalInstrument: 'wood',
  boots: 'leather',
  holyBook: 'holy',
  mantle: 'holy',
  jewelry: 'gold',
  wand: 'wood',
  animal: 'beast',
  tool: 'steel',
  headman: 'cloth',
  dishes: 'steel',
  cutlery: 'gold',
  spear: 'steel',
  horse: 'beast',
  blank: 'steel',
} satisfies Record<GearClass, Material>

const resourceMaterials = new Map<string, Material>([
  ['wood-pile', 'wood'],
  ['clay-brick', 'leather'],
  ['rolled-cloth', 'herb'],
  ['wool', 'beast'],
  ['animal-hide', 'leather'],
  ['herbs-bundle', 'herb'],
  ['honeycomb', 'gold'],
  ['gems', 'gold'],
])

/** The tint of a resource by its icon. Grey for stone, ore and anything not listed. */
export function resourceMaterial(icon: string): Material {
  return resourceMaterials.get(icon) ?? 'steel'
}
