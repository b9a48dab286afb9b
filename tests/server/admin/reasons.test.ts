import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Game, type Lord, openGame } from '../../support/open-game.ts'
import { giveSecondFactor } from '../../support/second-factor.ts'

let game: Game
let keeper: Lord
let lord: Lord
beforeAll(async () => {
  game = await openGame()
  keeper = await game.lord({ roles: ['PLAYER', 'SUPER_ADMIN'] })
  await giveSecondFactor(keeper.player.id)
  lord = await game.lord()
})
afterAll(() => game.close())

/** Every call that asks an administrator for a reason, with this one. */
function callsWith(reason: string) {
  const playerId = lord.player.id
  return {
    blockPlayer: () =>
      keeper.call('blockPlayer', { params: { id: playerId }, body: { reason, until: null } }),
    blockPlayers: () => keeper.call('blockPlayers', { body: { playerIds: [playerId], reason, until: null } }),
    correctMoney: () =>
      keeper.call('correctMoney', { body: { playerId, currency: 'GOLD', amount: 5, reason } }),
    giveItem: () =>
      keeper.call('giveItem', {
        body: { playerId, kind: 'resource', itemId: 1, amount: 1, quality: null, reason },
      }),
    saveAppSetting: () =>
      keeper.call('saveAppSetting', {
        params: { settingKey: 'toastLimit' },
        body: { revision: 0, value: 4, reason },
      }),
  }
}

describe('a reason', () => {
  it.each(['   ', '\u00a0\u2003\u3000 ', ' a b', 'a\u2028bc', '  ab  '])('%j is none', async (blank) => {
    for (const [name, call] of Object.entries(callsWith(blank)))
      expect([name, (await call()).status]).toEqual([name, 400])
  })

  it('is kept without the space around it', async () => {
    const { correctMoney, blockPlayer } = callsWith('  За обман  ')
    expect((await correctMoney()).body).toMatchObject({ reason: 'За обман' })
    expect((await blockPlayer()).body).toMatchObject({ block: { reason: 'За обман' } })
  })
})
