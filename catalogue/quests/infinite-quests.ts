import type { InfiniteQuestKind } from '#rules/quests/quests.ts'
import { PAGE_PARTS, PAGES } from '../pages.ts'
import { at } from './quest-place.ts'

export type InfiniteQuestText = {
  kind: InfiniteQuestKind
  title: string
  legend: string
  counted: string
  icon: string
  /** Path under /game where it is done; empty for the castle. */
  page: string
  /** The step of the tutorial that opens it. */
  unlock: string
}

/** The nine kinds of docs/game.md §3; goal and reward grow by the rules. `counted` stands before «12 из 20». */
export const INFINITE_QUESTS: readonly InfiniteQuestText[] = [
  {
    kind: 'buyArmy',
    title: 'Барабан зовёт',
    legend: 'Войску всегда не хватает одного человека. Каждый раз нового.',
    counted: 'Нанято людей сверх потерь',
    icon: 'rally-the-troops',
    ...at('army'),
  },
  {
    kind: 'winMissions',
    title: 'Дорога славы',
    legend: 'Победы складывают в летопись, как дрова в поленницу.',
    counted: 'Побед в походах',
    icon: 'trophy-cup',
    ...at('missions'),
  },
  {
    kind: 'collectTaxes',
    title: 'Казна любит счёт',
    legend: 'Сборщики ходят, крестьяне вздыхают, сундук тяжелеет.',
    counted: 'Часов сбора налогов',
    icon: 'receive-money',
    page: PAGES.castle.path,
    unlock: PAGE_PARTS.taxes.unlock,
  },
  {
    kind: 'equipGear',
    title: 'Примерка',
    legend: 'Надетое бережёт, лежащее собирает пыль.',
    counted: 'Надето разных вещей',
    icon: 'battle-gear',
    ...at('inventory'),
  },
  {
    kind: 'sharpenCharacteristics',
    title: 'Острее некуда',
    legend: 'Всегда есть куда, отвечает кузнец.',
    counted: 'Удачных заточек свойств',
    icon: 'sword-smithing',
    ...at('grind'),
  },
  {
    kind: 'sharpenArmorOrDodge',
    title: 'Толще или ловчее',
    legend: 'Броня и уворот спорят за место. Судья один, и он с молотом.',
    counted: 'Удачных заточек брони и уворота',
    icon: 'armor-punch',
    ...at('grind'),
  },
  {
    kind: 'build',
    title: 'Леса и леса',
    legend: 'Из одних лесов строят другие, потом сносят и те и эти.',
    counted: 'Возведено уровней построек',
    icon: 'hammer-nails',
    ...at('buildings'),
  },
  {
    kind: 'winCrusades',
    title: 'Плечом к плечу',
    legend: 'Вместе идти веселее, добычу делить дольше.',
    counted: 'Побед в крестовых походах',
    icon: 'three-friends',
    ...at('crusades'),
  },
  {
    kind: 'foray',
    title: 'Добрый сосед',
    legend: 'Зашёл без стука, вышел с мешком.',
    counted: 'Набегов совершено',
    icon: 'siege-ram',
    ...at('raidPrepare'),
  },
]
