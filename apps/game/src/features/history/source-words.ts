import type { ItemAction, ItemKind, ItemSource, MoneyEntryType } from '../../../../../generated/types.ts'

export const itemSourceWords = {
  SHOP: 'Лавка',
  MISSION: 'Поход',
  GROUP_MISSION: 'Крестовый поход',
  MARKET: 'Рынок',
  DONATE: 'Покупка за деньги',
  ENHANCE: 'Скупщик',
  CRAFT: 'Изделие',
  CHALLENGE: 'Состязание',
  BUILDING: 'Постройка',
  DAILY_REWARD: 'Награда дня',
  DRINK: 'Выпито',
  START: 'Основание замка',
  TUTORIAL: 'Поручение',
  ADMIN: 'Поправка управляющего',
} as const satisfies Record<ItemSource, string>

export const typeWords = { INCREASE: 'Приход', DECREASE: 'Расход' } as const satisfies Record<
  MoneyEntryType,
  string
>

export const kindWords = {
  gear: 'Снаряжение',
  resource: 'Ресурсы',
  consumable: 'Припасы',
} as const satisfies Record<ItemKind, string>

export const actionWords = { RECEIVED: 'Получено', REMOVED: 'Отдано' } as const satisfies Record<
  ItemAction,
  string
>
