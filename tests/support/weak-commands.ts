import type { APIResponse, BrowserContext, Locator, Page } from 'playwright'
import { campaignSize } from './campaign.ts'

/** The sword of the commands' players, for the forge and the market. */
export const SWORD = { gearId: 18, quality: 64 }
const SWORD_NAME = 'Короткий меч'
/** The tag of the companion's guild. */
export const TAG = 'ЗИМА'
const CRUSADE = 'Через метель'
const BOSS = { key: 'ogreToll', name: 'Мост великана-мытаря' }

/** Another player, for commands that need one. */
export type Companion = { readonly id: number; readonly context: BrowserContext }

export type WeakCommand = {
  readonly what: string
  /** Gets ready what else the command needs, once for a player. Resolves to the id that the command is about. */
  readonly ready?: (lord: BrowserContext, findCompanion: () => Promise<Companion>) => Promise<number>
  /** Opens the page. Resolves to the button that sends the command. */
  readonly prepare: (page: Page, id: number) => Promise<Locator>
  /** The address of the call. */
  readonly call: RegExp
  /** How often it has been carried out, of the player `lord`. */
  readonly effects: string
  /** What the page shows in the end. */
  readonly ends: (page: Page) => Promise<unknown>
}

/** Calls the API as the page of the player would. */
export async function callAs({ request }: BrowserContext, path: string, data?: object): Promise<APIResponse> {
  const headers = { 'sec-fetch-site': 'same-origin' }
  const answer = await request.post(`/api${path}`, data ? { data, headers } : { headers })
  if (!answer.ok()) throw new Error(`${path}: ${await answer.text()}`)
  return answer
}

const GATHERING = '/group-missions'

async function callCrusade(leader: BrowserContext): Promise<number> {
  const answer = await callAs(leader, GATHERING, { missionKey: BOSS.key, name: CRUSADE })
  const { crusade } = await answer.json()
  return crusade.crusadeId
}

function text(page: Page, words: string | RegExp): Promise<unknown> {
  return page.getByText(words).first().waitFor()
}

/** What players do that costs something or goes to others. Each changes something that can be counted. */
const ALL: readonly WeakCommand[] = [
  {
    what: 'the start of a mission',
    prepare: async (page) => {
      await page.goto('/game/missions')
      return page.getByRole('button', { name: /^В поход/ }).first()
    },
    call: /\/api\/missions\/start/,
    effects: 'SELECT count(*) FROM mission_run JOIN lord ON lord.id = player_id',
    ends: (page) => page.getByRole('timer').first().waitFor(),
  },
  {
    what: 'a purchase in the shop',
    prepare: async (page) => {
      await page.goto('/game/trade/shop/consumable')
      await page.getByRole('button', { name: /^Хлебный квас/ }).tap()
      return page.getByRole('button', { name: /^Купить за/ })
    },
    call: /\/api\/trade\/shop\/consumable\/buy/,
    effects:
      "SELECT count(*) FROM money_entry JOIN lord ON lord.id = player_id WHERE source = 'SHOP_CONSUMABLE'",
    ends: (page) => text(page, /^Куплено: Хлебный квас/),
  },
  {
    what: 'a craft',
    prepare: async (page) => {
      await page.goto('/game/forge/craft')
      await page.getByRole('list', { name: 'Вещи для отделки' }).getByRole('button').first().tap()
      await page.getByRole('button', { name: 'Больше: Атака мечников' }).tap()
      await page.getByRole('button', { name: 'Сделать' }).tap()
      return page.getByRole('button', { name: 'Подтвердить' })
    },
    call: /\/api\/forge\/craft$/,
    effects: "SELECT count(*) FROM money_entry JOIN lord ON lord.id = player_id WHERE source = 'CRAFT'",
    ends: (page) => text(page, 'Отделка готова'),
  },
  {
    what: 'a reward',
    prepare: async (page) => {
      await page.goto('/game?tasks=daily')
      return page.getByRole('button', { name: 'Забрать награду дня' })
    },
    call: /\/api\/player-quests\/daily-reward/,
    effects:
      "SELECT count(DISTINCT reference) FROM money_entry JOIN lord ON lord.id = player_id WHERE reference LIKE 'ladder:%'",
    ends: (page) => page.getByRole('button', { name: 'Забрать награду дня' }).waitFor({ state: 'hidden' }),
  },
  {
    what: 'a request to a guild',
    prepare: async (page) => {
      await page.goto(`/game/guild/${TAG}`)
      return page.getByRole('button', { name: 'Подать заявку' })
    },
    call: /\/api\/guilds\/.*\/join-requests/,
    effects: 'SELECT count(*) FROM guild_request JOIN lord ON lord.id = player_id',
    ends: (page) => page.getByRole('button', { name: 'Отозвать заявку' }).waitFor(),
  },
  {
    what: 'a raid',
    ready: async (_lord, findCompanion) => {
      return (await findCompanion()).id
    },
    prepare: async (page, victimId) => {
      await page.goto(`/game/foray-tactics?opponent=${victimId}`)
      return page.getByRole('button', { name: /^В набег/ })
    },
    call: /\/api\/forays\/start/,
    effects:
      "SELECT count(*) FROM fight_log JOIN lord ON lord.id = player_id JOIN fight ON fight.id = fight_id WHERE fight.type = 'FORAY'",
    ends: (page) => page.getByRole('button', { name: 'К итогу' }).waitFor(),
  },
  {
    what: 'the call of a crusade',
    prepare: async (page) => {
      await page.goto('/game/group-missions?of=bosses')
      await page.getByRole('button', { name: `Созвать поход… ${BOSS.name}` }).tap()
      const sheet = page.getByRole('dialog', { name: BOSS.name })
      await sheet.getByLabel('Название похода').fill(CRUSADE)
      return sheet.getByRole('button', { name: 'Созвать поход' })
    },
    call: /\/api\/group-missions$/,
    effects: 'SELECT count(*) FROM crusade JOIN lord ON lord.id = leader_id',
    ends: (page) => page.getByRole('heading', { name: CRUSADE, level: 1 }).waitFor(),
  },
  {
    what: 'the start of a crusade',
    ready: async (lord, findCompanion) => {
      const crusadeId = await callCrusade(lord)
      const { id, context } = await findCompanion()
      await callAs(context, `${GATHERING}/${crusadeId}/join-requests`, {})
      await callAs(lord, `${GATHERING}/${crusadeId}/join-requests/${id}/accept`)
      return crusadeId
    },
    prepare: async (page) => {
      await page.goto('/game/group-missions/group')
      await page.getByRole('button', { name: 'Выступить' }).tap()
      return page.getByRole('button', { name: 'Подтвердить' })
    },
    call: /\/api\/group-missions\/\d+\/start/,
    effects: 'SELECT count(started_at) FROM crusade JOIN lord ON lord.id = leader_id',
    ends: (page) =>
      page
        .getByRole('timer', { name: /До возвращения/ })
        .first()
        .waitFor(),
  },
  {
    what: 'a request to a crusade',
    ready: async (_lord, findCompanion) => callCrusade((await findCompanion()).context),
    prepare: async (page, crusadeId) => {
      await page.goto(`/game/group-missions/join-request?crusade=${crusadeId}`)
      return page.getByRole('button', { name: 'Попроситься в поход' })
    },
    call: /\/api\/group-missions\/\d+\/join-requests/,
    effects: 'SELECT count(*) FROM crusade_candidate JOIN lord ON lord.id = player_id',
    ends: (page) => text(page, /Просьба у предводителя/),
  },
  {
    what: 'an offer on the market',
    prepare: async (page) => {
      await page.goto('/game/inventory')
      await page
        .getByRole('list', { name: 'В сундуке' })
        .getByRole('button', { name: new RegExp(`^${SWORD_NAME}`) })
        .first()
        .tap()
      await page.getByRole('dialog').getByRole('button', { name: 'На рынок' }).tap()
      const offer = page.getByRole('dialog', { name: `На рынок: ${SWORD_NAME}` })
      return offer.getByRole('button', { name: 'Выставить' })
    },
    call: /\/api\/trade\/market\/lots$/,
    effects: 'SELECT count(*) FROM market_lot JOIN lord ON lord.id = seller_id',
    ends: (page) => text(page, 'Лот на рынке'),
  },
  {
    what: 'a purchase on the market',
    ready: async (_lord, findCompanion) => {
      const { id, context } = await findCompanion()
      const asked = await context.request.get('/api/trade/market/terms?marketKey=resource&itemId=1&amount=5')
      const { gold } = await asked.json()
      const lot = { marketKey: 'resource', itemId: 1, amount: 5, currency: 'GOLD', price: gold.usual }
      await callAs(context, '/trade/market/lots', { ...lot, hours: 24 })
      return id
    },
    prepare: async (page) => {
      await page.goto('/game/trade/market/resource')
      await page.getByRole('list', { name: 'Ресурсы' }).getByRole('button').first().tap()
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /^Купить за/ })
        .tap()
      return page.getByRole('button', { name: 'Подтвердить' })
    },
    call: /\/api\/trade\/market\/lots\/\d+\/buy/,
    effects: 'SELECT count(*) FROM market_lot JOIN lord ON lord.id = buyer_id',
    ends: (page) => text(page, /^Куплено$/),
  },
  {
    what: 'the taxes',
    prepare: async (page) => {
      await page.goto('/game')
      await page.getByRole('region', { name: 'Налоги' }).getByRole('button', { name: 'Отправить' }).tap()
      return page.getByRole('dialog', { name: 'Налоги' }).getByRole('button', { name: /^Отправить на/ })
    },
    call: /\/api\/player-taxes\/start/,
    effects: "SELECT count(*) FROM timer JOIN lord ON lord.id = subject_id WHERE kind = 'taxesEnd'",
    ends: (page) => page.getByRole('region', { name: 'Сборщики в пути' }).waitFor(),
  },
  {
    what: 'a change of the profile',
    ready: async () => Date.now() % 10_000,
    prepare: async (page, suffix) => {
      await page.goto('/game/settings-profile')
      await page.getByRole('textbox', { name: /^Новое имя/ }).fill(`Метель ${suffix}`)
      return page.getByRole('button', { name: 'Сменить имя бесплатно' })
    },
    call: /\/api\/player-settings\/profile/,
    effects: "SELECT count(*) FROM player JOIN lord USING (id) WHERE name LIKE 'Метель %'",
    ends: (page) => text(page, /Снова сменить его можно через/),
  },
]

/** One of each kind: something starts, is bought, is joined, is fought, and needs others. */
const TRIED_EACH_TIME = [
  'the start of a mission',
  'a purchase in the shop',
  'a request to a guild',
  'a raid',
  'the start of a crusade',
]

export const WEAK_COMMANDS = campaignSize({
  small: ALL.filter(({ what }) => TRIED_EACH_TIME.includes(what)),
  full: ALL,
})
