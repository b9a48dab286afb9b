import { maxLength, required } from 'react-admin'
import type { TextState, TipCategory } from '#generated/types.ts'

export const STATE_NAMES: Readonly<Record<TextState, string>> = {
  DEFAULT: 'Как в игре изначально',
  DRAFT: 'Черновик',
  PUBLISHED: 'Опубликован',
}

export const CATEGORY_NAMES: Readonly<Record<TipCategory, string>> = {
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
  battleReports: 'Отчёты о боях',
  shop: 'Лавка',
  market: 'Рынок',
  topList: 'Лучшие',
  gear: 'Вещи',
}

export const TITLE_RULES = [required('Напишите заголовок'), maxLength(200, 'Не длиннее 200 знаков')]
export const TIP_RULES = [maxLength(5_000, 'Не длиннее 5 000 знаков')]
export const CONTENT_RULES = [maxLength(20_000, 'Не длиннее 20 000 знаков')]
export const TASK_RULES = [maxLength(10_000, 'Не длиннее 10 000 знаков')]
