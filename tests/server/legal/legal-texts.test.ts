import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Game, type Lord, openGame } from '../../support/open-game.ts'
import { giveSecondFactor } from '../../support/second-factor.ts'

let game: Game
let admin: Lord
beforeAll(async () => {
  game = await openGame()
  admin = await game.lord({ roles: ['PLAYER', 'SUPER_ADMIN'] })
  await giveSecondFactor(admin.player.id)
})
afterAll(() => game.close())

const PAGES = ['terms', 'privacy', 'refund'] as const

describe('the legal texts', () => {
  it.each(PAGES)('%s can be read by anybody before an administrator has changed it', async (page) => {
    const { status, body } = await game.visitor('getLegalText', { params: { page } })
    expect(status).toBe(200)
    expect(body).toMatchObject({ page, version: 1, publishedAt: null })
    expect(body.body.length).toBeGreaterThan(50)
  })

  it('are published as new versions, of which none is lost', async () => {
    const params = { page: 'refund' }
    const publish = (version: number, body: string) =>
      admin.call('setLegalText', { params, body: { version, title: 'Возврат денег', body } })
    const old = (await game.visitor('getLegalText', { params })).body
    expect((await publish(1, 'Деньги вернут за три дня.')).status).toBe(200)
    expect((await publish(2, 'Деньги вернут за два дня.')).status).toBe(200)
    expect((await game.visitor('getLegalText', { params })).body).toMatchObject({
      version: 3,
      body: 'Деньги вернут за два дня.',
    })
    const filter = JSON.stringify({ page: 'refund' })
    const { body: versions } = await admin.call('listLegalVersionsForAdmin', { query: { filter } })
    expect(versions.map(({ version, body, byName }) => [version, body, byName])).toEqual([
      [3, 'Деньги вернут за два дня.', admin.player.name],
      [2, 'Деньги вернут за три дня.', admin.player.name],
      [1, old.body, null],
    ])
  })

  it('are not overwritten by somebody who has read an older version, also at the same time', async () => {
    const params = { page: 'terms' }
    const answers = await Promise.all(
      ['Играйте честно.', 'Играйте вежливо.', 'Играйте весело.'].map((body) =>
        admin.call('setLegalText', { params, body: { version: 1, title: 'Условия', body } }),
      ),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    const refused = answers.find(({ status }) => status === 409)
    expect(refused?.error.code).toBe('textChanged')
    expect((await game.visitor('getLegalText', { params })).body.version).toBe(2)
  })
})
