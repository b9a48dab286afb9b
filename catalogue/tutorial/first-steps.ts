import type { LiveStep } from './live-step.ts'

/** The first minutes: a won mission, its report, the army. Then daily activities. */
export const FIRST_STEPS: readonly LiveStep[] = [
  { key: 'myCastleAboutBanner', type: 'banner', page: 'missions', after: [] },
  { key: 'settingsOpenBanner', type: 'banner', page: 'settings', after: [] },
  { key: 'armyOpenBanner', type: 'banner', page: 'army', after: ['myCastleAboutBanner'] },
  {
    key: 'firstWinQuest',
    after: ['myCastleAboutBanner'],
    type: 'quest',
    title: 'Победите в первом походе',
    content:
      'Добро пожаловать домой, милорд. Стены стоят, ворота скрипят, над донжоном ваш герб.\n\n' +
      'Войско скучает во дворе, а в посаде снова неспокойно. Начните со «Старой мельницы»: лёгкий поход туда длится 10 секунд.',
    task: 'Победите в любом походе.',
    page: 'missions',
    goal: { type: 'missionWon', difficulty: 'EASY', amount: 1 },
    reward: { gold: 120, diamonds: 1, glory: 0, experience: 100 },
  },
  { key: 'fightLogOpenBanner', type: 'banner', page: 'fight-logs', after: ['firstWinQuest'] },
  { key: 'storageOpenBanner', type: 'banner', page: 'inventory', after: ['firstWinQuest'] },
  {
    key: 'buyArchersQuest',
    after: ['firstWinQuest', 'armyOpenBanner'],
    type: 'quest',
    title: 'Наймите людей',
    content:
      'Восемь отрядов, и у каждого своё дело: залп лучников приходит раньше меча. Пределы растут с вашим уровнем.\n\n' +
      'Новый уровень сам по себе не сделает войско сильнее: нанимайте людей, казна это переживёт.',
    task: 'Наймите 5 человек в любые отряды.',
    page: 'army',
    goal: { type: 'unitsBought', group: null, amount: 5 },
    reward: { gold: 200, diamonds: 0, glory: 0, experience: 100 },
  },
  {
    key: 'readReportQuest',
    after: ['fightLogOpenBanner'],
    type: 'quest',
    title: 'Посмотрите бой',
    content:
      'Летописец записывает каждый бой: кто бил, кто промахнулся, что приняла на себя броня.\n\n' +
      'Отчётом можно похвастаться: его ссылка открывается без входа в игру.',
    task: 'Откройте отчёт о любом бое.',
    page: 'fight-logs',
    goal: { type: 'reportRead', amount: 1 },
    reward: { gold: 100, diamonds: 1, glory: 0, experience: 100 },
  },
  {
    key: 'mediumWinQuest',
    after: ['buyArchersQuest'],
    type: 'quest',
    title: 'Победите врага посерьёзнее',
    content:
      'Средний поход стоит вдвое больше энергии, но и платит щедрее. Под каждым походом написано, насколько враг сильнее или слабее вас.',
    task: 'Победите в среднем или тяжёлом походе.',
    page: 'missions',
    goal: { type: 'missionWon', difficulty: 'MEDIUM', amount: 1 },
    reward: { gold: 200, diamonds: 1, glory: 10, experience: 100 },
  },
  { key: 'dailyQuestsAboutBanner', type: 'banner', page: '', after: ['mediumWinQuest'] },
  {
    key: 'dailyRewardQuest',
    after: ['dailyQuestsAboutBanner'],
    type: 'quest',
    title: 'Заберите награду дня',
    content:
      'Ключник выносит её каждый день: 7 дней подряд она растёт, пропущенный день начинает счёт сначала.\n\n' +
      'А в полночь по Москве глашатай зачитывает 3 новых поручения дня.',
    task: 'Заберите награду дня.',
    page: '?tasks=daily',
    goal: { type: 'dailyRewardTaken', amount: 1 },
    reward: { gold: 100, diamonds: 0, glory: 10, experience: 100 },
  },
]
