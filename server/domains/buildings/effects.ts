import type { BuildingEffect } from '#generated/types.ts'
import { maxArmy } from '#rules/army/army.ts'
import {
  type Building,
  type BuildingLevels,
  projectilesCapacity,
  stakesCapacity,
  storageSlots,
  vaultGold,
  wallsAndMoats,
} from '#rules/buildings/buildings.ts'
import { sharpeningBonus } from '#rules/forge/sharpening.ts'

/** What an effect depends on besides the building's own level. */
export type Castle = {
  readonly levels: BuildingLevels
  readonly level: number
  readonly hasSubscription: boolean
  /** Storage slots from skills. */
  readonly skillSlots: number
  /** The vault's increase from skills, basis points. */
  readonly skillVault: number
}

type Figure = {
  readonly name: string
  readonly unit: 'PIECES' | 'PERCENT'
  readonly of: (levels: BuildingLevels, castle: Castle) => number
}

function count(name: string, of: Figure['of']): Figure {
  return { name, unit: 'PIECES', of }
}
function percent(name: string, of: Figure['of']): Figure {
  return { name, unit: 'PERCENT', of }
}

const figures: Readonly<Record<Building, readonly Figure[]>> = {
  forge: [
    count('Предел заточки', ({ forge }) => forge),
    percent('Прибавка к шансу заточки', ({ forge }) => sharpeningBonus(forge, 0)),
  ],
  storage: [
    count(
      'Места на складе',
      ({ storage }, castle) => storageSlots(storage, castle.hasSubscription) + castle.skillSlots,
    ),
    count('Золото, недоступное в набеге', ({ storage }, castle) =>
      vaultGold(storage, castle.level, castle.skillVault),
    ),
  ],
  servantsHouse: [count('Предел слуг', (levels, { level }) => maxArmy(level, levels).servants)],
  stable: [count('Предел конницы', (levels, { level }) => maxArmy(level, levels).cavalry)],
  walls: [
    count('Броня при обороне', ({ walls }) => wallsAndMoats({ walls, moats: 0 }).armor),
    count('Уворот при обороне', ({ walls }) => wallsAndMoats({ walls, moats: 0 }).dodge),
  ],
  moats: [count('Броня при обороне', ({ moats }) => wallsAndMoats({ walls: 0, moats }).armor)],
  stakes: [count('Атака конницы, которую примут колья', ({ stakes }) => stakesCapacity(stakes))],
  catapult: [count('Раундов стрельбы за набег', ({ catapult }) => catapult)],
  catapultProjectiles: [
    count('Снарядов на день', ({ catapultProjectiles }) => projectilesCapacity(catapultProjectiles)),
  ],
}

/** A building's effects now and at the next level. */
export function viewEffects(building: Building, castle: Castle): BuildingEffect[] {
  const { levels } = castle
  const raised = { ...levels, [building]: levels[building] + 1 }
  return figures[building].map(({ name, unit, of }) => ({
    name,
    unit,
    now: of(levels, castle),
    next: of(raised, castle),
  }))
}
