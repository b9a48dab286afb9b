import type { Regeneration } from '#rules/raids/lasting-health.ts'

/** A drink that gives the army's lasting health back (docs/game.md §3, "Consumable stack"). */
export type Wine = {
  id: number
  key: string
  name: string
  legend: string
  icon: string
  consumableClass: 'wine'
  levelMin: number
  /** Shop price of one. 0 means that this currency is not needed. */
  cost: { gold: number; diamonds: number }
  additional: Regeneration
}

/** Wine cooldown of docs/game.md §9: 12 hours after any of them. */
const RECHARGE_MINUTES = 720

function points(regenerateValue: number): Regeneration {
  return {
    regenerateUnit: 'points',
    regenerateValue,
    rechargeMinutes: RECHARGE_MINUTES,
  }
}

function percent(regenerateValue: number): Regeneration {
  return {
    ...points(regenerateValue),
    regenerateUnit: 'percent',
  }
}

export const WINES: readonly Wine[] = [
  {
    id: 1,
    key: 'breadKvass',
    name: 'Хлебный квас',
    legend: 'Бьёт в нос и ставит на ноги. Вином его зовёт только корчмарь.',
    icon: 'beer-stein',
    consumableClass: 'wine',
    levelMin: 1,
    cost: { gold: 40, diamonds: 0 },
    additional: points(80),
  },
  {
    id: 2,
    key: 'oldMead',
    name: 'Стоялый мёд',
    legend: 'Стоял семь лет. После него стоят не все.',
    icon: 'honeypot',
    consumableClass: 'wine',
    levelMin: 5,
    cost: { gold: 120, diamonds: 0 },
    additional: points(160),
  },
  {
    id: 3,
    key: 'monasteryRed',
    name: 'Монастырское красное',
    legend: 'Монахи пьют его редко, но помногу.',
    icon: 'wine-bottle',
    consumableClass: 'wine',
    levelMin: 10,
    cost: { gold: 300, diamonds: 0 },
    additional: percent(15),
  },
  {
    id: 4,
    key: 'rowanCordial',
    name: 'Рябиновая настойка',
    legend: 'Горькая, как отступление, и крепкая, как обещание вернуться.',
    icon: 'square-bottle',
    consumableClass: 'wine',
    levelMin: 15,
    cost: { gold: 600, diamonds: 0 },
    additional: percent(20),
  },
  {
    id: 5,
    key: 'rhineWhite',
    name: 'Рейнское белое',
    legend: 'Приплыло по трём рекам. Четвёртую выпили бы тоже.',
    icon: 'wine-glass',
    consumableClass: 'wine',
    levelMin: 20,
    cost: { gold: 1_100, diamonds: 0 },
    additional: percent(30),
  },
  {
    id: 6,
    key: 'spicedHippocras',
    name: 'Пряный гипокрас',
    legend: 'Гвоздика, корица и рецепт, который никто не подтвердил.',
    icon: 'amphora',
    consumableClass: 'wine',
    levelMin: 30,
    cost: { gold: 2_600, diamonds: 0 },
    additional: percent(40),
  },
  {
    id: 7,
    key: 'cypriotSweet',
    name: 'Кипрское сладкое',
    legend: 'За такую бочку однажды отдали остров. Остров вернули, бочку нет.',
    icon: 'jeweled-chalice',
    consumableClass: 'wine',
    levelMin: 40,
    cost: { gold: 5_200, diamonds: 0 },
    additional: percent(55),
  },
  {
    id: 8,
    key: 'dragonBlood',
    name: 'Вино «Кровь дракона»',
    legend: 'Дракон не участвовал, но горит похоже.',
    icon: 'fire-bottle',
    consumableClass: 'wine',
    levelMin: 50,
    cost: { gold: 0, diamonds: 3 },
    additional: percent(75),
  },
]

const byId = new Map(WINES.map((wine) => [wine.id, wine]))

export function wineById(id: number): Wine | undefined {
  return byId.get(id)
}
