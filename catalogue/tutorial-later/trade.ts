import type { LaterStep } from './later-step.ts'

/** Skills, gold, top lists, market and the junk dealer. */
export const TRADE_STEPS = {
  skills: [
    {
      key: 'skillsBranchOpenBanner',
      type: 'banner',
      title: 'Умения',
      content:
        'Слава покупает знания. Четыре ветви: битва, оборона, хозяйство и ремесло; первая стоит пятьсот славы, каждая следующая дороже, порядок за вами.\n\n' +
        'В каждой ветви десять умений по десять уровней, и одно открывает другое.',
      task: 'Прочтите и откройте умения.',
      page: 'skills/branches',
    },
  ],
  gold: [
    {
      key: 'tradeShopGoldOpenBanner',
      type: 'banner',
      title: 'Меняла',
      content:
        'Меняла даёт золото за алмазы: пятнадцать монет за каждый ваш уровень. Налоги выгоднее, зато меняла не спит.',
      task: 'Прочтите и загляните к меняле.',
      page: 'trade/shop/gold',
    },
  ],
  topList: [
    {
      key: 'topListOpenBanner',
      type: 'banner',
      title: 'Лучшие из лучших',
      content:
        'Летописец ведёт списки: кто выше уровнем, кто чаще побеждал, кто собрал больше золота. Имя в списке открывает страницу игрока.',
      task: 'Прочтите и найдите в списке себя.',
      page: 'top-list-players',
    },
  ],
  market: [
    {
      key: 'tradeMarketOpenBanner',
      type: 'banner',
      title: 'Рынок',
      content:
        'На рынке игроки продают друг другу вещи, припасы и сырьё. За выставленное берут один процент сразу и пять с продажи.\n\n' +
        'Что лежит на прилавке, то нельзя надеть, продать в лавку или разобрать.',
      task: 'Прочтите и откройте рынок.',
      page: 'trade/market',
    },
    {
      key: 'tradeConsumableOpenQuest',
      type: 'quest',
      title: 'Свой прилавок',
      content:
        'Выставьте лишнее вино или камень: кому-то не хватает именно его. Отсюда виден и список ваших лотов.',
      task: 'Выставьте на рынок один лот.',
      page: 'trade/market',
      goal: { type: 'lotCreated', amount: 1 },
      reward: { gold: 300, diamonds: 1, glory: 10, experience: 200 },
    },
  ],
  dealer: [
    {
      key: 'enhanceOpenBanner',
      type: 'banner',
      title: 'Скупщик',
      content:
        'Скупщик разбирает ненужное на очки улучшения, а очки зажигают звёзды на нужном. Каждая звезда прибавляет к вещи столько же, сколько она давала без звёзд.\n\n' +
        'Десять простых вещей он ценит вдвое. Каких, говорит только тем, кто читает подписи.',
      task: 'Прочтите и откройте скупщика.',
      page: 'forge/enhance',
    },
    {
      key: 'recycleGearQuest',
      type: 'quest',
      title: 'Второе рождение',
      content: 'Отнесите скупщику вещь, которую никто не наденет. Замок на вещи убережёт нужное от спешки.',
      task: 'Разберите одну вещь.',
      page: 'forge/enhance',
      goal: { type: 'gearRecycled', amount: 1 },
      reward: { gold: 300, diamonds: 1, glory: 10, experience: 200 },
    },
  ],
} as const satisfies Record<string, readonly LaterStep[]>
