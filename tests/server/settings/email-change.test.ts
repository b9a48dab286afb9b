import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { issueToken } from '#server/domains/auth/account-token.ts'
import { lockPlayer } from '#server/game/player/lock-order.ts'
import { sql } from '#server/platform/sql.ts'
import { runOneTimer } from '#server/platform/timers/run-timer.ts'
import { inTransaction } from '#server/platform/transaction.ts'
import { type Game, type Lord, openGame } from '../../support/open-game.ts'
import { DAY_SECONDS, leaver, PASSWORD } from './leavers.ts'

let game: Game
beforeAll(async () => {
  game = await openGame()
})
afterAll(() => game.close())

let count = 0

/** A player with a confirmed e-mail who has asked for another one. */
async function changing() {
  count += 1
  const lord = await leaver(game, `Менялов${count}`)
  const email = `new${count}@example.net`
  await sql`UPDATE account SET email_confirmed_at = now() WHERE player_id = ${lord.player.id}`
  expect((await ask(lord, email)).status).toBe(200)
  return { lord, email }
}

function ask(lord: Lord, email: string, password = PASSWORD) {
  return lord.call('changeEmail', { body: { email, password } })
}

function tokenFor({ player }: Lord, email: string, purpose: 'CHANGE_EMAIL_NEW' | 'CHANGE_EMAIL_OLD') {
  return inTransaction(async () => issueToken(await lockPlayer(player.id), email, purpose))
}

async function confirm(lord: Lord, email: string, purpose: 'CHANGE_EMAIL_NEW' | 'CHANGE_EMAIL_OLD') {
  const token = await tokenFor(lord, email, purpose)
  return game.visitor('confirmEmailChange', { body: { token } })
}

async function emailOf(lord: Lord) {
  return (await lord.call('getProfileSettings')).body.email
}

describe('a change of the e-mail', () => {
  it('happens at once with the word of both addresses', async () => {
    const { lord, email } = await changing()
    expect((await confirm(lord, email, 'CHANGE_EMAIL_OLD')).body.isChanged).toBe(false)
    expect(await emailOf(lord)).toBe(lord.player.email)
    expect((await confirm(lord, email, 'CHANGE_EMAIL_NEW')).body.isChanged).toBe(true)
    expect(await emailOf(lord)).toBe(email)
  })

  it('waits three days for an old address that is silent', async () => {
    const { lord, email } = await changing()
    const { body } = await confirm(lord, email, 'CHANGE_EMAIL_NEW')
    expect(body).toMatchObject({ isChanged: false, isNewConfirmed: true })
    game.clock.advance(3 * DAY_SECONDS - 5)
    while (await runOneTimer(game.platform));
    expect(await emailOf(lord)).toBe(lord.player.email)
    game.clock.advance(10)
    while (await runOneTimer(game.platform));
    expect(await emailOf(lord)).toBe(email)
  })

  it('is rejected by the old address, which ends every session, and not by the new one', async () => {
    const { lord, email } = await changing()
    const [old, fresh] = [
      await tokenFor(lord, email, 'CHANGE_EMAIL_OLD'),
      await tokenFor(lord, email, 'CHANGE_EMAIL_NEW'),
    ]
    const byNew = await game.visitor('rejectEmailChange', { body: { token: fresh } })
    expect(byNew.error.code).toBe('tokenInvalid')
    expect((await game.visitor('rejectEmailChange', { body: { token: old } })).status).toBe(204)
    expect((await lord.call('listSessions')).status).toBe(401)
    const late = await game.visitor('confirmEmailChange', { body: { token: fresh } })
    expect(late.error.code).toBe('tokenInvalid')
  })

  it('is refused for a wrong password, the same and another player’s address', async () => {
    const [lord, other] = [await leaver(game, 'Отказник'), await leaver(game, 'Другойкто')]
    expect((await ask(lord, 'a@example.net', 'wrong-password')).error.code).toBe('wrongCredentials')
    expect((await ask(lord, lord.player.email)).error.code).toBe('sameEmail')
    expect((await ask(lord, other.player.email.toUpperCase())).error.code).toBe('emailTaken')
    expect((await lord.call('cancelEmailChange')).error.code).toBe('emailChangeUnknown')
  })

  it('lapses a day after it was asked without the word of the new address, and can be called off', async () => {
    const { lord, email } = await changing()
    const token = await tokenFor(lord, email, 'CHANGE_EMAIL_NEW')
    game.clock.advance(DAY_SECONDS + 5)
    expect((await lord.call('getProfileSettings')).body.emailChange).toBeNull()
    expect((await game.visitor('confirmEmailChange', { body: { token } })).error.code).toBe('tokenInvalid')
    expect((await ask(lord, email)).status).toBe(200)
    expect((await lord.call('cancelEmailChange')).status).toBe(204)
    expect((await lord.call('getProfileSettings')).body.emailChange).toBeNull()
  })
})
