import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { campaignSize } from '../../support/campaign.ts'
import { type Game, openGame } from '../../support/open-game.ts'
import { sequences } from './commands.ts'
import { foundWorld, type World } from './world.ts'

let game: Game
beforeAll(async () => {
  game = await openGame()
})
afterAll(() => game.close())

/** Counts how often each operation was called, and how often it succeeded. */
function countCalls(counts: Map<string, { asked: number; done: number }>, { log }: World): void {
  for (const line of log) {
    const [, operation, status] = /^\d (\w+) .*: (\d+)/.exec(line) ?? []
    if (!operation) continue
    const { asked, done } = counts.get(operation) ?? { asked: 0, done: 0 }
    counts.set(operation, { asked: asked + 1, done: done + Number(status === '200') })
  }
}

const FULL_LIVES = 200

/**
 * Every run plays the same games. A small run plays the first of a full one. `ECONOMY_SEED=n` plays others,
 * `ECONOMY_LIVES=n` sets their number.
 */
const { ECONOMY_SEED = '20261', ECONOMY_LIVES = campaignSize({ small: 16, full: FULL_LIVES }) } = process.env
const [seed, numRuns] = [Number(ECONOMY_SEED), Number(ECONOMY_LIVES)]

it('adds up after many lives of three castles', { timeout: 7_200_000 }, async () => {
  const counts = new Map<string, { asked: number; done: number }>()
  await fc.assert(
    fc.asyncProperty(sequences, async (commands) => {
      const world = await foundWorld(game)
      await fc.asyncModelRun(() => ({ model: {}, real: world }), commands)
      await world.check()
      countCalls(counts, world)
    }),
    // A failure prints the seed to repeat it. Shrinking is off, since a shorter sequence would be another
    // game.
    { seed, numRuns, endOnFailure: true },
  )
  const never = [...counts].filter(([, { done }]) => done === 0).map(([operation]) => operation)
  // Only a full run must have used every operation.
  expect(numRuns < FULL_LIVES ? [] : never).toEqual([])
})
