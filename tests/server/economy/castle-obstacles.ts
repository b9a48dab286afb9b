import { BUILDING_ENTRIES } from '#catalogue/buildings/buildings.ts'
import { armyOf } from '#rules/army/army.ts'
import { buildingCost } from '#rules/buildings/buildings.ts'
import { ENERGY_MAX } from '#rules/energy/energy.ts'
import { LOTS_MAX } from '#rules/market/market.ts'
import { damageCastle } from '../../support/damage-castle.ts'
import { giveResources, giveWine } from '../../support/give-items.ts'
import type { Game, Lord } from '../../support/open-game.ts'
import { knownLord } from '../../support/two-lords.ts'
import { buy, cancel, createLot, lotOf, termsOf } from '../market/stall-keeper.ts'
import { shopGearOf } from '../shop/shopping.ts'
import { fillStorage, type Obstacle, richLord, withNothing } from './obstacle.ts'

function row(
  operation: Obstacle['operation'],
  code: string,
  ask: Parameters<typeof withNothing>[0],
  condition: Parameters<typeof withNothing>[1] = {},
): Obstacle {
  return { operation, code, ask: withNothing(ask, condition) }
}

/** The item is on the market, so it is not free. */
function offered(obstacle: Obstacle): Obstacle {
  return { ...obstacle, why: 'it lies on the market' }
}
function foreign(obstacle: Obstacle): Obstacle {
  return { ...obstacle, why: 'somebody else owns it' }
}

async function firstPlace(lord: Lord) {
  const { assortmentKey, offers } = await shopGearOf(lord)
  return { body: { assortmentKey, place: 1, price: offers.find(({ place }) => place === 1)?.price } }
}

/** Slots of a castle without a storage building. */
const STACKS_WITHOUT_ROOM = 30

async function foreignLot(game: Game, currency: 'GOLD' | 'DIAMONDS' = 'GOLD') {
  const seller = await richLord(game)
  await giveResources(seller, { 1: 100 })
  const asked = { marketKey: 'resource', itemId: 1, amount: 50, currency } as const
  const price = (await termsOf(seller, asked))[currency === 'GOLD' ? 'gold' : 'diamonds'].usual
  const lot = await lotOf(seller, { ...asked, price })
  const { lotId } = lot
  return { seller, lot, options: { params: { lotId }, body: { currency, price } } }
}

async function ownLot(lord: Lord) {
  await giveResources(lord, { 1: 100 })
  return lotOf(lord, { marketKey: 'resource', itemId: 1, amount: 50 })
}

function ownLogs(lord: Lord) {
  return lotOf(lord, { marketKey: 'resource', itemId: 1, amount: 1 })
}

function wine(consumableId: number, gold = 40, diamonds = 0) {
  return {
    body: { consumableId, amount: 3, price: { gold, diamonds } },
  }
}
const wallsCost = BUILDING_ENTRIES.find(({ building }) => building === 'walls')?.cost ?? {
  gold: 0,
  resources: [],
}
const blanks = { body: { amount: 1, price: { gold: 0, diamonds: 1 } } }
function noHealth(game: Game) {
  return { health: 10, healthAt: new Date(game.clock.now().getTime() + 86_400_000) }
}
const away = { missionKey: 'oldMill', difficulty: 'EASY', skill: 'REAR_BATTLE' }

/** Obstacles that do not concern gear: funds, space, level, running tasks, and missing items. */
export const castleObstacles: readonly Obstacle[] = [
  row('buyUnits', 'notEnoughGold', () => ({ body: { group: 'archers', amount: 1 } }), { gold: 0 }),
  row('buyUnits', 'armyLimitReached', () => ({ body: { group: 'archers', amount: 81 } })),
  row('fillArmy', 'notEnoughGold', () => ({ body: { gold: 10_000 } }), { gold: 1 }),
  row(
    'fillArmy',
    'armyLimitReached',
    () => ({ body: { gold: 10_000 } }),
    armyOf(() => 10_000),
  ),
  row('upgradeBuilding', 'notEnoughGold', () => ({ body: { building: 'walls' } }), { gold: 1 }),
  row('upgradeBuilding', 'notEnoughResources', () => ({ body: { building: 'walls' } }), { walls: 5 }),
  row(
    'repairBuilding',
    'notEnoughGold',
    async ({ player }) => {
      await damageCastle(player.id, ['walls'])
      return { body: { building: 'walls' } }
    },
    { gold: 1, walls: 9 },
  ),
  row('upgradeBuilding', 'levelTooLow', () => ({ body: { building: 'forge' } })),
  offered(
    row(
      'upgradeBuilding',
      'notEnoughResources',
      async (lord) => {
        const { resources } = buildingCost(wallsCost, 6)
        await giveResources(
          lord,
          Object.fromEntries(resources.map(({ resourceId, amount }) => [resourceId, amount])),
        )
        const { resourceId: itemId = 1, amount = 1 } = resources[0] ?? {}
        await createLot(lord, { marketKey: 'resource', itemId, amount })
        return { body: { building: 'walls' } }
      },
      { walls: 5 },
    ),
  ),
  row('openSkillBranch', 'notEnoughGlory', () => ({ params: { branchKey: 'craft' } }), { glory: 499 }),
  row('learnSkill', 'notEnoughGlory', () => ({ params: { skillKey: 'census' }, body: {} }), {
    glory: 0,
    skillBranches: ['economy'],
  }),
  row('learnSkill', 'notFound', () => ({ params: { skillKey: 'noSuchSkill' }, body: {} })),
  row('buyShopGear', 'notEnoughGold', firstPlace, { gold: 1 }),
  row(
    'buyShopGear',
    'notEnoughSpace',
    async (lord) => {
      await fillStorage(lord, STACKS_WITHOUT_ROOM)
      return firstPlace(lord)
    },
    { storage: 0 },
  ),
  row('buyBlankGear', 'notEnoughDiamonds', () => blanks, { diamonds: 0 }),
  row('buyBlankGear', 'notEnoughSpace', (lord) => fillStorage(lord, STACKS_WITHOUT_ROOM).then(() => blanks), {
    storage: 0,
  }),
  row('buyConsumables', 'notEnoughGold', () => wine(1), { gold: 119 }),
  row('buyConsumables', 'notEnoughDiamonds', () => wine(8, 0, 3), { level: 60, diamonds: 8 }),
  row(
    'buyConsumables',
    'notEnoughSpace',
    (lord) => fillStorage(lord, STACKS_WITHOUT_ROOM).then(() => wine(1)),
    {
      storage: 0,
    },
  ),
  row('buyConsumables', 'levelTooLow', () => wine(2, 120), { level: 4 }),
  row('buyConsumables', 'notFound', () => wine(900)),
  row('sellConsumables', 'notFound', () => ({ body: { consumableId: 900, amount: 1, gold: 20 } })),
  offered(
    row('sellConsumables', 'notEnoughItems', async (lord) => {
      await giveWine(lord, 1, 10)
      await createLot(lord, { marketKey: 'consumable', itemId: 1, amount: 8 })
      return { body: { consumableId: 1, amount: 3, gold: 60 } }
    }),
  ),
  row('sellConsumables', 'notEnoughItems', async (lord) => {
    await giveWine(lord, 1, 2)
    return { body: { consumableId: 1, amount: 3, gold: 60 } }
  }),
  row('drinkWine', 'noWine', () => ({ body: { consumableId: 1 } })),
  row('restoreEnergy', 'energyFull', () => ({}), { energy: ENERGY_MAX }),
  row('startTaxCollection', 'noPeasants', () => ({ body: { hours: 4 } }), { peasants: 0 }),
  row('buyGold', 'notEnoughDiamonds', () => ({ body: { packKey: 'purse', amount: 1, gold: 300 } }), {
    diamonds: 0,
  }),
  row('buyGold', 'notFound', () => ({ body: { packKey: 'noSuchPack', amount: 1, gold: 300 } })),
  {
    operation: 'drinkWine',
    code: 'noWine',
    why: 'it lies on the market',
    ask: async (game) => {
      const lord = await richLord(game, noHealth(game))
      await giveWine(lord, 1, 10)
      await createLot(lord, { marketKey: 'consumable', itemId: 1, amount: 10 })
      return { lord, body: { consumableId: 1 } }
    },
  },
  {
    operation: 'drinkWine',
    code: 'levelTooLow',
    ask: async (game) => {
      const lord = await richLord(game, { ...noHealth(game), level: 4 })
      await giveWine(lord, 2, 10)
      return { lord, body: { consumableId: 2 } }
    },
  },
  row('drinkWine', 'notFound', () => ({ body: { consumableId: 900 } })),
  row(
    'createMarketLot',
    'notEnoughDiamonds',
    async (lord) => {
      await giveResources(lord, { 12: 500 })
      const asked = { marketKey: 'resource', itemId: 12, amount: 500 } as const
      const price = (await termsOf(lord, asked)).diamonds.max
      return { body: { ...asked, currency: 'DIAMONDS', price, hours: 24 } }
    },
    { diamonds: 0 },
  ),
  row('createMarketLot', 'tooManyLots', async (lord) => {
    await giveResources(lord, { 1: LOTS_MAX + 1 })
    for (let lots = 0; lots < LOTS_MAX; lots += 1) await ownLogs(lord)
    return { body: { marketKey: 'resource', itemId: 1, amount: 1, currency: 'GOLD', price: 8, hours: 24 } }
  }),
  row('buyMarketLot', 'notEnoughGold', async (_lord, game) => (await foreignLot(game)).options, { gold: 1 }),
  row(
    'buyMarketLot',
    'notEnoughDiamonds',
    async (_lord, game) => (await foreignLot(game, 'DIAMONDS')).options,
    {
      diamonds: 0,
    },
  ),
  row(
    'buyMarketLot',
    'notEnoughSpace',
    async (lord, game) => {
      await fillStorage(lord, STACKS_WITHOUT_ROOM)
      return (await foreignLot(game)).options
    },
    { storage: 0 },
  ),
  row('buyMarketLot', 'ownLot', async (lord) => {
    const { lotId, price } = await ownLot(lord)
    return { params: { lotId }, body: { currency: 'GOLD', price } }
  }),
  row('buyMarketLot', 'notFound', () => ({
    params: { lotId: 8_000_000 },
    body: { currency: 'GOLD', price: 1 },
  })),
  row('buyMarketLot', 'lotClosed', async (_lord, game) => {
    const { lot, options } = await foreignLot(game)
    await buy(await richLord(game), lot)
    return options
  }),
  row('cancelMarketLot', 'lotClosed', async (lord) => {
    const { lotId } = await ownLot(lord)
    await cancel(lord, lotId)
    return { params: { lotId } }
  }),
  foreign(
    row('cancelMarketLot', 'notFound', async (_lord, game) => {
      const { lotId } = (await foreignLot(game)).lot
      return { params: { lotId } }
    }),
  ),
  row('restoreEnergy', 'notEnoughDiamonds', () => ({}), { diamonds: 0, energy: 3 }),
  row('startMission', 'notEnoughEnergy', () => ({ body: away }), { energy: 0 }),
  row('startMission', 'missionUnderway', async (lord) => {
    await lord.call('startMission', { body: away })
    return { body: away }
  }),
  row('startUnlimitedMission', 'notEnoughEnergy', () => ({}), { energy: 0, level: 12 }),
  row(
    'startUnlimitedMission',
    'missionUnderway',
    async (lord) => {
      await lord.call('startMission', { body: away })
      return {}
    },
    { level: 12 },
  ),
  row(
    'startTaxCollection',
    'taxesUnderway',
    async (lord) => {
      await lord.call('startTaxCollection', { body: { hours: 1 } })
      return { body: { hours: 4 } }
    },
    { peasants: 80 },
  ),
  row('takeDailyReward', 'alreadyClaimed', async (lord) => {
    await lord.call('takeDailyReward')
    return {}
  }),
  row('claimDailyQuest', 'notFound', () => ({ params: { questKey: 'noSuchQuest' } })),
  foreign(
    row('renameCraftCategory', 'notFound', async (_lord, game) => ({
      params: { categoryId: (await knownLord(game)).categoryId },
      body: { name: 'Чужое' },
    })),
  ),
  foreign(
    row('deleteCraftCategory', 'notFound', async (_lord, game) => ({
      params: { categoryId: (await knownLord(game)).categoryId },
    })),
  ),
  foreign(
    row('saveCraftRecipe', 'notFound', async (_lord, game) => ({
      body: { gearId: 1, choice: { luck: 1 }, categoryId: (await knownLord(game)).categoryId },
    })),
  ),
  foreign(
    row('moveCraftRecipe', 'notFound', async (_lord, game) => ({
      params: { recipeId: (await knownLord(game)).recipeId },
      body: { categoryId: null },
    })),
  ),
  foreign(
    row('deleteCraftRecipe', 'notFound', async (_lord, game) => ({
      params: { recipeId: (await knownLord(game)).recipeId },
    })),
  ),
]
