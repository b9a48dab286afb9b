import type { DailyQuestGoal } from '#rules/quests/quest-progress.ts'
import { PAGE_PARTS, PAGES } from '../pages.ts'
import { at } from './quest-place.ts'

export type DailyQuest = {
  key: string
  /** Minimum level at which the quest may be drawn; its page is open by then. */
  levelMin: number
  title: string
  task: string
  icon: string
  goal: DailyQuestGoal
  amount: number
}

/**
 * Where a goal is pursued: its page under /game (empty for the castle), and the step of the tutorial that opens it.
 */
export const DAILY_QUEST_PLACES = {
  missionsWon: at('missions'),
  hardMissionsWon: at('missions'),
  energySpent: at('missions'),
  unitsBought: at('army'),
  reportsRead: at('fightLogs'),
  gearEquipped: at('inventory'),
  taxHoursCollected: { page: PAGES.castle.path, unlock: PAGE_PARTS.taxes.unlock },
  goldSpentInShop: at('shopGear'),
  sharpeningsTried: at('grind'),
  buildingsRaised: at('buildings'),
  gearRecycled: at('enhance'),
  lotsCreated: at('market'),
  skillsLearned: at('skillBranches'),
  foraysFought: at('raidPrepare'),
  // Only with raids: without them nobody has wounds to heal.
  wineDrunk: { page: PAGES.inventory.path, unlock: 'forayOpenBanner' },
  crusadesFought: at('crusades'),
} as const satisfies Record<DailyQuestGoal, { page: string; unlock: string }>

/**
 * Three are drawn per game day from those that fit the player's level and have an open page. Quests of level
 * 1 are for newcomers: their pages open within the first minute.
 */
export const DAILY_QUESTS: readonly DailyQuest[] = [
  {
    key: 'morningMarch',
    levelMin: 1,
    title: 'Утренний выход',
    task: 'Победите в 5 походах.',
    icon: 'sunrise',
    goal: 'missionsWon',
    amount: 5,
  },
  {
    key: 'stretchedLegs',
    levelMin: 1,
    title: 'Размять ноги',
    task: 'Потратьте 40 энергии.',
    icon: 'walk',
    goal: 'energySpent',
    amount: 40,
  },
  {
    key: 'freshBlood',
    levelMin: 1,
    title: 'Свежие лица',
    task: 'Наймите 10 человек.',
    icon: 'meeple-group',
    goal: 'unitsBought',
    amount: 10,
  },
  {
    key: 'eveningReading',
    levelMin: 3,
    title: 'Вечернее чтение',
    task: 'Прочтите 3 отчёта о битвах.',
    icon: 'book-cover',
    goal: 'reportsRead',
    amount: 3,
  },
  {
    key: 'hardBread',
    levelMin: 4,
    title: 'Чёрствый хлеб',
    task: 'Победите в 2 тяжёлых походах.',
    icon: 'bread',
    goal: 'hardMissionsWon',
    amount: 2,
  },
  {
    key: 'newClothes',
    levelMin: 4,
    title: 'Новое платье',
    task: 'Наденьте 2 вещи.',
    icon: 'robe',
    goal: 'gearEquipped',
    amount: 2,
  },
  {
    key: 'bricklayer',
    levelMin: 5,
    title: 'Кирпич к кирпичу',
    task: 'Возведите 1 уровень любой постройки.',
    icon: 'brick-pile',
    goal: 'buildingsRaised',
    amount: 1,
  },
  {
    key: 'sparks',
    levelMin: 5,
    title: 'Искры из-под камня',
    task: 'Попробуйте заточить вещи 3 раза.',
    icon: 'anvil-impact',
    goal: 'sharpeningsTried',
    amount: 3,
  },
  {
    key: 'taxDay',
    levelMin: 5,
    title: 'Оброчный день',
    task: 'Соберите налоги за 8 часов.',
    icon: 'coins-pile',
    goal: 'taxHoursCollected',
    amount: 8,
  },
  {
    key: 'goodCustomer',
    levelMin: 6,
    title: 'Желанный покупатель',
    task: 'Потратьте в лавке 200 золота.',
    icon: 'shop',
    goal: 'goldSpentInShop',
    amount: 200,
  },
  {
    key: 'longRoad',
    levelMin: 6,
    title: 'Долгая дорога',
    task: 'Потратьте 90 энергии.',
    icon: 'mountain-road',
    goal: 'energySpent',
    amount: 90,
  },
  {
    key: 'springCleaning',
    levelMin: 8,
    title: 'Большая уборка',
    task: 'Разберите у скупщика 2 вещи.',
    icon: 'broom',
    goal: 'gearRecycled',
    amount: 2,
  },
  {
    key: 'marketStall',
    levelMin: 8,
    title: 'Свой прилавок',
    task: 'Выставьте на рынок 1 лот.',
    icon: 'hanging-sign',
    goal: 'lotsCreated',
    amount: 1,
  },
  {
    key: 'neighbourVisit',
    levelMin: 11,
    title: 'Визит вежливости',
    task: 'Совершите набег.',
    icon: 'siege-ram',
    goal: 'foraysFought',
    amount: 1,
  },
  {
    key: 'medicine',
    levelMin: 11,
    title: 'Целебный глоток',
    task: 'Выпейте вина.',
    icon: 'wine-bottle',
    goal: 'wineDrunk',
    amount: 1,
  },
  {
    key: 'schoolDesk',
    levelMin: 12,
    title: 'Век учись',
    task: 'Поднимите умения на 1 уровень.',
    icon: 'scroll-quill',
    goal: 'skillsLearned',
    amount: 1,
  },
  {
    key: 'goodCompany',
    levelMin: 13,
    title: 'Добрая компания',
    task: 'Сходите в крестовый поход.',
    icon: 'three-friends',
    goal: 'crusadesFought',
    amount: 1,
  },
  {
    key: 'hardDay',
    levelMin: 16,
    title: 'Тяжёлый день',
    task: 'Победите в 5 тяжёлых походах.',
    icon: 'battered-axe',
    goal: 'hardMissionsWon',
    amount: 5,
  },
]
