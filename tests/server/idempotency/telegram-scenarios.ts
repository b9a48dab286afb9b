import type { OperationId } from '#generated/operations.ts'
import { sql, sqlOne } from '#server/platform/sql.ts'
import { INIT_DATA_HEADER, initDataOf, newTelegramUser, type TestUser } from '../../support/init-data.ts'
import type { Game } from '../../support/open-game.ts'
import { openTestSession } from '../../support/open-session.ts'
import { sendWire } from '../../support/wire.ts'
import type { Ready } from './scenarios.ts'

const PASSWORD = 'krepost-na-holme'
let count = 0

function proofOf(game: Game, user: TestUser) {
  return { [INIT_DATA_HEADER]: initDataOf(user, game.clock.now()) }
}

function nextName(): string {
  count += 1
  return `Courier${count}`
}

async function post(game: Game, path: string, headers: Record<string, string>, body?: unknown) {
  const answer = await sendWire(game.platform.config.publicUrl, {
    method: 'POST',
    path: `/api${path}`,
    headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
    body: body === undefined ? undefined : JSON.stringify(body),
  })
  if (answer.status >= 300) throw new Error(`${path}: ${answer.text}`)
}

/** A player who has registered by the messenger. */
async function registered(game: Game) {
  const user = newTelegramUser()
  await post(game, '/auth/register-by-telegram-web-app', proofOf(game, user), { name: nextName() })
  const { id } = await sqlOne<{ id: number }>`
    SELECT player_id AS id FROM messenger_account WHERE messenger_user_id = ${user.id}`
  const { cookie } = await openTestSession(game.platform, id)
  return { user, id, cookie, email: `telegram ${user.id}` }
}

/** A player who has registered by e-mail. */
async function byEmail(game: Game) {
  const name = nextName()
  const email = `${name.toLowerCase()}@example.org`
  await post(game, '/auth/register', {}, { name, email, password: PASSWORD, confirmPassword: PASSWORD })
  const [account] = await sql<{ id: number }>`SELECT player_id AS id FROM account WHERE email_key = ${email}`
  const id = account?.id ?? 0
  const { cookie } = await openTestSession(game.platform, id)
  return { id, email, cookie }
}

export const telegramScenarios: Partial<Record<OperationId, (game: Game) => Promise<Ready>>> = {
  registerByTelegram: async (game) => {
    const user = newTelegramUser()
    const asks = { ...proofOf(game, user), name: nextName() }
    return { email: `telegram ${user.id}`, cookie: '', asks, asksOther: { ...asks, name: nextName() } }
  },
  logInByTelegram: async (game) => {
    const { user, email } = await registered(game)
    game.clock.advance(1)
    return {
      email,
      cookie: '',
      asks: proofOf(game, user),
      // The same key with the init data of somebody else.
      asksOther: proofOf(game, (await registered(game)).user),
    }
  },
  linkTelegram: async (game) => {
    const { email, cookie } = await byEmail(game)
    const [own, other] = [newTelegramUser(), newTelegramUser()]
    const asks = { ...proofOf(game, own), password: PASSWORD }
    return { email, cookie, asks, asksOther: { ...asks, ...proofOf(game, other) } }
  },
  unlinkTelegram: async (game) => {
    const { email, cookie } = await byEmail(game)
    await post(
      game,
      '/auth/link-telegram-web-app',
      { cookie, ...proofOf(game, newTelegramUser()) },
      { password: PASSWORD },
    )
    return { email, cookie, asks: { password: PASSWORD }, asksOther: { password: 'another one' } }
  },
  requestDeletionByTelegram: async (game) => {
    const { user, email, cookie } = await registered(game)
    const asks = proofOf(game, user)
    game.clock.advance(1)
    return { email, cookie, asks, asksOther: proofOf(game, user) }
  },
  addEmail: async (game) => {
    const { user, email, cookie } = await registered(game)
    const own = { ...proofOf(game, user), email: `mail${user.id}@example.org` }
    const asks = { ...own, password: PASSWORD, confirmPassword: PASSWORD }
    return { email, cookie, asks, asksOther: { ...asks, email: `other${user.id}@example.org` } }
  },
}
