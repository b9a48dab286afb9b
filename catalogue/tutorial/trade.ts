import type { LiveStep } from './live-step.ts'

/** Skills, gold, market and the junk dealer. */
export const TRADE_STEPS: readonly LiveStep[] = [
  {
    key: 'skillsBranchOpenBanner',
    after: ['settingsOpenBanner', 'levelSixQuest'],
    type: 'banner',
    title: 'Умения',
    content:
      'Слава покупает знания. Четыре ветви: битва, оборона, хозяйство и ремесло; первая стоит пятьсот славы, каждая следующая дороже, порядок за вами.\n\n' +
      'В каждой ветви десять умений по десять уровней, и одно открывает другое.',
    task: 'Прочтите и откройте умения.',
    page: 'skills/branches',
  },
  {
    key: 'tradeShopGoldOpenBanner',
    type: 'banner',
    title: 'Меняла',
    content:
      'Меняла даёт золото за алмазы: пятнадцать монет за каждый ваш уровень. Налоги выгоднее, зато меняла не спит.',
    task: 'Прочтите и загляните к меняле.',
    page: 'trade/shop/gold',
  },
  {
    key: 'tradeMarketOpenBanner',
    after: ['tradeShopGoldOpenBanner', 'levelSixQuest'],
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
      'Выставьте лишнее вино или камень: кому-то не хватает именно его. Что лежит на прилавке, видно на рынке, в ваших лотах.',
    task: 'Выберите на складе лишнее и нажмите «На рынок».',
    page: 'inventory',
    goal: { type: 'lotCreated', amount: 1 },
    reward: { gold: 300, diamonds: 1, glory: 10, experience: 200 },
  },
  {
    key: 'enhanceOpenBanner',
    after: ['tradeMarketOpenBanner'],
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
    content:
      'Отнесите скупщику вещь, которую никто не наденет. Замок на вещи убережёт нужное от спешки.\n\n' +
      'Лишнего нет? Вещи приносят походы, тяжёлые чаще прочих, и любую дешёвую продаст лавка.',
    task: 'Разберите одну вещь: из похода, из лавки или с рынка.',
    page: 'forge/enhance',
    goal: { type: 'gearRecycled', amount: 1 },
    reward: { gold: 300, diamonds: 1, glory: 10, experience: 200 },
  },
  {
    key: 'learnSkillQuest',
    after: ['skillsBranchOpenBanner', 'levelEightQuest'],
    type: 'quest',
    title: 'Век живи',
    content: 'Славы накопилось на первую ветвь. Выберите ту, что ближе сердцу, и начните с корня.',
    task: 'Изучите одно умение.',
    page: 'skills/branches',
    goal: { type: 'skillLearned', amount: 1 },
    reward: { gold: 800, diamonds: 2, glory: 50, experience: 300 },
  },
]
