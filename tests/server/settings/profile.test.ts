import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Arms } from '#generated/types.ts'
import { sql } from '#server/platform/sql.ts'
import { type Game, type Lord, openGame } from '../../support/open-game.ts'

/** As if the last new name were so many days older. */
function pass(days: number) {
  return sql`
    UPDATE player_name SET until = until - make_interval(days => ${days}),
      reserved_until = reserved_until - make_interval(days => ${days})`
}

let game: Game
beforeAll(async () => {
  game = await openGame()
})
afterAll(() => game.close())

function lord(diamonds = 0): Promise<Lord> {
  return game.lord({ diamonds }, ['settingsOpenBanner'])
}

function rename(who: Lord, name: string, expectedDiamonds = 0) {
  return who.call('changeProfile', { body: { name, expectedDiamonds } })
}

function register(name: string) {
  const body = { name, email: `${name.length}${Math.random()}@example.com`, password: 'krepost-na-holme' }
  return game.visitor('registerPlayer', { body: { ...body, confirmPassword: body.password } })
}

describe('a new name', () => {
  it('is free once, then costs diamonds and waits thirty days', async () => {
    const who = await lord(700)
    const { body } = await rename(who, 'Боеслав')
    expect(body.profile).toMatchObject({ name: 'Боеслав', nameChange: { diamonds: 300 } })
    const early = await rename(who, 'Богуслав', 300)
    expect([early.status, early.error.code]).toEqual([409, 'nameCooldown'])
    expect(early.error.details?.until).toBe(body.profile.nameChange.availableAt)
    await pass(30)
    expect((await rename(who, 'Богуслав')).error.code).toBe('priceChanged')
    expect((await rename(who, 'Богуслав', 300)).status).toBe(200)
    const { controlPanel } = await who.gameData('controlPanel')
    expect(controlPanel?.data.purse.diamonds).toBe(400)
    const { body: book } = await who.call('listMoneyHistory', { query: { source: 'PLAYER_RENAME' } })
    expect(book.items).toMatchObject([{ amount: 300 }])
  })

  it('keeps the old one for its owner, against newcomers and others, for ninety days', async () => {
    const [who, other] = [await lord(1000), await lord()]
    await rename(who, 'Ярополк')
    await rename(who, 'Ярослав')
    await pass(30)
    expect((await rename(who, 'Мстислав', 300)).status).toBe(200)
    expect((await rename(other, 'ЯРОПОЛК')).error.code).toBe('nameTaken')
    expect((await register('ярополк')).error.code).toBe('nameTaken')
    await pass(30)
    expect((await rename(who, 'Ярополк', 300)).status).toBe(200)
    await pass(90)
    expect((await rename(other, 'Мстислав')).status).toBe(200)
  })

  it('goes to one of many who want it at the same time', async () => {
    const many = await Promise.all(Array.from({ length: 8 }, () => lord()))
    const answers = await Promise.all([...many.map((who) => rename(who, 'Святослав')), register('Святослав')])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(new Set(answers.filter(({ status }) => status !== 200).map(({ error }) => error.code))).toEqual(
      new Set(['nameTaken']),
    )
    expect(await sql`SELECT FROM player WHERE name_key = 'святослав'`).toHaveLength(1)
  })

  it('is never free for a newcomer in the moment in which its owner gives it up', async () => {
    for (let round = 0; round < 5; round += 1) {
      const [name, next] = [`Владим${round}`, `Всевол${round}`]
      const who = await lord(300)
      await rename(who, name)
      await pass(31)
      const [, newcomer] = await Promise.all([rename(who, next, 300), register(name)])
      expect(newcomer.error.code).toBe('nameTaken')
    }
  })

  it('that one has already is refused, and a bad one too', async () => {
    const who = await lord()
    expect((await rename(who, who.player.name)).error.code).toBe('sameName')
    expect((await rename(who, 'Имя')).status).toBe(400)
    expect((await rename(await game.lord({}, []), 'Изяслав')).error.code).toBe('pageLocked')
  })

  it('shows at once to the other tabs', async () => {
    const who = await lord()
    game.notified.length = 0
    await rename(who, 'Твердислав'.slice(0, 10))
    expect(game.notified).toContainEqual({ playerId: who.player.id, channels: ['playerLayout'] })
  })
})

const ARMS: Arms = {
  field: 'azure',
  other: 'or',
  third: null,
  division: 'PLAIN',
  ordinary: 'BEND',
  charge: 'lion',
  chargeCount: 1,
}

describe('arms', () => {
  it('are drawn everywhere as chosen, and as before when given back', async () => {
    const [who, other] = [await lord(), await lord()]
    const params = { playerId: who.player.id }
    await sql`INSERT INTO tutorial_step (player_id, step_key, kind, progress, status, completed_at)
      VALUES (${other.player.id}, 'topListOpenBanner', 'BANNER', 1, 'COMPLETED', now())`
    const seen = async () => (await other.call('getPlayer', { params })).body.player.arms
    expect(await seen()).toBe(`p${who.player.id}`)
    const chosen = await who.call('changeProfile', { body: { arms: ARMS } })
    expect(chosen.body.profile).toMatchObject({ arms: ARMS, isArmsOwn: true })
    expect(await seen()).toBe('arms.azure.or..PLAIN.BEND.lion.1')
    await who.call('changeProfile', { body: { arms: null } })
    expect(await seen()).toBe(`p${who.player.id}`)
  })

  it('against the rules are refused with the reason, and nothing changes', async () => {
    const who = await lord()
    const answer = await who.call('changeProfile', {
      body: { arms: { ...ARMS, other: 'gules' }, name: 'Гостомысл' },
    })
    expect([answer.status, answer.error.code]).toEqual([422, 'armsAgainstRules'])
    expect((await who.call('getProfileSettings')).body).toMatchObject({
      name: who.player.name,
      isArmsOwn: false,
    })
  })
})
