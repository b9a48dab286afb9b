import type { LiveStep } from './live-step.ts'

/** Storage, shop, buildings, forge, taxes and wine. */
export const HOUSEHOLD_STEPS: readonly LiveStep[] = [
  {
    key: 'storageOpenBanner',
    type: 'banner',
    title: 'Склад',
    content:
      'Всё, что войско приносит из походов, ложится на полки. Каждая вещь служит своему отряду: лук лучникам, сапоги оруженосцам, поварёшка слугам.\n\n' +
      'Вещь работает, когда в отряде хватает людей. Чем выше качество, тем больше она даёт.',
    task: 'Прочтите и откройте склад.',
    page: 'inventory',
  },
  {
    key: 'gearShopOpenBanner',
    type: 'banner',
    title: 'Лавка',
    content:
      'Каждый день лавочник выкладывает шесть вещей вашего уровня. Торговаться он не любит, зато не обвешивает.\n\n' +
      'Заготовка стоит один алмаз: на ней точат и мастерят, а потом переносят на настоящую вещь.',
    task: 'Прочтите и откройте лавку.',
    page: 'trade/shop/gear',
  },
  {
    key: 'buyGearQuest',
    type: 'quest',
    title: 'Первая покупка',
    content: 'Выберите то, чего войску не хватает больше всего. Лавочник подскажет то, что дороже.',
    task: 'Купите вещь в лавке.',
    page: 'trade/shop/gear',
    goal: { type: 'gearBought', amount: 1 },
    reward: { gold: 200, diamonds: 0, glory: 10, experience: 100 },
  },
  {
    key: 'equipGearQuest',
    type: 'quest',
    title: 'По плечу',
    content: 'На полке вещь никого не бережёт. Наденьте её: двадцать четыре места ждут.',
    task: 'Наденьте любую вещь.',
    page: 'inventory',
    goal: { type: 'gearEquipped', amount: 1 },
    reward: { gold: 150, diamonds: 1, glory: 0, experience: 100 },
  },
  {
    key: 'buildingsOpenBanner',
    after: ['gearShopOpenBanner', 'levelThreeQuest'],
    type: 'banner',
    title: 'Постройки',
    content:
      'Девять построек, и каждая кормит или защищает. Первые два уровня стоят золота, дальше нужны дерево, камень и прочее добро из походов.\n\n' +
      'Постройка не поднимается выше вашего уровня, кузница требует четыре уровня на каждый свой.',
    task: 'Прочтите и откройте постройки.',
    page: 'buildings',
  },
  {
    key: 'raiseBuildingQuest',
    type: 'quest',
    title: 'Стук топоров',
    content: 'Начните со склада или дома слуг: и то и другое окупается раньше, чем высохнет краска.',
    task: 'Возведите один уровень любой постройки.',
    page: 'buildings',
    goal: { type: 'buildingRaised', amount: 1 },
    reward: { gold: 200, diamonds: 1, glory: 10, experience: 100 },
  },
  {
    key: 'forgeOpenBanner',
    after: ['buildingsOpenBanner', 'levelFourQuest'],
    type: 'banner',
    title: 'Кузница',
    content:
      'За алмаз кузнец пробует заточить вещь: удача прибавит уровень заточки, неудача вернёт её к нулю. Шанс следующего уровня всегда написан.\n\n' +
      'Точить выше уровня кузницы нельзя. После трёх неудач на четвёртом или пятом уровне следующая попытка верная.',
    task: 'Прочтите и откройте кузницу.',
    page: 'forge',
  },
  {
    key: 'sharpenQuest',
    type: 'quest',
    title: 'Искры летят',
    content: 'Постройте кузницу и отнесите туда оружие. Первые уровни даются легко, это и опасно.',
    task: 'Попробуйте заточить вещь.',
    page: 'forge/grind',
    goal: { type: 'sharpeningTried', amount: 1 },
    reward: { gold: 200, diamonds: 2, glory: 10, experience: 100 },
  },
  {
    key: 'taxesAboutBanner',
    after: ['forgeOpenBanner'],
    type: 'banner',
    title: 'Налоги',
    content:
      'Сборщики уходят на час, на четыре или на восемь и возвращаются с золотом. Чем больше крестьян, тем тяжелее мешок; долгий обход чуть менее прибылен за час, зато не будит по ночам.',
    task: 'Прочтите и возвращайтесь в замок.',
    page: '',
  },
  {
    key: 'collectTaxesQuest',
    type: 'quest',
    title: 'Оброк собран',
    content: 'Отправьте сборщиков. Пока они ходят, войско свободно.',
    task: 'Соберите налоги один раз.',
    page: '',
    goal: { type: 'taxesCollected', amount: 1 },
    reward: { gold: 250, diamonds: 1, glory: 10, experience: 100 },
  },
  {
    key: 'tradeShopConsumableOpenBanner',
    after: ['taxesAboutBanner'],
    type: 'banner',
    title: 'Вина и припасы',
    content:
      'Вино возвращает войску здоровье перед набегом. В походах оно ни к чему: туда войско выходит здоровым. После глотка погреб закрыт на двенадцать часов.',
    task: 'Прочтите и откройте погреб лавки.',
    page: 'trade/shop/consumable',
  },
  {
    key: 'buyWineQuest',
    type: 'quest',
    title: 'На чёрный день',
    content: 'Запаситесь квасом или чем покрепче. Не скиснет.',
    task: 'Купите вино в лавке.',
    page: 'trade/shop/consumable',
    goal: { type: 'consumableBought', amount: 1 },
    reward: { gold: 150, diamonds: 0, glory: 10, experience: 100 },
  },
]
