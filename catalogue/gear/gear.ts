import type { GearModel } from '#rules/gear/gear.ts'
import { ANIMALS } from './animals.ts'
import { BOOTS } from './boots.ts'
import { CLOAKS } from './cloaks.ts'
import { CUTLERY } from './cutlery.ts'
import { DISHES } from './dishes.ts'
import { HEADMEN } from './headmen.ts'
import { HEAVY_ARMOR } from './heavy-armor.ts'
import { HOLY_BOOKS } from './holy-books.ts'
import { HORSES } from './horses.ts'
import { JEWELRY } from './jewelry.ts'
import { LIGHT_ARMOR } from './light-armor.ts'
import { MANTLES } from './mantles.ts'
import { MELEE_WEAPONS } from './melee-weapons.ts'
import { MUSICAL_INSTRUMENTS } from './musical-instruments.ts'
import { RANGED_WEAPONS } from './ranged-weapons.ts'
import { SHIELDS } from './shields.ts'
import { SPEARS } from './spears.ts'
import { SQUIRE_EQUIPMENT } from './squire-equipment.ts'
import { TOOLS } from './tools.ts'
import { WANDS } from './wands.ts'

/**
 * Every model that can be worn. Ids never change. They count class by class twice: 1 to 122 are models of low
 * level, 123 to 240 the others, so that the ten recycle ids (docs/game.md §9) are among the first two of
 * their class.
 */
export const GEAR: readonly GearModel[] = [
  ...RANGED_WEAPONS,
  ...LIGHT_ARMOR,
  ...CLOAKS,
  ...MELEE_WEAPONS,
  ...HEAVY_ARMOR,
  ...SHIELDS,
  ...SQUIRE_EQUIPMENT,
  ...MUSICAL_INSTRUMENTS,
  ...BOOTS,
  ...HOLY_BOOKS,
  ...MANTLES,
  ...JEWELRY,
  ...WANDS,
  ...ANIMALS,
  ...TOOLS,
  ...HEADMEN,
  ...DISHES,
  ...CUTLERY,
  ...SPEARS,
  ...HORSES,
].sort((left, right) => left.id - right.id)

const byId = new Map(GEAR.map((model) => [model.id, model]))

export function gearById(id: number): GearModel | undefined {
  return byId.get(id)
}
