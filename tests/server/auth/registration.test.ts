import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { START_ARMY, START_DIAMONDS, START_ENERGY, START_GOLD } from '#catalogue/world/start.ts'
import { findAccount } from '#server/domains/auth/account.ts'
import { findPlayer } from '#server/game/player/player-row.ts'
import { sql } from '#server/platform/sql.ts'
import { startTestServer, type TestServer } from '../../support/server.ts'
import { newcomer, post, register, statusOfData } from './newcomer.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

async function tryToRegister(changes: Record<string, unknown>) {
  const response = await post(server.visitor(), '/auth/register', newcomer(changes))
  const body = await response.json()
  return { status: response.status, code: body.code, fields: body.details?.fields, message: body.message }
}

describe('a name', () => {
  it.each([
    'Ратибор',
    'Ёлочка',
    'Иван 4',
    'Юрий Долг 7',
    'КНЯЗЬ0',
    'Knight',
    'Sir Lancelot',
    'a b c d',
    '123456',
    'Двенадцать12',
  ])('accepts «%s»', async (name) => {
    expect(await tryToRegister({ name })).toMatchObject({ status: 200 })
  })

  it.each([
    ['Пять5', 'four and a digit: too short'],
    ['Тринадцать123', 'thirteen'],
    ['Ратибop', 'two alphabets'],
    ['Князь Ivan', 'two alphabets in two words'],
    ['Князь  Олег', 'two spaces'],
    [' Ратибор', 'a space before'],
    ['Ратибор ', 'a space after'],
    ['Рати-бор', 'a hyphen'],
    ['Ратибор!', 'a sign'],
    ['Київський', 'a letter that is not Russian'],
    ['Ратибо́р', 'a combining accent'],
    ['Рати\nбор', 'a line break'],
    ['Ратибор\u00a0Вл', 'a space that does not break'],
    ['', 'empty'],
  ])('refuses «%s»: %s', async (name) => {
    expect(await tryToRegister({ name })).toMatchObject({
      status: 400,
      code: 'badRequest',
      fields: [
        {
          path: 'body.name',
          message: expect.stringMatching(
            /^Имя: (?:от 6 до 12 символов|только русские или только латинские буквы)/,
          ),
        },
      ],
    })
  })

  it('is unique regardless of case, and of ё and е', async () => {
    await tryToRegister({ name: 'Берёзовый' })
    expect(await tryToRegister({ name: 'БЕРЕЗОВЫЙ' })).toMatchObject({
      status: 409,
      code: 'nameTaken',
      fields: [{ path: 'body.name', message: 'Это имя уже занято' }],
    })
  })

  it('goes to one of several concurrent registrations', async () => {
    const outcomes = await Promise.all(Array.from({ length: 5 }, () => tryToRegister({ name: 'Единый' })))
    expect(outcomes.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409])
  })
})

describe('the rest of the form', () => {
  it('needs an e-mail that is unique regardless of case', async () => {
    expect(await tryToRegister({ email: 'first@example.org' })).toMatchObject({ status: 200 })
    expect(await tryToRegister({ email: 'First@Example.org' })).toMatchObject({
      status: 409,
      code: 'emailTaken',
    })
    expect(await tryToRegister({ email: 'no address' })).toMatchObject({
      status: 400,
      fields: [{ path: 'body.email', message: 'Укажите адрес почты' }],
    })
  })

  it.each([
    ['qwerty123', 'passwordTooCommon'],
    ['QWERTYUIOP', 'passwordTooCommon'],
    ['йцукенгшщз', 'passwordTooCommon'],
    ['Trustno1', 'passwordTooCommon'],
    ['донжон2026', 'passwordTooCommon'],
    ['aaaaaaaaaa', 'passwordTooCommon'],
    ['23456789', 'passwordTooCommon'],
    ['own@example.org', 'passwordTooCommon'],
  ])('refuses the password %s', async (password, code) => {
    const form = { email: 'own@example.org', password, confirmPassword: password }
    expect(await tryToRegister(form)).toMatchObject({
      status: 422,
      code,
      fields: [{ path: 'body.password', message: 'Этот пароль слишком легко угадать, придумайте другой' }],
    })
  })

  it('needs a password of 8 to 128 characters, repeated correctly', async () => {
    const twice = (password: string) => ({ password, confirmPassword: password })
    expect(await tryToRegister(twice('korotko'))).toMatchObject({ status: 400 })
    expect(await tryToRegister(twice('д'.repeat(64) + 'л'.repeat(65)))).toMatchObject({ status: 400 })
    expect(await tryToRegister(twice('д'.repeat(64) + 'л'.repeat(64)))).toMatchObject({ status: 200 })
    expect(await tryToRegister({ confirmPassword: 'krepost-na-gore' })).toMatchObject({
      status: 422,
      code: 'passwordsDiffer',
      fields: [{ path: 'body.confirmPassword', message: 'Пароли не совпадают' }],
    })
  })

  it.each([{ gold: 1_000_000 }, { roles: ['SUPER_ADMIN'] }, { playerId: 1 }, { kind: 'NEIGHBOUR' }])(
    'refuses additional fields: %j',
    async (extra) => {
      expect(await tryToRegister(extra)).toMatchObject({ status: 400 })
    },
  )
})

describe('a new castle', () => {
  it('starts as in the catalogue, with its money in the ledger and the first step of the tutorial', async () => {
    const { player, email } = await register(server.visitor())
    const [row, account, entries, steps] = await server.on(() =>
      Promise.all([
        findPlayer(player.playerId),
        findAccount(player.playerId),
        sql`SELECT currency, amount, source FROM money_entry WHERE player_id = ${player.playerId} ORDER BY id`,
        sql`SELECT step_key, status FROM tutorial_step WHERE player_id = ${player.playerId}`,
      ]),
    )
    expect(row).toMatchObject({
      ...START_ARMY,
      kind: 'HUMAN',
      level: 1,
      gold: START_GOLD,
      diamonds: START_DIAMONDS,
      glory: 0,
      energy: START_ENERGY,
      roles: ['PLAYER'],
    })
    expect(account).toMatchObject({ email, emailKey: email.toLowerCase(), emailConfirmedAt: null })
    expect(entries).toEqual([
      { currency: 'GOLD', amount: START_GOLD, source: 'START' },
      { currency: 'DIAMONDS', amount: START_DIAMONDS, source: 'START' },
    ])
    expect(steps).toEqual(
      expect.arrayContaining([
        { stepKey: 'settingsOpenBanner', status: 'COMPLETED' },
        { stepKey: 'firstWinQuest', status: 'ACTIVE' },
      ]),
    )
  })

  it('is open at once, and stores only a hash of the password', async () => {
    const client = server.visitor()
    const { player, sessionId, bearer, password } = await register(client)
    expect(client.sessionId()).toBe(sessionId)
    expect(bearer).toBeNull()
    expect(await statusOfData(client)).toBe(200)
    const account = await server.on(() => findAccount(player.playerId))
    expect(account?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=47104,t=1,p=1\$/)
    expect(JSON.stringify(account)).not.toContain(password)
  })

  it('is created once if the call is repeated, with the same session', async () => {
    const form = newcomer()
    const key = { 'idempotency-key': randomUUID() }
    const [first, second] = [server.visitor(), server.visitor()]
    const answers = [
      await post(first, '/auth/register', form, key),
      await post(second, '/auth/register', form, key),
    ]
    const [one, two] = await Promise.all(answers.map((answer) => answer.text()))
    expect(two).toBe(one)
    const sessionOf = (cookies: string) => cookies.split('; ').find((pair) => pair.startsWith('session='))
    expect(sessionOf(second.cookies())).toBe(sessionOf(first.cookies()))
    expect(await statusOfData(second)).toBe(200)
    const found = await server.on(() => sql`SELECT player_id FROM account WHERE email = ${form.email}`)
    expect(found).toHaveLength(1)
  })
})
