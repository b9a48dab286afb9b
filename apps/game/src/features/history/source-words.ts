import type {
  Currency,
  ItemAction,
  ItemKind,
  ItemSource,
  MoneyEntryType,
  MoneySource,
} from '../../../../../generated/types.ts'

/** For what money came or went, as the clerk writes it. */
export const moneySourceWords = {
  TAXES: 'Налоги',
  ARMY: 'Наём войска',
  GRIND: 'Заточка',
  MISSION: 'Поход',
  GROUP_MISSION: 'Крестовый поход',
  FORAY: 'Набег',
  SHOP_GEAR: 'Лавка: вещи',
  SHOP_CONSUMABLE: 'Лавка: припасы',
  SHOP_GOLD: 'Лавка: золото',
  MARKET_GEAR: 'Рынок: вещи',
  MARKET_CONSUMABLE: 'Рынок: припасы',
  MARKET_RESOURCE: 'Рынок: ресурсы',
  INFINITE_QUESTS: 'Бесконечное задание',
  LEVEL_UP: 'Новый уровень',
  DONATE: 'Покупка за деньги',
  DAILY_QUESTS: 'Задание дня',
  ENERGY: 'Восстановление энергии',
  GUILD: 'Гильдия',
  CRAFT: 'Изделие',
  CHALLENGE: 'Состязание',
  GEAR_RENAME: 'Новое имя вещи',
  START: 'Основание замка',
  TUTORIAL: 'Поручение',
  BUILDING: 'Постройка',
  SKILLS: 'Умения',
  ADMIN: 'Поправка управляющего',
} as const satisfies Record<MoneySource, string>

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

export const currencyWords = { GOLD: 'Золото', DIAMONDS: 'Алмазы', GLORY: 'Слава' } as const satisfies Record<
  Currency,
  string
>

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
