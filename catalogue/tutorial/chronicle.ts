import type { LiveStep } from './live-step.ts'

/** Reports, energy and settings. */
export const CHRONICLE_STEPS: readonly LiveStep[] = [
  {
    key: 'fightLogOpenBanner',
    after: ['tradeShopConsumableOpenBanner'],
    type: 'banner',
    title: 'Отчёты о битвах',
    content:
      'Летописец записывает каждый бой: кто бил, кто промахнулся, что приняла на себя броня. Бой можно посмотреть раунд за раундом.\n\n' +
      'Отчётом можно похвастаться: у каждого есть ссылка, которая открывается без входа в игру.',
    task: 'Прочтите и откройте отчёты.',
    page: 'fight-logs',
  },
  {
    key: 'readReportQuest',
    type: 'quest',
    title: 'Разбор боя',
    content:
      'Хороший полководец читает и о победах. Откройте любой отчёт и посмотрите, чьи удары решили дело.',
    task: 'Прочтите отчёт о бое.',
    page: 'fight-logs',
    goal: { type: 'reportRead', amount: 1 },
    reward: { gold: 100, diamonds: 1, glory: 0, experience: 100 },
  },
  {
    key: 'energyAboutBanner',
    after: ['levelThreeQuest'],
    type: 'banner',
    title: 'Энергия',
    content:
      'Каждый поход стоит энергии. Она прибывает сама, по пять единиц в час, и больше ста двадцати не копится.\n\n' +
      'За алмаз можно сразу вернуть десять, но не чаще двенадцати раз в день. Уставшее войско учится хуже: после ста пятидесяти единиц за день опыт идёт вполовину.',
    task: 'Прочтите и возвращайтесь в замок.',
    page: '',
  },
  {
    key: 'settingsOpenBanner',
    after: ['fightLogOpenBanner'],
    type: 'banner',
    title: 'Настройки',
    content:
      'Здесь видно, с каких устройств открыт ваш замок, и лишние сеансы можно закрыть. Хороший хозяин знает, у кого ключи от ворот.',
    task: 'Прочтите и откройте настройки.',
    page: 'settings',
  },
]
