import type { LiveStep } from './live-step.ts'

/** The first minute: castle, a won mission, the army. Then daily activities. */
export const FIRST_STEPS: readonly LiveStep[] = [
  {
    key: 'myCastleAboutBanner',
    type: 'banner',
    title: 'Ваш замок',
    content:
      'Добро пожаловать домой, милорд. Стены стоят, ворота скрипят, над донжоном ваш герб.\n\n' +
      'Войско скучает во дворе, а в посаде снова неспокойно. Соберите людей в поход: за победу платят золотом и опытом.',
    task: 'Прочтите и откройте походы.',
    page: 'missions',
  },
  {
    key: 'firstWinQuest',
    type: 'quest',
    title: 'Первая победа',
    content:
      'Начните со «Старой мельницы», лёгкий поход туда длится десять секунд.\n\n' +
      'Войско выступает само и вернётся само, даже если вы закроете страницу.',
    task: 'Победите в любом походе.',
    page: 'missions',
    goal: { type: 'missionWon', difficulty: null, amount: 1 },
    reward: { gold: 120, diamonds: 1, glory: 0, experience: 100 },
  },
  {
    key: 'armyOpenBanner',
    type: 'banner',
    title: 'Войско',
    content:
      'Восемь отрядов, и у каждого своё дело. Лучники открывают раунд залпом, мечники бьют следом, оруженосцы берегут здоровье войска, конница налетает в первом раунде и в каждом третьем.\n\n' +
      'Предел отряда растёт с вашим уровнем. Новый уровень сам по себе не сделает войско сильнее: нанимайте людей.',
    task: 'Прочтите и откройте войско.',
    page: 'army',
  },
  {
    key: 'buyArchersQuest',
    type: 'quest',
    title: 'Больше стрел',
    content: 'Залп приходит раньше меча. Пополните отряд лучников, казна это переживёт.',
    task: 'Наймите 5 лучников.',
    page: 'army',
    goal: { type: 'unitsBought', group: 'archers', amount: 5 },
    reward: { gold: 200, diamonds: 0, glory: 0, experience: 100 },
  },
  {
    key: 'mediumWinQuest',
    type: 'quest',
    title: 'Враг посерьёзнее',
    content:
      'Средний поход стоит вдвое больше энергии, но и платит щедрее. Под каждым походом написано, насколько враг сильнее или слабее вас.\n\n' +
      'Лобовая атака бережёт от ударов тех, у кого крепче броня; бой в тылу спасает ловких от залпов.',
    task: 'Победите в среднем походе.',
    page: 'missions',
    goal: { type: 'missionWon', difficulty: 'MEDIUM', amount: 1 },
    reward: { gold: 200, diamonds: 1, glory: 10, experience: 100 },
  },
  {
    key: 'dailyQuestsAboutBanner',
    type: 'banner',
    title: 'Задания дня',
    content:
      'Каждую полночь по Москве глашатай зачитывает три новых задания, а ключник выносит награду: семь дней подряд она растёт, пропущенный день начинает счёт сначала.\n\n' +
      'Есть и бесконечные задания: исполните ступень, и откроется следующая. Всё лежит в замке, под кнопкой «Задания».',
    task: 'Прочтите и возвращайтесь в замок.',
    page: '',
  },
]
