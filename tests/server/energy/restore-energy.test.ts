import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findPlayer } from '../../../server/game/player/player-row.ts'
import { type Game, newKey, openGame } from '../../support/open-game.ts'

let game: Game
beforeAll(async () => {
  game = await openGame()
})
afterAll(() => game.close())

async function energyOf(lord: Awaited<ReturnType<Game['lord']>>) {
  return (await lord.gameData('controlPanel')).controlPanel?.data.energy
}

describe('energy', () => {
  it('comes back by itself, one point in twelve minutes, and stops at 120', async () => {
    const lord = await game.lord({ energy: 118, energyAt: game.clock.now() })
    const start = game.clock.now().getTime()
    expect(await energyOf(lord)).toMatchObject({
      current: 118,
      max: 120,
      intervalSeconds: 720,
      nextAt: new Date(start + 720_000).toISOString(),
      fullAt: new Date(start + 1_440_000).toISOString(),
    })
    game.clock.advance(719)
    expect(await energyOf(lord)).toMatchObject({ current: 118 })
    game.clock.advance(1)
    expect(await energyOf(lord)).toMatchObject({ current: 119 })
    game.clock.advance(86_400)
    expect(await energyOf(lord)).toMatchObject({ current: 120, nextAt: null, fullAt: null })
  })

  it('is restored for a diamond, once per key, and booked', async () => {
    const lord = await game.lord({ energy: 50, energyAt: game.clock.now(), diamonds: 3 })
    const options = { key: newKey(), subscribes: ['controlPanel'] as const }
    const first = await lord.call('restoreEnergy', options)
    expect(first.body.energy).toMatchObject({ current: 60, restore: { left: 11, gives: 10 } })
    expect(first.body.gameData).toEqual(await lord.gameData('controlPanel'))
    expect((await lord.call('restoreEnergy', options)).text).toBe(first.text)
    expect(await findPlayer(lord.player.id)).toMatchObject({ energy: 60, diamonds: 2, restoresToday: 1 })
  })

  it('is refused when full, without diamonds, and after twelve times in a game day', async () => {
    const full = await game.lord({ diamonds: 1 })
    expect((await full.call('restoreEnergy')).error.code).toBe('energyFull')
    const poor = await game.lord({ energy: 0, energyAt: game.clock.now() })
    expect((await poor.call('restoreEnergy')).error).toMatchObject({
      code: 'notEnoughDiamonds',
      message: 'Недостаточно алмазов',
    })
    const eager = await game.lord({ energy: 0, energyAt: game.clock.now(), diamonds: 20 })
    const answers = await Promise.all(Array.from({ length: 20 }, () => eager.call('restoreEnergy')))
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(12)
    expect(await findPlayer(eager.player.id)).toMatchObject({ energy: 120, diamonds: 8, restoresToday: 12 })
    const energyAt = game.clock.now()
    const spender = await game.lord({
      energy: 0,
      energyAt,
      diamonds: 20,
      restoresToday: 12,
      restoresDay: '2026-01-16',
    })
    expect((await spender.call('restoreEnergy')).error.code).toBe('restoresExhausted')
    expect(await energyOf(spender)).toMatchObject({
      restore: { left: 0, resetsAt: '2026-01-16T21:00:00.000Z' },
    })
    // Midnight in Moscow.
    game.clock.set(new Date('2026-01-16T21:00:00Z'))
    expect(await energyOf(spender)).toMatchObject({ restore: { left: 12 } })
    expect((await spender.call('restoreEnergy')).status).toBe(200)
  })
})
