import type { OperationId } from '#generated/operations.ts'
import { makeCraft } from '#rules/craft/craft.ts'
import { giveGear, givePoints, giveResources } from '../../support/give-items.ts'
import type { CallOptions, Game, Lord } from '../../support/open-game.ts'
import { knownLord } from '../../support/two-lords.ts'
import { type Contest, oneOf, oneOfTwo, type Rival } from './contest.ts'
import { type GearCondition, richLord, withGear } from './obstacle.ts'

type AskOfGear = (id: number, lord: Lord) => CallOptions | Promise<CallOptions>

const one: AskOfGear = (gearEntityId) => ({ body: { gearEntityId } })
const recycle: AskOfGear = (id) => ({ body: { gearEntityIds: [id] } })
const sell: AskOfGear = (id) => ({ body: { gearEntityIds: [id], gold: 27 } })
const createLot: AskOfGear = (itemId) => ({
  body: { marketKey: 'gear', itemId, amount: 1, currency: 'GOLD', price: 100, hours: 24 },
})
const rename: AskOfGear = (gearEntityId) => ({ body: { gearEntityId, name: 'Заноза' } })

const craft = makeCraft({ archersAttack: 6 }, 1)
const blankWork = { gearId: 999, limitsLevel: 2 } as const

/** Concurrent calls about one gear item, or about what one change of it costs. */
function ofGear(ask: AskOfGear, changes: GearCondition = {}, condition: Parameters<typeof richLord>[1] = {}) {
  return async (game: Game): Promise<Rival> => {
    const { lord, ...options } = await withGear(ask, changes, condition)(game)
    return { lord, options }
  }
}

/** Two different calls about the same gear item. */
function aboutGear(
  operations: readonly [OperationId, OperationId],
  refused: readonly string[],
  [first, second]: readonly [AskOfGear, AskOfGear],
  changes: GearCondition = {},
): Contest {
  return oneOfTwo(operations, 'one item', refused, async (game) => {
    const lord = await richLord(game)
    const { gearId = 1, quality = 50, ...work } = changes
    const id = await giveGear(lord, { gearId, quality }, work)
    return { lord, asks: [await first(id, lord), await second(id, lord)] }
  })
}

function inBook(ask: (lord: Awaited<ReturnType<typeof knownLord>>) => CallOptions) {
  return async (game: Game): Promise<Rival> => {
    const lord = await knownLord(game)
    return { lord, options: ask(lord) }
  }
}

/** Calls that can be repeated or undone are sent once by each side. */
function twice(contest: Contest): Contest {
  return { ...contest, most: 2 }
}
function all(contest: Contest): Contest {
  return { ...contest, done: 'all', refused: [] }
}

/** Every call about gear or the craft book, and pairs of different calls about the same gear. */
export const gearContests: readonly Contest[] = [
  oneOf('unequipGear', 'one worn item', 'gearNotEquipped', ofGear(one, { equippedSlot: 1 })),
  oneOf('recycleGear', 'one item', 'notFound', ofGear(recycle)),
  oneOf('sellGear', 'one item', 'notFound', ofGear(sell)),
  oneOf('createMarketLot', 'one item', 'gearInMarket', ofGear(createLot)),
  oneOf(
    'renameGear',
    'diamonds for one name',
    'notEnoughDiamonds',
    ofGear(rename, { enhancePoints: 6_000 }, { diamonds: 300 }),
  ),
  oneOf(
    'addEnhancePoints',
    'a hundred points',
    'notEnoughPoints',
    ofGear(async (gearEntityId, lord) => {
      await givePoints(lord, 100)
      return { body: { gearEntityId, points: 100 } }
    }),
  ),
  oneOf(
    'resetEnhancePoints',
    'the points of one item',
    'nothingToReset',
    ofGear(one, { enhancePoints: 501 }),
  ),
  oneOf(
    'transferBlankToGear',
    'one blank',
    'notFound',
    ofGear(
      async (blankEntityId, lord) => ({
        body: { blankEntityId, gearEntityId: await giveGear(lord, { gearId: 1, quality: 50 }) },
      }),
      blankWork,
    ),
  ),
  // The try is guaranteed to succeed, so the result does not depend on chance.
  oneOf(
    'grindGear',
    'one diamond',
    'notEnoughDiamonds',
    ofGear(
      (gearEntityId) => ({ body: { gearEntityId, type: 'CHARACTERISTICS', name: 'archersAttack' } }),
      { characteristicsName: 'archersAttack', characteristicsLevel: 3, characteristicsFailures: 3 },
      { diamonds: 1 },
    ),
  ),
  oneOf(
    'makeCraft',
    'one item without a craft',
    'craftPresent',
    ofGear(async (targetEntityId, lord) => {
      await giveResources(lord, { 1: 500, 7: 500, 12: 500 })
      return { body: { targetEntityId, gearId: 1, choice: { archersAttack: 6 } } }
    }),
  ),
  oneOf('resetCraft', 'one craft', 'noCraft', ofGear(one, { craft })),
  all(
    oneOf(
      'equipGear',
      'one slot',
      '',
      ofGear((gearEntityId) => ({ body: { gearEntityId, slot: 1 } })),
    ),
  ),
  all(
    oneOf(
      'equipGearSet',
      'one slot',
      '',
      ofGear((gearEntityId) => ({ body: { pieces: [{ gearEntityId, slot: 1 }] } })),
    ),
  ),
  all(oneOf('markGearAsViewed', 'one item', '', ofGear(one))),
  all(oneOf('toggleGearLock', 'one lock', '', ofGear(one))),

  oneOf(
    'createCraftCategory',
    'one name',
    'nameTaken',
    inBook(() => ({ body: { name: 'Мечникам' } })),
  ),
  oneOf(
    'deleteCraftCategory',
    'one section',
    'notFound',
    inBook(({ categoryId }) => ({ params: { categoryId } })),
  ),
  all(
    oneOf(
      'renameCraftCategory',
      'one section',
      '',
      inBook(({ categoryId }) => ({ params: { categoryId }, body: { name: 'Мечникам' } })),
    ),
  ),
  oneOf(
    'saveCraftRecipe',
    'one recipe',
    'recipeKnown',
    inBook(() => ({ body: { gearId: 1, choice: { archersAttack: 6 } } })),
  ),
  oneOf(
    'deleteCraftRecipe',
    'one recipe',
    'notFound',
    inBook(({ recipeId }) => ({ params: { recipeId } })),
  ),
  all(
    oneOf(
      'moveCraftRecipe',
      'one recipe',
      '',
      inBook(({ recipeId }) => ({ params: { recipeId }, body: { categoryId: null } })),
    ),
  ),

  aboutGear(['recycleGear', 'sellGear'], ['notFound'], [recycle, sell]),
  aboutGear(['recycleGear', 'createMarketLot'], ['notFound', 'gearInMarket'], [recycle, createLot]),
  aboutGear(['sellGear', 'createMarketLot'], ['notFound', 'gearInMarket'], [sell, createLot]),
  twice(aboutGear(['equipGear', 'createMarketLot'], ['itemInUse', 'gearInMarket'], [one, createLot])),
  twice(aboutGear(['equipGear', 'recycleGear'], ['gearEquipped', 'notFound'], [one, recycle])),
  twice(aboutGear(['equipGear', 'sellGear'], ['gearEquipped', 'notFound'], [one, sell])),
  twice(aboutGear(['toggleGearLock', 'createMarketLot'], ['itemLocked', 'gearInMarket'], [one, createLot])),
  twice(aboutGear(['toggleGearLock', 'recycleGear'], ['gearLocked', 'notFound'], [one, recycle])),
  twice(aboutGear(['toggleGearLock', 'sellGear'], ['gearLocked', 'notFound'], [one, sell])),
]
