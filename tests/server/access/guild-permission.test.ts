import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { operations } from '../../../generated/operations.ts'
import { withPlatform } from '../../../server/platform/ambient.ts'
import { authenticate } from '../../../server/platform/http/authenticate.ts'
import { type Game, openGame } from '../../support/open-game.ts'
import { openTestSession } from '../../support/open-session.ts'

// No call of the contract asks for a permission yet: here restoring energy does.
const { guildPermission } = operations.restoreEnergy
beforeAll(() => {
  Object.assign(operations.restoreEnergy, { guildPermission: 'KICK_OUT' })
})
afterAll(() => {
  Object.assign(operations.restoreEnergy, { guildPermission })
})

let game: Game
beforeAll(async () => {
  game = await openGame()
})
afterAll(() => game.close())

describe('a call that asks for a guild permission', () => {
  it('refuses a player without a guild role, and nothing happens', async () => {
    const lord = await game.lord({ energy: 50, energyAt: game.clock.now(), diamonds: 1 })
    const { status, error } = await lord.call('restoreEnergy')
    expect(status).toBe(403)
    expect(error).toMatchObject({ code: 'noPermission', message: 'Для этого нужна роль в гильдии' })
    const { controlPanel } = await lord.gameData('controlPanel')
    expect(controlPanel?.data).toMatchObject({ energy: { current: 50 } })
  })

  it('lets in whom the check lets in', async () => {
    const lord = await game.lord()
    const { id } = await openTestSession(game.platform, lord.player.id)
    const asked: unknown[] = []
    const caller = await withPlatform(game.platform, () =>
      authenticate(
        operations.restoreEnergy,
        { sessionId: id, by: 'cookie', isOutdated: false },
        {
          guildPermission: async (...question) => {
            asked.push(question)
          },
          secondFactor: () => Promise.reject(new Error('not asked for')),
        },
      ),
    )
    expect(caller?.playerId).toBe(lord.player.id)
    expect(asked).toEqual([[lord.player.id, 'KICK_OUT']])
  })
})
