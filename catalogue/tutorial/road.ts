import type { LiveStep } from './live-step.ts'

/** Steps for wins and levels, parallel to all others. */
export const ROAD_STEPS: readonly LiveStep[] = [
  {
    key: 'levelThreeQuest',
    after: ['mediumWinQuest'],
    type: 'quest',
    title: 'Молва пошла',
    content: 'Опыт копится с каждой победой, а новый уровень приносит золото, алмазы и славу.',
    task: 'Достигните 3 уровня.',
    page: 'missions',
    goal: { type: 'levelReached', amount: 3 },
    reward: { gold: 120, diamonds: 1, glory: 10, experience: 0 },
  },
  {
    key: 'recruitsQuest',
    type: 'quest',
    title: 'Рекрутский набор',
    content: 'Враг растёт вместе с вами. Мечники, оруженосцы, всадники: войску нужны все.',
    task: 'Наймите 20 человек в любые отряды.',
    page: 'army',
    goal: { type: 'unitsBought', group: null, amount: 20 },
    reward: { gold: 100, diamonds: 0, glory: 10, experience: 200 },
  },
  {
    key: 'levelFourQuest',
    type: 'quest',
    title: 'За последний огород',
    content: 'С 4 уровня открыт Ближний лес: там железо, воск и янтарь, а ещё волки.',
    task: 'Достигните 4 уровня.',
    page: 'missions',
    goal: { type: 'levelReached', amount: 4 },
    reward: { gold: 150, diamonds: 1, glory: 10, experience: 0 },
  },
  {
    key: 'hardWinQuest',
    type: 'quest',
    title: 'Трудная слава',
    content:
      'Тяжёлый поход удаётся не всякому и не всегда, зато алмазы чаще всего лежат именно там. Начните с похода уровнем ниже вашего.',
    task: 'Победите в тяжёлом походе.',
    page: 'missions',
    goal: { type: 'missionWon', difficulty: 'HARD', amount: 1 },
    reward: { gold: 200, diamonds: 2, glory: 20, experience: 200 },
  },
  {
    key: 'levelSixQuest',
    type: 'quest',
    title: 'Хозяин округи',
    content: 'Посад спит спокойно, лес вас узнаёт. Держите войско полным, и дорога пойдёт быстрее.',
    task: 'Достигните 6 уровня.',
    page: 'missions',
    goal: { type: 'levelReached', amount: 6 },
    reward: { gold: 300, diamonds: 2, glory: 20, experience: 0 },
  },
  {
    key: 'levelEightQuest',
    type: 'quest',
    title: 'Счёты с Кистенём',
    content:
      'С 8 уровня открыта дорога к логову Кистеня. Он вас помнит ещё по большаку.\n\n' +
      'Одних простых вещей там мало: пусть кузнец заточит каждую хоть раз, а скупщик зажжёт звезду на лучшей.',
    task: 'Достигните 8 уровня.',
    page: 'missions',
    goal: { type: 'levelReached', amount: 8 },
    reward: { gold: 500, diamonds: 3, glory: 30, experience: 0 },
  },
  {
    key: 'levelTwelveQuest',
    type: 'quest',
    title: 'Соль земли',
    content:
      'Соляной тракт длинный, и на каждой версте кто-то считает его своим. Объясните им разницу.\n\n' +
      'Не выходит? Точите вещи, зажигайте звёзды или берите поход уровнем-двумя ниже.',
    task: 'Достигните 12 уровня.',
    page: 'missions',
    goal: { type: 'levelReached', amount: 12 },
    reward: { gold: 1_000, diamonds: 3, glory: 50, experience: 0 },
  },
  {
    key: 'levelSixteenQuest',
    type: 'quest',
    title: 'Титул барона',
    content: 'С 16 уровня вы барон: открыт Баронский бор, а кузницу можно поднять до четвёртого уровня.',
    task: 'Достигните 16 уровня.',
    page: 'missions',
    goal: { type: 'levelReached', amount: 16 },
    reward: { gold: 2_000, diamonds: 5, glory: 100, experience: 0 },
  },
]
