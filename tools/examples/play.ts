import { grantRole } from '../../server/domains/admin/grant-role.ts'
import { issueToken } from '../../server/domains/auth/account-token.ts'
import { lockPlayer } from '../../server/game/player/lock-order.ts'
import { inTransaction } from '../../server/platform/transaction.ts'
import { fieldsOf, listOf, type Node, textOf } from '../generate/document.ts'
import { castle } from './castle.ts'
import { conditionalChanges } from './conditional-changes.ts'
import { craft } from './craft.ts'
import type { ExampleServer } from './example-server.ts'
import { forge } from './forge.ts'
import { market } from './market.ts'
import { openPages } from './open-pages.ts'
import { type Caller, createRecorder, type Exchange } from './recorder.ts'
import { shop } from './shop.ts'
import { storage } from './storage.ts'
import { tasks } from './tasks.ts'

const EMAIL = 'ratibor@example.org'
const PASSWORD = 'krepost-na-holme'
const NEW_PASSWORD = 'krepost-za-rekoy'

function numberIn(node: Node, key: string): number {
  const value = fieldsOf({ node }, 'node')[key]
  if (typeof value !== 'number') throw new Error(`The play found no number ${key} in ${JSON.stringify(node)}`)
  return value
}

function textIn(node: Node | undefined, key: string): string {
  const value = textOf(node, key)
  if (value === undefined) throw new Error(`The play found no text ${key} in ${JSON.stringify(node)}`)
  return value
}

function complete(stepKey: string) {
  return { params: { stepKey } }
}

async function register({ show }: Caller): Promise<number> {
  const body = { name: 'Ратибор', email: EMAIL, password: PASSWORD, confirmPassword: PASSWORD }
  const { player = null } = fieldsOf({ answer: await show('registerPlayer', { body }) }, 'answer')
  await show('getAuthData')
  await show('getHeaderPlayerInfo')
  return numberIn(player, 'playerId')
}

/** Mails are not sent, so this creates the token that the mail would contain. */
async function confirmEmail(lord: Caller, playerId: number, { on }: ExampleServer): Promise<void> {
  await lord.show('sendConfirmEmail')
  const token = await on(() =>
    inTransaction(async () => issueToken(await lockPlayer(playerId), EMAIL, 'CONFIRM_EMAIL')),
  )
  await lord.show('confirmEmail', { body: { token } })
}

async function firstMission({ call, show }: Caller, { clock }: ExampleServer): Promise<void> {
  await call('completeTutorialStep', complete('myCastleAboutBanner'))
  await show('listMissions')
  const body = { missionKey: 'oldMill', difficulty: 'EASY', skill: 'FRONTAL_ATTACK' }
  await show('startMission', { body })
  await show('restoreEnergy')
  clock.advance(60)
  await show('getGameData', { query: { controlPanel: 'true', missions: 'true' } })
  await show('completeTutorialStep', complete('firstWinQuest'))
}

/** Returns the refusal to exceed the maximum of a group. */
async function army({ call, show, refusal }: Caller): Promise<Node> {
  await call('completeTutorialStep', complete('armyOpenBanner'))
  await show('buyUnits', { body: { group: 'archers', amount: 5 }, subscribes: ['controlPanel'] })
  const error = await refusal('buyUnits', { body: { group: 'cavalry', amount: 500 } })
  await call('completeTutorialStep', complete('buyArchersQuest'))
  return error
}

async function reports(
  { call, show }: Caller,
  visitor: Caller,
  playerId: number,
  { clock, on }: ExampleServer,
): Promise<void> {
  await call('startMission', {
    body: { missionKey: 'oldMill', difficulty: 'MEDIUM', skill: 'REAR_BATTLE' },
  })
  clock.advance(120)
  await call('getGameData', { query: { missions: 'true' } })
  await call('completeTutorialStep', complete('mediumWinQuest'))
  await on(() => openPages(playerId, ['fightLogOpenBanner']))
  const [fight = null] = listOf(await show('listFights'), 'items')
  const params = { fightId: numberIn(fight, 'fightId') }
  await show('getFight', { params })
  await show('markFightAsViewed', { params })
  await visitor.show('getSharedFight', { params: { shareKey: textIn(fight, 'shareKey') } })
}

async function notifications({ show }: Caller): Promise<void> {
  const [newest = null] = listOf(await show('listNotifications', { query: { limit: '2' } }), 'items')
  const body = { notificationIds: [numberIn(newest, 'notificationId')] }
  await show('markNotificationsAsRead', { body })
  await show('markAllNotificationsAsShown')
  await show('markAllNotificationsAsRead')
}

async function sessions(lord: Caller, openBrowser: () => Caller): Promise<void> {
  const second = openBrowser()
  const opened = await second.show('logIn', { body: { email: EMAIL, password: PASSWORD, withBearer: true } })
  await second.show('renewBearer')
  await lord.show('listSessions')
  await lord.show('closeSession', { params: { sessionId: textIn(opened, 'sessionId') } })
  await openBrowser().call('logIn', { body: { email: EMAIL, password: PASSWORD } })
  await lord.show('closeOtherSessions')
}

async function console(steward: Caller, playerId: number, { on }: ExampleServer): Promise<void> {
  const own = {
    name: 'Тысяцкий',
    email: 'steward@example.org',
    password: PASSWORD,
    confirmPassword: PASSWORD,
  }
  await steward.call('registerPlayer', { body: own })
  await on(() => grantRole(own.email, 'SUPER_ADMIN'))
  const filter = JSON.stringify({ kind: 'HUMAN' })
  await steward.show('listPlayersForAdmin', { query: { range: '[0,1]', filter } })
  await steward.show('getPlayerForAdmin', { params: { id: playerId } })
  const ofPlayer = JSON.stringify({ playerId })
  await steward.show('listMoneyEntriesForAdmin', { query: { range: '[0,1]', filter: ofPlayer } })
}

async function accountBook({ show }: Caller): Promise<void> {
  await show('listMoneyHistory', { query: { currency: 'GOLD', limit: '2' } })
  await show('getMoneySummary')
  await show('listItemHistory', { query: { limit: '2' } })
  await show('getItemSummary')
}

async function farewell(lord: Caller, visitor: Caller): Promise<void> {
  await visitor.show('sendResetPassword', { query: { email: EMAIL } })
  await lord.show('changePassword', {
    query: { password: PASSWORD, newPassword: NEW_PASSWORD, confirmNewPassword: NEW_PASSWORD },
  })
  await lord.show('logOut')
}

/** All recorded calls in order, and one refusal. */
export type Played = {
  readonly exchanges: readonly Exchange[]
  readonly error: Node
}

/** Plays the first loop by calls alone, one example per operation. The clock advances three seconds per call. */
export async function play(server: ExampleServer): Promise<Played> {
  const { exchanges, openBrowser } = createRecorder(server.url, () => server.clock.advance(3))
  const lord = openBrowser()
  const visitor = openBrowser()
  const playerId = await register(lord)
  await confirmEmail(lord, playerId, server)
  await firstMission(lord, server)
  const error = await army(lord)
  await reports(lord, visitor, playerId, server)
  await storage(lord, playerId, server)
  await castle(lord, playerId, server)
  await tasks(lord, playerId, server)
  await notifications(lord)
  await lord.show('listNeighbours')
  await visitor.show('getWorld')
  await visitor.show('getGameTips')
  await sessions(lord, openBrowser)
  await console(openBrowser(), playerId, server)
  await accountBook(lord)
  await farewell(lord, visitor)
  await shop(openBrowser(), server)
  await craft(openBrowser(), server)
  await market(openBrowser(), openBrowser(), server)
  await forge(openBrowser(), server)
  await conditionalChanges(openBrowser(), openBrowser(), server)
  return { exchanges, error }
}
