import { BUILDING_ENTRIES } from '#catalogue/buildings/buildings.ts'
import { GOLD_PACKS } from '#catalogue/shop/shop.ts'
import { buildingPrice } from '#rules/buildings/buildings.ts'
import { goldForDiamonds } from '#rules/shop/trade.ts'
import { damageCastle } from '../../support/damage-castle.ts'
import { giveResources, giveWine } from '../../support/give-items.ts'
import type { CallOptions, Game, Lord } from '../../support/open-game.ts'
import { lotOf, termsOf } from '../market/stall-keeper.ts'
import { questsOf, tell } from '../quests/actions.ts'
import { shopGearOf } from '../shop/shopping.ts'
import { type Contest, oneOf, oneOfTwo, type Rival } from './contest.ts'
import { fillStorage, richLord } from './obstacle.ts'

type Condition = Parameters<typeof richLord>[1]

/** A player with exactly the means for one call. */
function lordWith(
  condition: Condition,
  ask: (lord: Lord) => CallOptions | Promise<CallOptions> = () => ({}),
) {
  return async (game: Game): Promise<Rival> => {
    const lord = await richLord(game, condition)
    return { lord, options: await ask(lord) }
  }
}

function stablePrice(): number {
  const cost = BUILDING_ENTRIES.find(({ building }) => building === 'stable')?.cost
  if (!cost) throw new Error('No stable')
  return buildingPrice(cost, 1, 0).gold
}

const archer = { body: { group: 'archers', amount: 1 } }
const stable = { body: { building: 'stable' } }
async function archerPrice(game: Game): Promise<number> {
  const { army } = await (await richLord(game)).gameData('army')
  return army?.data.groups.find(({ group }) => group === 'archers')?.price.gold ?? 0
}

const wineAsk = { body: { consumableId: 1, amount: 3, price: { gold: 40, diamonds: 0 } } }
const blankAsk = { body: { amount: 1, price: { gold: 0, diamonds: 1 } } }
const [pack] = GOLD_PACKS
const packAsk = { body: { packKey: pack?.key, amount: 1, gold: goldForDiamonds(pack?.diamonds ?? 0, 20) } }
const away = { missionKey: 'oldMill', difficulty: 'EASY', skill: 'REAR_BATTLE' }
const census = { params: { skillKey: 'census' }, body: {} }
const craftBranch = { params: { branchKey: 'craft' } }

function woundedAt(game: Game) {
  return {
    health: 10,
    healthAt: new Date(game.clock.now().getTime() + 86_400_000),
  }
}

async function cupOf(game: Game): Promise<Lord> {
  const lord = await richLord(game, woundedAt(game))
  await giveWine(lord, 1, 1)
  return lord
}
const drink = { body: { consumableId: 1 } }

const actionsOfADay = [
  ...Array.from(
    { length: 15 },
    () => ({ type: 'missionWon', difficulty: 'HARD', missionKey: 'oldMill', regionKey: 'posad' }) as const,
  ),
  { type: 'energySpent', amount: 200 },
  { type: 'unitsBought', group: 'archers', amount: 200 },
  { type: 'taxesCollected', hours: 24 },
  { type: 'goldSpentInShop', amount: 100_000 },
  ...Array.from(
    { length: 20 },
    () => ({ type: 'sharpeningTried', sharpening: 'LIMITS', success: false }) as const,
  ),
  ...Array.from({ length: 20 }, () => ({ type: 'lotCreated' }) as const),
  ...Array.from({ length: 20 }, () => ({ type: 'gearRecycled' }) as const),
  ...Array.from({ length: 20 }, () => ({ type: 'skillLearned' }) as const),
  ...Array.from({ length: 20 }, () => ({ type: 'buildingRaised' }) as const),
  ...Array.from({ length: 20 }, () => ({ type: 'wineDrunk' }) as const),
  ...Array.from({ length: 20 }, (_, index) => ({ type: 'reportRead', fightId: index + 1 }) as const),
  ...Array.from(
    { length: 20 },
    (_, index) => ({ type: 'gearEquipped', gearEntityId: 900_000 + index }) as const,
  ),
] as const

/** An open lot of a seller, and the call that buys it. */
async function lotOfWood(game: Game, resourceId = 1) {
  const seller = await richLord(game)
  await giveResources(seller, { [resourceId]: 50 })
  const asked = { marketKey: 'resource', itemId: resourceId, amount: 50 } as const
  const { lotId, price } = await lotOf(seller, asked)
  return { seller, price, options: { params: { lotId }, body: { currency: 'GOLD', price } } }
}

/** Contests over funds, slots, tasks and lots that suffice for one call. */
export const castleContests: readonly Contest[] = [
  oneOf('buyUnits', 'gold for one unit', 'notEnoughGold', async (game) =>
    lordWith({ gold: await archerPrice(game) }, () => archer)(game),
  ),
  oneOf(
    'fillArmy',
    'the places of the army',
    'armyLimitReached',
    lordWith({ gold: 100_000 }, () => ({ body: { gold: 100_000 } })),
  ),
  oneOf(
    'upgradeBuilding',
    'gold for one level',
    'notEnoughGold',
    lordWith({ gold: stablePrice() }, () => stable),
  ),
  oneOf(
    'repairBuilding',
    'one damaged building',
    'notDamaged',
    lordWith({ walls: 5 }, async ({ player }) => {
      await damageCastle(player.id, ['walls'])
      return { body: { building: 'walls' } }
    }),
  ),
  oneOf(
    'openSkillBranch',
    'one branch',
    'branchAlreadyOpen',
    lordWith({}, () => craftBranch),
  ),
  oneOf(
    'learnSkill',
    'glory for one level',
    'notEnoughGlory',
    lordWith({ glory: 10, skillBranches: ['economy'] }, () => census),
  ),
  oneOf(
    'startTaxCollection',
    'one collection at a time',
    'taxesUnderway',
    lordWith({ peasants: 80 }, () => ({ body: { hours: 4 } })),
  ),
  oneOf('restoreEnergy', 'one diamond', 'notEnoughDiamonds', lordWith({ diamonds: 1, energy: 20 })),
  oneOf(
    'startMission',
    'one mission at a time',
    'missionUnderway',
    lordWith({}, () => ({ body: away })),
  ),
  oneOf(
    'startUnlimitedMission',
    'energy for one run',
    'notEnoughEnergy',
    lordWith({ level: 12, energy: 11, archers: 900, swordsmen: 0, cavalry: 0, squires: 900 }),
    true,
  ),
  oneOf(
    'claimDailyQuest',
    'a quest of the day',
    'alreadyClaimed',
    lordWith({}, async (lord) => {
      await tell(lord, ...actionsOfADay)
      const { daily } = await questsOf(lord)
      const done = daily.find(({ isDone }) => isDone)
      return { params: { questKey: done?.questKey ?? '' } }
    }),
    true,
  ),
  oneOf(
    'claimInfiniteQuest',
    'one stage done',
    'questNotDone',
    lordWith({}, async (lord) => {
      await tell(lord, ...actionsOfADay.slice(0, 15))
      return { params: { kind: 'winMissions' } }
    }),
  ),
  oneOf(
    'claimAllRewards',
    'every reward that waits',
    'alreadyClaimed',
    lordWith({}, async (lord) => {
      await tell(lord, ...actionsOfADay)
      return {}
    }),
  ),
  oneOf('takeDailyReward', 'one step a day', 'alreadyClaimed', lordWith({})),
  oneOf('completeTutorialStep', 'a step', 'stepNotActive', async (game) => {
    const lord = await game.lord({ level: 3 }, ['mediumWinQuest'])
    return { lord, options: { params: { stepKey: 'levelThreeQuest' } } }
  }),
  oneOf(
    'buyShopGear',
    'one place of the assortment',
    'offerSold',
    lordWith({}, async (lord) => {
      const { assortmentKey, offers } = await shopGearOf(lord)
      return { body: { assortmentKey, place: 1, price: offers.find(({ place }) => place === 1)?.price } }
    }),
    true,
  ),
  oneOf(
    'buyBlankGear',
    'one diamond',
    'notEnoughDiamonds',
    lordWith({ diamonds: 1 }, () => blankAsk),
  ),
  oneOf(
    'buyBlankGear',
    'one free slot',
    'notEnoughSpace',
    lordWith({ storage: 0 }, (lord) => fillStorage(lord, 29).then(() => blankAsk)),
  ),
  oneOf(
    'buyConsumables',
    'gold for three cups',
    'notEnoughGold',
    lordWith({ gold: 120 }, () => wineAsk),
  ),
  oneOf(
    'buyConsumables',
    'room for three cups',
    'notEnoughSpace',
    lordWith({}, (lord) => giveWine(lord, 1, 497).then(() => wineAsk)),
  ),
  oneOf(
    'sellConsumables',
    'ten cups',
    'notEnoughItems',
    lordWith({}, async (lord) => {
      await giveWine(lord, 1, 10)
      return { body: { consumableId: 1, amount: 10, gold: 200 } }
    }),
  ),
  oneOf(
    'buyGold',
    'diamonds for one pack',
    'notEnoughDiamonds',
    lordWith({ diamonds: pack?.diamonds ?? 0 }, () => packAsk),
  ),
  oneOf('drinkWine', 'the last cup', 'noWine', async (game) => ({ lord: await cupOf(game), options: drink })),
  oneOf(
    'createMarketLot',
    'fifty logs',
    'notEnoughItems',
    lordWith({}, async (lord) => {
      await giveResources(lord, { 1: 50 })
      const asked = { marketKey: 'resource', itemId: 1, amount: 50 } as const
      return {
        body: { ...asked, currency: 'GOLD', price: (await termsOf(lord, asked)).gold.usual, hours: 24 },
      }
    }),
  ),
  oneOf('buyMarketLot', 'one lot, by one buyer', 'lotClosed', async (game) => ({
    lord: await richLord(game),
    options: (await lotOfWood(game)).options,
  })),
  {
    ...oneOf('buyMarketLot', 'one lot, by four buyers', 'lotClosed', lordWith({})),
    meet: async (game) => {
      const { options } = await lotOfWood(game)
      const buyers = await Promise.all([1, 2, 3, 4].map(() => richLord(game)))
      return buyers.map((lord) => ({ lord, options }))
    },
  },
  {
    ...oneOf('buyMarketLot', 'gold for one of two lots', 'notEnoughGold', lordWith({})),
    refused: ['notEnoughGold', 'lotClosed'],
    meet: async (game) => {
      const lots = [await lotOfWood(game), await lotOfWood(game)]
      const lord = await richLord(game, { gold: lots[0]?.price ?? 0 })
      return lots.map(({ options }) => ({ lord, options }))
    },
  },
  {
    ...oneOf('buyMarketLot', 'room for one of two lots', 'notEnoughSpace', lordWith({})),
    refused: ['notEnoughSpace', 'lotClosed'],
    meet: async (game) => {
      const lots = [await lotOfWood(game, 1), await lotOfWood(game, 2)]
      const lord = await richLord(game, { storage: 0 })
      await fillStorage(lord, 29)
      return lots.map(({ options }) => ({ lord, options }))
    },
  },
  oneOf('cancelMarketLot', 'one lot', 'lotClosed', async (game) => {
    const { seller, options } = await lotOfWood(game)
    return { lord: seller, options: { params: options.params } }
  }),
  {
    ...oneOf('buyMarketLot', 'one lot, against cancelMarketLot', 'lotClosed', lordWith({})),
    meet: async (game) => {
      const { seller, options } = await lotOfWood(game)
      return [
        { lord: await richLord(game), options },
        { lord: seller, options: { params: options.params }, operation: 'cancelMarketLot' },
      ]
    },
  },
  oneOfTwo(['upgradeBuilding', 'buyUnits'], 'gold for either', ['notEnoughGold'], async (game) => {
    const price = await archerPrice(game)
    // As many units as cost the price of the stable, so that the gold pays for one call only.
    const amount = Math.ceil(stablePrice() / price)
    return {
      lord: await richLord(game, { gold: amount * price }),
      asks: [stable, { body: { group: 'archers', amount } }],
    }
  }),
  oneOfTwo(
    ['openSkillBranch', 'learnSkill'],
    'glory for either',
    ['notEnoughGlory', 'branchAlreadyOpen', 'priceChanged'],
    async (game) => ({
      lord: await richLord(game, { glory: 1_000, skillBranches: ['economy'] }),
      // Names the level. Otherwise the remaining glory would pay for nine more levels.
      asks: [craftBranch, { ...census, body: { level: 1 } }],
    }),
  ),
  oneOfTwo(['drinkWine', 'sellConsumables'], 'the last cup', ['noWine', 'notEnoughItems'], async (game) => ({
    lord: await cupOf(game),
    asks: [drink, { body: { consumableId: 1, amount: 1, gold: 20 } }],
  })),
]
