import type { ItemAction, ItemKind, ItemSource, MoneyEntryType } from '#generated/types.ts'

export const ITEM_SOURCE_WORDS = {
  SHOP: 'Лавка',
  MISSION: 'Поход',
  GROUP_MISSION: 'Крестовый поход',
  MARKET: 'Рынок',
  DONATE: 'Покупка за деньги',
  ENHANCE: 'Скупщик',
  CRAFT: 'Отделка',
  CHALLENGE: 'Состязание',
  BUILDING: 'Постройка',
  DAILY_REWARD: 'Награда дня',
  DRINK: 'Выпито',
  START: 'Основание замка',
  TUTORIAL: 'Поручение',
  ADMIN: 'Поправка управляющего',
} as const satisfies Record<ItemSource, string>

export const TYPE_WORDS = { INCREASE: 'Приход', DECREASE: 'Расход' } as const satisfies Record<
  MoneyEntryType,
  string
>

export const KIND_WORDS = {
  gear: 'Снаряжение',
  resource: 'Ресурсы',
  consumable: 'Припасы',
} as const satisfies Record<ItemKind, string>

export const ACTION_WORDS = { RECEIVED: 'Получено', REMOVED: 'Отдано' } as const satisfies Record<
  ItemAction,
  string
>
