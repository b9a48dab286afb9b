import type { AdminMoneyEntry, AdminPlayer } from '../../../../../generated/types.ts'

/** Whose castle it is: a person's, or one that was made with the world. */
export const kindNames = {
  HUMAN: 'Игрока',
  NEIGHBOUR: 'Соседа',
} as const satisfies Record<AdminPlayer['kind'], string>

export const currencyNames = {
  GOLD: 'Золото',
  DIAMONDS: 'Алмазы',
  GLORY: 'Слава',
} as const satisfies Record<AdminMoneyEntry['currency'], string>

/** Sources of the ledger (docs/game.md §3, "History sources") and those of our own. */
const sourceNames = new Map([
  ['TAXES', 'Налоги'],
  ['ARMY', 'Войско'],
  ['GRIND', 'Заточка'],
  ['MISSION', 'Поход'],
  ['GROUP_MISSION', 'Крестовый поход'],
  ['FORAY', 'Набег'],
  ['SHOP_GEAR', 'Лавка: вещи'],
  ['SHOP_CONSUMABLE', 'Лавка: припасы'],
  ['SHOP_GOLD', 'Лавка: золото'],
  ['MARKET_GEAR', 'Рынок: вещи'],
  ['MARKET_CONSUMABLE', 'Рынок: припасы'],
  ['MARKET_RESOURCE', 'Рынок: ресурсы'],
  ['INFINITE_QUESTS', 'Бесконечные задания'],
  ['LEVEL_UP', 'Новый уровень'],
  ['DONATE', 'Покупка'],
  ['DAILY_QUESTS', 'Задания дня'],
  ['ENERGY', 'Энергия'],
  ['GUILD', 'Гильдия'],
  ['CRAFT', 'Ремесло'],
  ['CHALLENGE', 'Состязание'],
  ['GEAR_RENAME', 'Имя вещи'],
  ['START', 'Основание замка'],
  ['TUTORIAL', 'Обучение'],
  ['BUILDING', 'Постройки'],
  ['ADMIN', 'Управление'],
])

export function sourceName(source: string): string {
  return sourceNames.get(source) ?? source
}
