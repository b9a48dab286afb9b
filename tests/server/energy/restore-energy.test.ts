import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { energyAt } from '#apps/game/src/shared/castle/use-energy-now.ts'
import { findPlayer } from '#server/game/player/player-row.ts'
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
  it('returns one point in twelve minutes, and stops at 120', async () => {
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

  it('comes twice as fast until the subscription ends, and the page counts to the same instants', async () => {
    const start = game.clock.now().getTime()
    const at = (seconds: number) => new Date(start + seconds * 1000)
    // Ends when two thirds of the second point have come: the last third takes 240 seconds instead of 120.
    const lord = await game.lord({ energy: 10, energyAt: at(0), subscriptionUntil: at(600) })
    const snapshot = await energyOf(lord)
    expect(snapshot).toMatchObject({
      current: 10,
      nextAt: at(360).toISOString(),
      intervalSeconds: 360,
      intervalChange: { at: at(600).toISOString(), intervalSeconds: 720 },
      fullAt: at(840 + 108 * 720).toISOString(),
    })
    if (!snapshot) throw new Error('no snapshot')
    let instant = 0
    for (const [seconds, current, next] of [
      [359, 10, 360],
      [360, 11, 840],
      [600, 11, 840],
      [839, 11, 840],
      [840, 12, 1560],
      [1560, 13, 2280],
    ] as const) {
      game.clock.advance(seconds - instant)
      instant = seconds
      expect(await energyOf(lord)).toMatchObject({ current, nextAt: at(next).toISOString() })
      expect(energyAt(snapshot, at(seconds).getTime())).toEqual({ current, nextAt: at(next).getTime() })
    }
    expect(await energyOf(lord)).toMatchObject({ intervalSeconds: 720, intervalChange: null })
  })

  it('keeps what came at the pace of the subscription when some is spent after its end', async () => {
    const start = game.clock.now().getTime()
    const lord = await game.lord({
      energy: 10,
      energyAt: new Date(start),
      subscriptionUntil: new Date(start + 3_600_000),
      diamonds: 1,
    })
    game.clock.advance(2 * 3_600)
    expect((await lord.call('restoreEnergy')).body.energy).toMatchObject({ current: 10 + 10 + 5 + 10 })
    expect(await findPlayer(lord.player.id)).toMatchObject({
      energy: 35,
      energyAt: new Date(start + 7_200_000),
    })
  })

  it('is restored for a diamond, once per key, and booked in the ledger', async () => {
    const lord = await game.lord({ energy: 50, energyAt: game.clock.now(), diamonds: 3 })
    const options = { key: newKey(), subscribes: ['controlPanel'] as const }
    const first = await lord.call('restoreEnergy', options)
    expect(first.body.energy).toMatchObject({ current: 60, restore: { left: 11, gives: 10 } })
    expect(first.body.gameData).toEqual(await lord.gameData('controlPanel'))
    expect((await lord.call('restoreEnergy', options)).text).toBe(first.text)
    expect(await findPlayer(lord.player.id)).toMatchObject({ energy: 60, diamonds: 2, restoresToday: 1 })
  })

  it('is not restored when full, without diamonds, or more than twelve times in a game day', async () => {
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
    const spender = await game.lord({
      energy: 0,
      energyAt: game.clock.now(),
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
