import type { ItemEntry, ItemSummary, MoneyEntry, MoneySummary } from '#generated/types.ts'
import { pursesOf } from '#rules/core/currencies.ts'

export const noon = Date.parse('2026-11-20T12:00:00.000Z')
const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/** Hours before noon. */
function ago(hours: number) {
  return new Date(noon - hours * HOUR_MS).toISOString()
}

function money(entryId: number, hours: number, entry: Partial<MoneyEntry>): MoneyEntry {
  return {
    entryId,
    createdAt: ago(hours),
    currency: 'GOLD',
    type: 'INCREASE',
    amount: 236,
    balanceAfter: 12_480,
    source: 'MISSION',
    about: null,
    fightId: null,
    ...entry,
  }
}

export const moneyLines: MoneyEntry[] = [
  money(99, 0.2, { about: 'Волчий перевал', fightId: 44 }),
  money(98, 0.5, {
    type: 'DECREASE',
    amount: 2_400,
    source: 'ARMY',
    about: '12\u00a0лучников',
    balanceAfter: 12_244,
  }),
  money(97, 1, { currency: 'DIAMONDS', type: 'DECREASE', amount: 1, balanceAfter: 64, source: 'ENERGY' }),
  money(96, 3, { source: 'TAXES', amount: 4_100, about: 'сбор за 8\u00a0часов', balanceAfter: 14_644 }),
  money(95, 20, { currency: 'GLORY', amount: 4, balanceAfter: 930, source: 'FORAY', about: 'Тверд' }),
  money(94, 21, {
    type: 'DECREASE',
    amount: 1_250_000_000,
    balanceAfter: 1_999_999_999_999,
    source: 'BUILDING',
    about: 'Дом для слуг, 14-й\u00a0уровень',
  }),
  money(93, 60, {
    currency: 'DIAMONDS',
    amount: 5,
    source: 'LEVEL_UP',
    about: '17-й\u00a0уровень',
    balanceAfter: 65,
  }),
  money(92, 9_000, { source: 'START', amount: 300, balanceAfter: 300 }),
]

function startsAt(index: number) {
  return new Date(Date.parse('2026-11-19T21:00:00.000Z') - (29 - index) * DAY_MS).toISOString()
}

/** Some days with much, some with little, some with nothing. */
function wave(index: number, height: number) {
  return index % 7 === 3 ? 0 : Math.round(height * (1 + Math.sin(index * 1.7)))
}

export const moneySummary: MoneySummary = {
  days: Array.from({ length: 30 }, (_, index) => ({
    startsAt: startsAt(index),
    ...pursesOf(() => ({ income: 0, spending: 0 })),
    gold: { income: wave(index, 2_000), spending: wave(index + 2, 1_500) },
    diamonds: { income: 0, spending: index % 9 === 0 ? 1 : 0 },
  })),
  sources: [
    { source: 'MISSION', currency: 'GOLD', income: 31_240, spending: 0 },
    { source: 'TAXES', currency: 'GOLD', income: 20_100, spending: 0 },
    { source: 'ARMY', currency: 'GOLD', income: 0, spending: 18_400 },
    { source: 'MARKET_RESOURCE', currency: 'GOLD', income: 9_000, spending: 4_200 },
    { source: 'ENERGY', currency: 'DIAMONDS', income: 0, spending: 4 },
  ],
}

export const stillSummary: MoneySummary = {
  days: moneySummary.days.map((one) => ({ ...one, gold: { income: 0, spending: 0 } })),
  sources: [],
}

function item(entryId: number, hours: number, entry: Partial<ItemEntry>): ItemEntry {
  return {
    entryId,
    kind: 'resource',
    createdAt: ago(hours),
    action: 'RECEIVED',
    amount: 30,
    source: 'MISSION',
    itemId: 1,
    name: 'Дерево',
    icon: 'wood-pile',
    gearEntityId: null,
    about: null,
    players: [],
    fightId: null,
    ...entry,
  }
}

export const itemLines: ItemEntry[] = [
  item(12, 0.2, { about: 'Волчий перевал', fightId: 44 }),
  item(12, 0.2, {
    kind: 'gear',
    amount: 1,
    itemId: 42,
    name: 'Козловые башмаки',
    icon: 'leather-boot',
    gearEntityId: 7,
    about: 'Волчий перевал',
    fightId: 44,
  }),
  item(14, 1, {
    action: 'REMOVED',
    source: 'MARKET',
    about: 'продавец Ратибор, покупатель Забава Путятична, за 500\u00a0золота',
    players: [
      { playerId: 17, name: 'Ратибор' },
      { playerId: 6, name: 'Забава Путятична' },
    ],
  }),
  item(11, 2, { action: 'REMOVED', amount: 124, source: 'BUILDING', about: 'Стены, 9-й\u00a0уровень' }),
  item(3, 22, {
    kind: 'consumable',
    action: 'REMOVED',
    amount: 1,
    source: 'DRINK',
    name: 'Сбитень',
    icon: 'wine-bottle',
  }),
  item(10, 80, { source: 'DAILY_REWARD', itemId: 2, name: 'Камень', icon: 'stone-pile' }),
]

export const itemSummary: ItemSummary = {
  days: Array.from({ length: 30 }, (_, index) => ({
    startsAt: startsAt(index),
    gear: { received: index % 5 === 0 ? 2 : 0, removed: index % 11 === 0 ? 3 : 0 },
    resource: { received: wave(index, 40), removed: wave(index + 3, 30) },
    consumable: { received: 0, removed: index % 8 === 0 ? 1 : 0 },
  })),
}
