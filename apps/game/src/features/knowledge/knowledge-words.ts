import type { KnowledgeKind, TipCategory } from '#generated/types.ts'

/** What an entry of the search is. */
export const KIND_WORDS = {
  TASK: 'Поручение',
  MISSION: 'Поход',
  ENEMY: 'Враг',
  GEAR_CLASS: 'Класс снаряжения',
  GEAR: 'Снаряжение',
  CRUSADE: 'Крестовый поход',
  TIP: 'Подсказка',
} satisfies Record<KnowledgeKind, string>

export const CATEGORY_WORDS = {
  common: 'Общее',
  army: 'Войско',
  characteristics: 'Характеристики',
  inventory: 'Склад',
  buildings: 'Постройки',
  forge: 'Кузница',
  sharpening: 'Заточка',
  skills: 'Умения',
  missions: 'Походы',
  raids: 'Набеги',
  crusades: 'Крестовые походы',
  battleReports: 'Отчёты о битвах',
  shop: 'Лавка',
  market: 'Рынок',
  topList: 'Лучшие игроки',
  gear: 'Снаряжение',
} satisfies Record<TipCategory, string>
