import type { CraftMaterial } from '#rules/craft/craft.ts'
import type { GearClass } from '#rules/gear/gear-class.ts'

const [WOOD, STONE, CLAY, LINEN, WOOL, LEATHER, HERBS, WAX, COAL, IRON, SILVER, AMBER] = [
  1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12,
] as const

function of(...materials: (readonly [resourceId: number, perSixty: number])[]): readonly CraftMaterial[] {
  return materials.map(([resourceId, perSixty]) => ({ resourceId, perSixty }))
}

const FORGED = of([IRON, 4], [COAL, 4], [SILVER, 1])
const SEWN = of([LINEN, 4], [WOOL, 3], [SILVER, 1])
const TANNED = of([LEATHER, 4], [WAX, 3], [SILVER, 1])
const HONED = of([IRON, 4], [STONE, 4], [SILVER, 1])
const FIRED = of([CLAY, 4], [COAL, 4], [SILVER, 1])
const CARVED = of([WOOD, 4], [HERBS, 3], [AMBER, 1])

/** Resources of a craft for gear of a class, for every 60 points begun (docs/game.md, "Forge and junk dealer"). */
export const CRAFT_MATERIALS: Readonly<Record<GearClass, readonly CraftMaterial[]>> = {
  rangedWeapon: CARVED,
  lightArmor: TANNED,
  cloak: SEWN,
  meleeWeapon: FORGED,
  heavyArmor: FORGED,
  shield: FORGED,
  squireEquipment: TANNED,
  musicalInstrument: CARVED,
  boots: TANNED,
  holyBook: SEWN,
  mantle: SEWN,
  jewelry: of([SILVER, 2], [AMBER, 2]),
  wand: CARVED,
  animal: SEWN,
  tool: HONED,
  headman: SEWN,
  dishes: FIRED,
  cutlery: FORGED,
  spear: FORGED,
  horse: TANNED,
  blank: [],
}
