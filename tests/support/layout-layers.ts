import type { Locator, Page } from 'playwright'

type Step = (page: Page) => Promise<void>

/** A sheet or panel, and the steps of a finger that open it. */
export type Layer = {
  readonly address: string
  readonly name: string
  readonly steps: readonly Step[]
  /** Unfolds on the page instead of over it. */
  readonly isOnPage?: boolean
  /** Also measured by `npm test`. */
  readonly isSmall?: boolean
}

type Find = (page: Page) => Locator

/** Taps the first that is found. */
function tap(find: Find): Step {
  return (page) => find(page).first().tap()
}

function button(name: string | RegExp): Step {
  return tap((page) => page.getByRole('button', { name }))
}

/** A button of the page, not of the header or the menu. */
function pageButton(name: string | RegExp): Step {
  return tap((page) => page.getByRole('main').getByRole('button', { name }))
}

/** A button of the open sheet. */
function sheetButton(name: string | RegExp): Step {
  return tap((page) => page.getByRole('dialog').getByRole('button', { name }))
}

/** A blocked button of the open sheet tells why. It is no enabled button to Playwright. */
function blockedButton(name: string | RegExp): Step {
  return (page) => page.getByRole('dialog').getByRole('button', { name }).first().tap({ force: true })
}

/** The first item of a list, or the first whose name begins like this. */
function itemOf(list: string, name = ''): Step {
  return tap((page) =>
    page.getByRole('list', { name: list, exact: true }).getByRole('button', { name: new RegExp(`^${name}`) }),
  )
}

function write(label: string, text: string): Step {
  return (page) => page.getByLabel(label, { exact: true }).fill(text)
}

/** A word that explains itself. */
function tip(words: string | RegExp): Step {
  return tap((page) => page.getByRole('button', { name: /: что это значит$/ }).filter({ hasText: words }))
}

/** Gives the open gear another name, up to the question about the price. */
const rename: readonly Step[] = [
  sheetButton('Назвать'),
  write('Новое имя', 'Заступник посада'),
  sheetButton(/^Назвать за/),
]
const craft: readonly Step[] = [sheetButton('Больше: Атака лучников'), sheetButton('Больше: Атака лучников')]

const HEADER: readonly Layer[] = [
  { address: '/game/army', name: 'notifications', steps: [button(/^Вести/)] },
  { address: '/game/army', name: 'menu', steps: [button(/^Ещё$/)], isSmall: true },
  { address: '/game/army', name: 'lord', steps: [button(/Светозар/)] },
  { address: '/game/army', name: 'energy', steps: [button(/^Энергия/)] },
]

const CASTLE: readonly Layer[] = [
  { address: '/game/', name: 'keep', steps: [pageButton(/^Донжон, уровень/)] },
  { address: '/game/', name: 'tasks of today', steps: [pageButton(/^Все поручения/)] },
  { address: '/game/?tasks=tutorial', name: 'tasks by chapters', steps: [] },
  { address: '/game/?tasks=infinite', name: 'infinite tasks', steps: [] },
  { address: '/game/', name: 'errand', steps: [tap((page) => page.locator('main h3 button'))] },
  {
    address: '/game/army',
    name: 'quest in the guide',
    steps: [tap((page) => page.locator('aside h2 button'))],
  },
  { address: '/game/', name: 'taxes', steps: [pageButton('Отправить')] },
]

const ARMY: readonly Layer[] = [
  {
    address: '/game/missions',
    name: 'patrol',
    steps: [pageButton('Изменить…'), pageButton('Дозор…')],
    isSmall: true,
  },
  { address: '/game/missions', name: 'tip of a mission', steps: [tip(/%/)] },
  { address: '/game/army', name: 'tip of the army', steps: [tip(/./)] },
]

const STORAGE: readonly Layer[] = [
  { address: '/game/inventory', name: 'gear', steps: [itemOf('В сундуке')], isSmall: true },
  {
    address: '/game/inventory',
    name: 'gear with a long name',
    steps: [itemOf('В сундуке', 'Доспех странствующего')],
  },
  { address: '/game/inventory', name: 'best gear', steps: [pageButton(/^Надеть лучшее/)] },
  { address: '/game/inventory', name: 'rename', steps: [itemOf('В сундуке', 'Ясеневый'), ...rename] },
  {
    address: '/game/inventory',
    name: 'scrap',
    steps: [itemOf('В сундуке', 'Ясеневый'), sheetButton('Разобрать')],
  },
  {
    address: '/game/inventory',
    name: 'why gear cannot be worn',
    steps: [itemOf('В сундуке', 'Доспех странствующего'), blockedButton('Надеть')],
  },
  {
    address: '/game/inventory',
    name: 'offer gear',
    steps: [itemOf('В сундуке', 'Доспех странствующего'), sheetButton('На рынок')],
  },
  {
    address: '/game/inventory',
    name: 'why gear cannot be offered at this price',
    steps: [
      itemOf('В сундуке', 'Ясеневый'),
      sheetButton('На рынок'),
      write('Цена', '999999999'),
      blockedButton('Выставить'),
    ],
  },
  { address: '/game/inventory?tab=resources', name: 'resource', steps: [itemOf('Ресурсы')] },
  {
    address: '/game/inventory?tab=resources',
    name: 'offer a resource',
    steps: [itemOf('Ресурсы'), sheetButton('На рынок')],
  },
  { address: '/game/inventory?tab=consumables', name: 'wine', steps: [itemOf('Припасы')] },
  {
    address: '/game/inventory?tab=consumables',
    name: 'sell wine',
    steps: [itemOf('Припасы'), sheetButton('Продать'), sheetButton(/^Продать за/)],
  },
]

const TRADE: readonly Layer[] = [
  { address: '/game/trade/shop', name: 'gear in the shop', steps: [itemOf('Товар дня')] },
  { address: '/game/trade/shop/consumable', name: 'wine in the shop', steps: [itemOf('Вина')] },
  {
    address: '/game/trade/shop/consumable',
    name: 'why wine cannot be bought',
    steps: [itemOf('Вина', 'Вино'), blockedButton(/^Купить за/)],
  },
  { address: '/game/trade/market/gear', name: 'lot', steps: [itemOf('Вещи')] },
  {
    address: '/game/trade/market/gear',
    name: 'buy a lot',
    steps: [itemOf('Вещи', '(?!.*Ваш лот)'), sheetButton(/^Купить за/)],
  },
  {
    address: '/game/trade/market/gear',
    name: 'filters of lots',
    steps: [pageButton(/^Фильтры/)],
    isOnPage: true,
  },
  { address: '/game/trade/market/my', name: 'own lot', steps: [itemOf('Мои лоты')] },
  {
    address: '/game/trade/market/my',
    name: 'withdraw a lot',
    steps: [itemOf('Мои лоты'), sheetButton('Убрать с рынка')],
  },
]

const FORGE: readonly Layer[] = [
  { address: '/game/forge/grind', name: 'anvil', steps: [itemOf('Вещи для заточки')] },
  { address: '/game/forge/enhance?tab=stars', name: 'stars', steps: [itemOf('Вещи для звёзд')] },
  {
    address: '/game/forge/enhance?tab=stars',
    name: 'rename at the dealer',
    steps: [itemOf('Вещи для звёзд', 'Ясеневый'), ...rename],
  },
  {
    address: '/game/forge/enhance?tab=stars',
    name: 'take points back',
    steps: [itemOf('Вещи для звёзд', 'Ясеневый'), sheetButton('Вернуть очки')],
  },
  {
    address: '/game/forge/enhance',
    name: 'scrap at the dealer',
    steps: [itemOf('Вещи, которые можно разобрать'), pageButton('Разобрать')],
  },
  {
    address: '/game/forge/craft',
    name: 'craft',
    steps: [itemOf('Вещи для отделки', 'Ясеневый'), ...craft, sheetButton('Сделать')],
  },
  {
    address: '/game/forge/craft',
    name: 'model of a craft',
    steps: [itemOf('Вещи для отделки', 'Заготовка(?!.*отделк)'), sheetButton(/^Сменить вещь/)],
  },
  {
    address: '/game/forge/craft',
    name: 'take a craft off',
    steps: [itemOf('Вещи для отделки', 'Заготовка.*отделк'), sheetButton(/^Снять отделку за/)],
  },
  {
    address: '/game/forge/craft',
    name: 'transfer',
    steps: [itemOf('Вещи для отделки', 'Заготовка.*отделк'), sheetButton('Перенести на вещь')],
  },
  {
    address: '/game/forge/craft',
    name: 'why a craft cannot be transferred',
    steps: [
      itemOf('Вещи для отделки', 'Заготовка.*отделк'),
      sheetButton('Перенести на вещь'),
      blockedButton(/^Перенести на «/),
    ],
  },
  { address: '/game/forge/craft-book', name: 'strike a recipe', steps: [pageButton(/^Вычеркнуть/)] },
  { address: '/game/forge/craft-book', name: 'remove a section', steps: [pageButton(/^Удалить раздел/)] },
]

const REST: readonly Layer[] = [
  {
    address: '/game/skills/branch/craft',
    name: 'skill',
    steps: [tap((page) => page.getByRole('main').locator('li button'))],
  },
  { address: '/game/skills/branches', name: 'open a branch', steps: [pageButton(/^Открыть ветвь/)] },
  {
    address: '/game/skills/branch/battle',
    name: 'open the shown branch',
    steps: [pageButton(/^Открыть за/)],
  },
  { address: '/game/settings-sessions', name: 'close a session', steps: [pageButton('Закрыть')] },
  {
    address: '/game/settings-sessions',
    name: 'close other sessions',
    steps: [pageButton('Закрыть остальные')],
  },
]

/** Every sheet and kind of panel of the game. */
export const LAYERS: readonly Layer[] = [
  ...HEADER,
  ...CASTLE,
  ...ARMY,
  ...STORAGE,
  ...TRADE,
  ...FORGE,
  ...REST,
]
