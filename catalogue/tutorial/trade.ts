import type { LiveStep } from './live-step.ts'

/** Gold for diamonds, market, skills and the junk dealer: levels 5 to 9. */
export const TRADE_STEPS: readonly LiveStep[] = [
  { key: 'tradeShopGoldOpenBanner', after: ['levelFiveQuest'], type: 'banner', page: 'trade/shop/gold' },
  { key: 'tradeMarketOpenBanner', after: ['levelSixQuest'], type: 'banner', page: 'trade/market' },
  {
    key: 'tradeConsumableOpenQuest',
    after: ['tradeMarketOpenBanner', 'storageOpenBanner'],
    type: 'quest',
    title: 'Выставьте лот',
    content:
      'На рынке игроки продают друг другу вещи, припасы и ресурсы: кому-то не хватает именно вашего камня. Пошлина: 1\u00a0% сразу и 5\u00a0% с продажи.\n\n' +
      'Что лежит на прилавке, то нельзя надеть, продать в лавку или разобрать.',
    task: 'Выберите на складе лишнее и нажмите «На рынок».',
    page: 'inventory',
    goal: { type: 'lotCreated', amount: 1 },
    reward: { gold: 300, diamonds: 1, glory: 10, experience: 0 },
  },
  { key: 'topListOpenBanner', after: ['levelSixQuest'], type: 'banner', page: 'top-list-players' },
  { key: 'skillsBranchOpenBanner', after: ['levelSixQuest'], type: 'banner', page: 'skills/branches' },
  { key: 'enhanceOpenBanner', after: ['levelSevenQuest'], type: 'banner', page: 'forge/enhance' },
  {
    key: 'recycleGearQuest',
    after: ['enhanceOpenBanner'],
    type: 'quest',
    title: 'Отдайте лишнее скупщику',
    content:
      'Скупщик разбирает ненужное на очки улучшения. Нужное заблокируйте, чтобы не отдать в спешке. 10 простых вещей он ценит вдвое.\n\n' +
      'Лишнего нет? Вещи приносят походы, тяжёлые чаще прочих, а простую продаст лавка.',
    task: 'Разберите 1 вещь: из похода, из лавки или с рынка.',
    page: 'forge/enhance',
    goal: { type: 'gearRecycled', amount: 1 },
    reward: { gold: 300, diamonds: 1, glory: 10, experience: 0 },
  },
  {
    key: 'starQuest',
    after: ['recycleGearQuest'],
    type: 'quest',
    title: 'Улучшите вещь',
    content:
      'Очки улучшения зажигают звёзды. Каждая звезда прибавляет к вещи столько же, сколько она давала без звёзд.',
    task: 'Вложите очки улучшения в любую вещь.',
    page: 'forge/enhance',
    goal: { type: 'gearEnhanced', amount: 1 },
    reward: { gold: 200, diamonds: 1, glory: 10, experience: 0 },
  },
  {
    key: 'learnSkillQuest',
    after: ['skillsBranchOpenBanner', 'levelEightQuest'],
    type: 'quest',
    title: 'Изучите умение',
    content:
      'Слава покупает знания. Ветвей четыре: битва, оборона, хозяйство и ремесло. Первая стоит 500 славы, каждая следующая дороже, порядок выбираете вы.\n\n' +
      'Выберите ту, что ближе сердцу, и начните с корня.',
    task: 'Откройте ветвь и изучите 1 умение.',
    page: 'skills/branches',
    goal: { type: 'skillLearned', amount: 1 },
    reward: { gold: 400, diamonds: 1, glory: 20, experience: 0 },
  },
]
