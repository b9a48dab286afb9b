import { UNITS } from '#catalogue/army/units.ts'
import { BUILDING_ENTRIES } from '#catalogue/buildings/buildings.ts'
import { CRAFT_MATERIALS } from '#catalogue/craft/craft-materials.ts'
import { RESOURCES } from '#catalogue/inventory/resources.ts'
import { TITLE_NAMES } from '#catalogue/player/titles.ts'
import { START_ARMY } from '#catalogue/world/start.ts'
import { maxArmy, unitPrice } from '#rules/army/army.ts'
import { decideHire, maxBuyableUnits } from '#rules/army/hire.ts'
import { buildingCost, buildingLevelMax, NO_BUILDINGS, repairCost } from '#rules/buildings/buildings.ts'
import { decideRaise } from '#rules/buildings/raise.ts'
import { STACK_MAX } from '#rules/core/buying.ts'
import { LEVEL_MAX } from '#rules/player/level.ts'
import { TITLE_LEVELS, TITLES, titleForLevel } from '#rules/player/title.ts'
import { QUESTS } from '../mission-list.ts'
import { firstFault, refused, type Use, unless, use } from './use.ts'

/** Raises a building level by level to the maximum of the highest player level, paying each exactly. */
function raised({ building, cost }: (typeof BUILDING_ENTRIES)[number]): string | null {
  const most = buildingLevelMax(building, LEVEL_MAX)
  const steps = Array.from({ length: most }, (_, index) => (): string | null => {
    const buildingLevel = index + 1
    const { gold, resources } = buildingCost(cost, buildingLevel)
    const stock = Object.fromEntries(resources.map(({ resourceId, amount }) => [resourceId, amount]))
    const buildings = { ...NO_BUILDINGS, [building]: index }
    const { refusals } = decideRaise(
      { buildings, level: LEVEL_MAX, cost, discount: 0, gold, stock },
      building,
    )
    return firstFault(
      () => refused(refusals),
      () =>
        unless(
          resources.every(({ amount }) => amount <= STACK_MAX),
          'asks for more than a stack',
        ),
      () => unless(repairCost(cost, buildingLevel) < gold, 'repair as dear as building'),
    )
  })
  return firstFault(() => unless(most > 0, 'cannot be built'), ...steps)
}

/** A resource that is found somewhere and used for something. */
function resourceUsed(id: number): string | null {
  const has = (list: readonly { resourceId: number }[]): boolean =>
    list.some(({ resourceId }) => resourceId === id)
  return firstFault(
    () =>
      unless(
        QUESTS.some(({ mission }) => has(mission.drops)),
        'found nowhere',
      ),
    () =>
      unless(
        BUILDING_ENTRIES.some(({ cost }) => has(cost.resources)) || Object.values(CRAFT_MATERIALS).some(has),
        'nothing is made of it',
      ),
  )
}

/** Buildings, units, resources and titles. */
export function castleUses(): Use[] {
  return [
    ...BUILDING_ENTRIES.map((entry) => use('buildings to their cap', entry.building, () => raised(entry))),
    ...UNITS.map(({ group }) =>
      use('units', group, () => {
        const gold = unitPrice(group, 1)
        const request = { group, level: 1, current: START_ARMY[group], max: maxArmy(1)[group], gold }
        return firstFault(
          () =>
            refused(
              decideHire(
                { level: 1, army: START_ARMY, max: maxArmy(1), gold, discount: 0 },
                { group, amount: 1 },
              ).refusals,
            ),
          () => unless(maxBuyableUnits(request) === 1, 'one coin buys more'),
        )
      }),
    ),
    ...RESOURCES.map(({ id, key }) => use('resources', key, () => resourceUsed(id))),
    ...TITLES.map((title) =>
      use('titles', TITLE_NAMES[title], () =>
        unless(titleForLevel(TITLE_LEVELS[title]) === title, 'never borne'),
      ),
    ),
  ]
}
