import type { Error as Refusal } from '#generated/types.ts'
import { issueToken } from '#server/domains/auth/account-token.ts'
import { lockPlayer } from '#server/game/player/lock-order.ts'
import { countStandings } from '#server/game/standings/count-standings.ts'
import { inTransaction } from '#server/platform/transaction.ts'
import { lookAtNames } from './alike-names.ts'
import { allAtOnce } from './all-at-once.ts'
import { appConfig } from './app-config.ts'
import { castle } from './castle.ts'
import { challenges } from './challenges.ts'
import { type Api, bodyOf, subscribing } from './client.ts'
import { conditionalChanges } from './conditional-changes.ts'
import { actUponPlayer, lookAtNumbers, lookAtPlayer } from './console.ts'
import { craft } from './craft.ts'
import { crusades } from './crusades.ts'
import { donate } from './donate.ts'
import type { ExampleServer } from './example-server.ts'
import { forge } from './forge.ts'
import { guilds } from './guilds.ts'
import { market } from './market.ts'
import { openPages } from './open-pages.ts'
import { plainReads } from './plain-reads.ts'
import { raids } from './raids.ts'
import { type Browser, createRecorder, type Exchange } from './recorder.ts'
import { PASSWORD, register } from './register.ts'
import { secondFactor } from './second-factor.ts'
import { settings } from './settings.ts'
import { shop } from './shop.ts'
import { storage } from './storage.ts'
import { tasks } from './tasks.ts'
import { SHOWN_BY_TELEGRAM, telegram } from './telegram.ts'
import { guides, knowledge, knowledgeBase, legal, news } from './texts.ts'
import { unlimited } from './unlimited.ts'

const EMAIL = 'ratibor@example.org'
const NEW_PASSWORD = 'krepost-za-rekoy'

function complete(api: Api, stepKey: string) {
  return api.POST('/player-quests/{stepKey}/complete', { params: { path: { stepKey } } })
}

async function arrive({ show }: Browser): Promise<number> {
  const playerId = await register(show, 'Ратибор', EMAIL)
  await show.GET('/auth/data')
  await show.GET('/public/header-player-info')
  return playerId
}

/** Mails are not sent, so this creates the token that the mail would contain. */
async function confirmEmail(lord: Browser, playerId: number, { on }: ExampleServer): Promise<void> {
  await lord.show.POST('/auth/send-confirm-email')
  const token = await on(() =>
    inTransaction(async () => issueToken(await lockPlayer(playerId), EMAIL, 'CONFIRM_EMAIL')),
  )
  await lord.show.POST('/auth/confirm-email', { body: { token } })
}

async function firstMission({ show }: Browser, { clock }: ExampleServer): Promise<void> {
  await show.GET('/missions')
  await show.POST('/missions/start', {
    body: { missionKey: 'oldMill', difficulty: 'EASY', skill: 'FRONTAL_ATTACK' },
  })
  await show.POST('/player-energy/restore')
  clock.advance(60)
  await show.GET('/game-data', { params: { query: { controlPanel: true, missions: true } } })
  await complete(show, 'firstWinQuest')
}

/** Returns the refusal to exceed the maximum of a group. */
async function army({ call, show, refused }: Browser): Promise<Refusal> {
  await show.POST('/player-army/buy', {
    body: { group: 'archers', amount: 5 },
    params: { header: subscribing('controlPanel') },
  })
  const { error } = await refused.POST('/player-army/buy', { body: { group: 'cavalry', amount: 500 } })
  await complete(call, 'buyArchersQuest')
  if (!error) throw new Error('The refusal has no body')
  return error
}

async function reports(
  { call, show }: Browser,
  visitor: Browser,
  playerId: number,
  { clock, on }: ExampleServer,
): Promise<void> {
  await call.POST('/missions/start', {
    body: { missionKey: 'oldMill', difficulty: 'MEDIUM', skill: 'REAR_BATTLE' },
  })
  clock.advance(120)
  await call.GET('/game-data', { params: { query: { missions: true } } })
  await complete(call, 'mediumWinQuest')
  await on(() => openPages(playerId, ['fightLogOpenBanner']))
  const [fight] = bodyOf(await show.GET('/fights')).items
  if (!fight) throw new Error('The play found no report')
  const params = { path: { fightId: fight.fightId } }
  await show.GET('/fights/{fightId}', { params })
  await show.POST('/fights/{fightId}/mark-as-viewed', { params })
  await visitor.show.GET('/public/fights/{shareKey}', { params: { path: { shareKey: fight.shareKey } } })
}

async function notifications({ show }: Browser): Promise<void> {
  const list = bodyOf(await show.GET('/player-notifications', { params: { query: { limit: 2 } } }))
  const body = { notificationIds: list.items.slice(0, 1).map(({ notificationId }) => notificationId) }
  await show.POST('/player-notifications/mark-as-read', { body })
  await show.POST('/player-notifications/mark-all-as-shown')
  await show.POST('/player-notifications/mark-all-as-read')
}

async function sessions(lord: Browser, openBrowser: () => Browser): Promise<void> {
  const second = openBrowser()
  const login = { email: EMAIL, password: PASSWORD }
  await second.show.POST('/auth/login', { body: { ...login, withBearer: true } })
  const { sessionId } = bodyOf(await second.call.GET('/auth/data'))
  await second.show.POST('/auth/renew-bearer')
  await lord.show.GET('/player-sessions')
  await lord.show.DELETE('/player-sessions/{sessionId}', {
    params: { path: { sessionId } },
  })
  await openBrowser().call.POST('/auth/login', { body: login })
  await lord.show.POST('/player-sessions/close-others')
}

async function accountBook({ show }: Browser): Promise<void> {
  await show.GET('/player-money-history', { params: { query: { currency: 'GOLD', limit: 2 } } })
  await show.GET('/player-item-history', { params: { query: { limit: 2 } } })
}

/** The top list with the castles so far, and a page in it. */
async function rivals({ show }: Browser, playerId: number, { on }: ExampleServer): Promise<void> {
  await on(async () => {
    await openPages(playerId, ['topListOpenBanner', 'settingsOpenBanner'])
    while (await inTransaction(countStandings));
  })
  await show.GET('/top-lists/players', { params: { query: { limit: 2 } } })
  await show.GET('/top-lists/players/own-place', { params: { query: { sort: 'WIN' } } })
  await show.GET('/top-lists/players/search', { params: { query: { name: 'Рати', sort: 'TOTAL_GOLD' } } })
  await show.GET('/players/{playerId}', { params: { path: { playerId } } })
  await show.GET('/player-settings/gameplay')
  await show.POST('/player-settings/gameplay', { body: { isGearHidden: true } })
}

/** What a browser's `PushSubscription` is as JSON. */
const PUSH_TOKEN = JSON.stringify({
  endpoint: 'https://push.example.org/send/dW5pdm9zdA',
  keys: {
    p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  },
})

async function pushes({ show }: Browser): Promise<void> {
  await show.PATCH('/player-notifications/push-notification-token', { body: { token: PUSH_TOKEN } })
  await show.DELETE('/player-notifications/push-notification-token')
  await show.POST('/player-notifications/set-push-notifications-enabled', { body: { isEnabled: false } })
}

async function farewell(lord: Browser, visitor: Browser): Promise<void> {
  await visitor.show.POST('/auth/send-reset-password', { params: { query: { email: EMAIL } } })
  await lord.show.POST('/auth/change-password', {
    params: { query: { password: PASSWORD, newPassword: NEW_PASSWORD, confirmNewPassword: NEW_PASSWORD } },
  })
  await lord.show.POST('/auth/logout')
}

/** All recorded calls in order, and one refusal. */
export type Played = {
  readonly exchanges: readonly Exchange[]
  readonly error: Refusal
}

/** Plays the first loop by calls alone, one example per operation. The clock advances three seconds per call. */
export async function play(server: ExampleServer): Promise<Played> {
  const { exchanges, openBrowser } = createRecorder(server.url, () => server.clock.advance(3))
  const lord = openBrowser()
  const visitor = openBrowser()
  const playerId = await arrive(lord)
  await confirmEmail(lord, playerId, server)
  await firstMission(lord, server)
  const error = await army(lord)
  await reports(lord, visitor, playerId, server)
  await storage(lord, playerId, server)
  await castle(lord, playerId, server)
  await tasks(lord, playerId, server)
  await notifications(lord)
  await sessions(lord, openBrowser)
  const steward = openBrowser()
  await lookAtPlayer(steward, playerId, server)
  await secondFactor(openBrowser, server)
  await accountBook(lord)
  await rivals(lord, playerId, server)
  await farewell(lord, visitor)
  await shop(openBrowser(), server)
  await craft(openBrowser(), server)
  await market(openBrowser(), openBrowser(), server)
  await forge(openBrowser(), server)
  await conditionalChanges(openBrowser(), openBrowser(), server)
  await allAtOnce(openBrowser(), server)
  await raids(openBrowser(), openBrowser(), server)
  await unlimited(openBrowser(), server)
  await settings(openBrowser(), server)
  await guilds(openBrowser(), openBrowser(), openBrowser(), server)
  await crusades([openBrowser(), openBrowser(), openBrowser()], server)
  await challenges(openBrowser(), openBrowser(), server)
  await donate(openBrowser(), steward, server)
  await legal(visitor, steward)
  await news(visitor, steward)
  await guides(visitor, steward)
  await knowledge(visitor)
  await knowledgeBase(steward)
  await lord.call.POST('/auth/login', { body: { email: EMAIL, password: NEW_PASSWORD } })
  // Three sessions, which are ended in three ways.
  for (const { call } of [openBrowser(), openBrowser()])
    await call.POST('/auth/login', { body: { email: EMAIL, password: NEW_PASSWORD } })
  await actUponPlayer(steward, playerId, server)
  await lord.call.POST('/auth/login', { body: { email: EMAIL, password: NEW_PASSWORD } })
  // What `telegram` shows comes last, so that the examples of others do not depend on it.
  const shown = [...exchanges.map(({ operation }) => operation), ...SHOWN_BY_TELEGRAM]
  await plainReads(lord, playerId, shown, server)
  await telegram(openBrowser, server)
  await pushes(lord)
  await appConfig(steward)
  await lookAtNumbers(steward)
  await lookAtNames(steward, playerId, server)
  return { exchanges, error }
}
