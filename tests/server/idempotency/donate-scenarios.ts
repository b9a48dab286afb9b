import { createNews } from '../../../server/domains/content/news.ts'
import { readLegalText } from '../../../server/domains/legal/versions.ts'
import { now } from '../../../server/platform/clock.ts'
import type { Subjects } from '../../support/contract-call.ts'
import type { Game } from '../../support/open-game.ts'
import { openTestSession } from '../../support/open-session.ts'
import { giveSecondFactor } from '../../support/second-factor.ts'
import { type KnownLord, knownLord } from '../../support/two-lords.ts'
import { orderOf, orderPack, paidReport, reportTo } from '../donate/till.ts'
import type { Ready } from './scenarios.ts'

type Asked = { readonly asks: Subjects; readonly asksOther?: Subjects }

function personWho(roles: string[], prepare: (lord: KnownLord, game: Game) => Asked | Promise<Asked>) {
  return async (game: Game): Promise<Ready> => {
    const lord = await knownLord(game, { energyAt: now(), roles })
    if (roles.length > 1) await giveSecondFactor(lord.player.id)
    const asked = await prepare(lord, game)
    const { cookie } = await openTestSession(game.platform, lord.player.id)
    return { email: lord.player.email ?? '', cookie, ...asked }
  }
}

const PLAYER = ['PLAYER']
const ADMINISTRATOR = ['PLAYER', 'SUPER_ADMIN']

/** Two players who are compared must not change the same text. */
const PAGES = ['terms', 'privacy'] as const
let texts = 0

const NEWS = {
  title: 'Рынок открыт',
  description: 'Лорды торгуют.',
  version: '0.2.0',
  state: 'PUBLISHED',
} as const

/** Calls of the store, of legal texts and of news. */
export const donateScenarios = {
  createDonateOrder: personWho(PLAYER, () => ({
    asks: { packKey: 'pouch', provider: 'sandbox' },
    asksOther: { packKey: 'chest', provider: 'sandbox' },
  })),
  cancelDonateOrder: personWho(PLAYER, ({ orderId }) => ({ asks: { orderId }, asksOther: { orderId: 1 } })),
  setDonateLimit: personWho(PLAYER, () => ({ asks: { kopecks: 50_000 }, asksOther: { kopecks: null } })),
  // An administrator who buys, so that the effects can be compared.
  refundDonateOrder: personWho(ADMINISTRATOR, async (lord, game) => {
    const { orderId } = await orderPack(lord, 'pouch')
    await reportTo(game, paidReport(await orderOf(lord, orderId)))
    return { asks: { id: orderId }, asksOther: { id: 1 } }
  }),
  setLegalText: personWho(ADMINISTRATOR, async () => {
    const page = PAGES[texts++ % PAGES.length] ?? 'terms'
    const { version } = await readLegalText(page)
    const text = { page, version, title: 'Условия игры' }
    return {
      asks: { ...text, body: 'Играйте честно и вежливо.' },
      asksOther: { ...text, body: 'Играйте как угодно вам.' },
    }
  }),
  createNews: personWho(ADMINISTRATOR, () => ({
    asks: NEWS,
    asksOther: { ...NEWS, title: 'Другая новость' },
  })),
  saveNews: personWho(ADMINISTRATOR, async ({ player }) => {
    const { id } = await createNews({ ...NEWS, state: 'DRAFT' }, player.id)
    const asks = { ...NEWS, id, revision: 1 }
    return { asks, asksOther: { ...asks, title: 'Другая новость' } }
  }),
}
