import type { OperationId } from '#generated/operations.ts'
import { makeCraft } from '#rules/craft/craft.ts'
import { giveGear, givePoints, giveResources } from '../../support/give-items.ts'
import type { CallOptions, Game, Lord } from '../../support/open-game.ts'
import { knownLord } from '../../support/two-lords.ts'
import { type Contest, oneOf, oneOfTwo, type Rival } from './contest.ts'
import { type PieceCondition, richLord, withPiece } from './obstacle.ts'

type AskOfPiece = (id: number, lord: Lord) => CallOptions | Promise<CallOptions>

const one: AskOfPiece = (gearEntityId) => ({ body: { gearEntityId } })
const recycle: AskOfPiece = (id) => ({ body: { gearEntityIds: [id] } })
const sell: AskOfPiece = (id) => ({ body: { gearEntityIds: [id], gold: 27 } })
const createLot: AskOfPiece = (itemId) => ({
  body: { marketKey: 'gear', itemId, amount: 1, currency: 'GOLD', price: 100, hours: 24 },
})
const rename: AskOfPiece = (gearEntityId) => ({ body: { gearEntityId, name: 'Заноза' } })

const craft = makeCraft({ archersAttack: 6 }, 1)
const blankWork = { gearId: 999, limitsLevel: 2 } as const

/** Concurrent calls about one piece of gear, or about what one change of it costs. */
function ofPiece(
  ask: AskOfPiece,
  changes: PieceCondition = {},
  condition: Parameters<typeof richLord>[1] = {},
) {
  return async (game: Game): Promise<Rival> => {
    const { lord, ...options } = await withPiece(ask, changes, condition)(game)
    return { lord, options }
  }
}

/** Two different calls about the same piece of gear. */
function aboutPiece(
  operations: readonly [OperationId, OperationId],
  refused: readonly string[],
  [first, second]: readonly [AskOfPiece, AskOfPiece],
  changes: PieceCondition = {},
): Contest {
  return oneOfTwo(operations, 'one piece', refused, async (game) => {
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
export const pieceContests: readonly Contest[] = [
  oneOf('unequipGear', 'one worn piece', 'gearNotEquipped', ofPiece(one, { equippedSlot: 1 })),
  oneOf('recycleGear', 'one piece', 'notFound', ofPiece(recycle)),
  oneOf('sellGear', 'one piece', 'notFound', ofPiece(sell)),
  oneOf('createMarketLot', 'one piece', 'gearInMarket', ofPiece(createLot)),
  oneOf(
    'renameGear',
    'diamonds for one name',
    'notEnoughDiamonds',
    ofPiece(rename, { enhancePoints: 6_000 }, { diamonds: 300 }),
  ),
  oneOf(
    'addEnhancePoints',
    'a hundred points',
    'notEnoughPoints',
    ofPiece(async (gearEntityId, lord) => {
      await givePoints(lord, 100)
      return { body: { gearEntityId, points: 100 } }
    }),
  ),
  oneOf(
    'resetEnhancePoints',
    'the points of one piece',
    'nothingToReset',
    ofPiece(one, { enhancePoints: 501 }),
  ),
  oneOf(
    'transferBlankToGear',
    'one blank',
    'notFound',
    ofPiece(
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
    ofPiece(
      (gearEntityId) => ({ body: { gearEntityId, type: 'CHARACTERISTICS', name: 'archersAttack' } }),
      { characteristicsName: 'archersAttack', characteristicsLevel: 3, characteristicsFailures: 3 },
      { diamonds: 1 },
    ),
  ),
  oneOf(
    'makeCraft',
    'one piece without a craft',
    'craftPresent',
    ofPiece(async (targetEntityId, lord) => {
      await giveResources(lord, { 1: 500, 7: 500, 12: 500 })
      return { body: { targetEntityId, gearId: 1, choice: { archersAttack: 6 } } }
    }),
  ),
  oneOf('resetCraft', 'one craft', 'noCraft', ofPiece(one, { craft })),
  all(
    oneOf(
      'equipGear',
      'one slot',
      '',
      ofPiece((gearEntityId) => ({ body: { gearEntityId, slot: 1 } })),
    ),
  ),
  all(
    oneOf(
      'equipGearSet',
      'one slot',
      '',
      ofPiece((gearEntityId) => ({ body: { pieces: [{ gearEntityId, slot: 1 }] } })),
    ),
  ),
  all(oneOf('markGearAsViewed', 'one piece', '', ofPiece(one))),
  all(oneOf('toggleGearLock', 'one lock', '', ofPiece(one))),

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

  aboutPiece(['recycleGear', 'sellGear'], ['notFound'], [recycle, sell]),
  aboutPiece(['recycleGear', 'createMarketLot'], ['notFound', 'gearInMarket'], [recycle, createLot]),
  aboutPiece(['sellGear', 'createMarketLot'], ['notFound', 'gearInMarket'], [sell, createLot]),
  twice(aboutPiece(['equipGear', 'createMarketLot'], ['itemInUse', 'gearInMarket'], [one, createLot])),
  twice(aboutPiece(['equipGear', 'recycleGear'], ['gearEquipped', 'notFound'], [one, recycle])),
  twice(aboutPiece(['equipGear', 'sellGear'], ['gearEquipped', 'notFound'], [one, sell])),
  twice(aboutPiece(['toggleGearLock', 'createMarketLot'], ['itemLocked', 'gearInMarket'], [one, createLot])),
  twice(aboutPiece(['toggleGearLock', 'recycleGear'], ['gearLocked', 'notFound'], [one, recycle])),
  twice(aboutPiece(['toggleGearLock', 'sellGear'], ['gearLocked', 'notFound'], [one, sell])),
]
