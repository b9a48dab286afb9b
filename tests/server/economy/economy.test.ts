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

/** How often each operation was asked for, and how often it was done. */
function countCalls(counts: Map<string, { asked: number; done: number }>, { log }: World): void {
  for (const line of log) {
    const [, operation, status] = /^\d (\w+) .*: (\d+)/.exec(line) ?? []
    if (!operation) continue
    const { asked, done } = counts.get(operation) ?? { asked: 0, done: 0 }
    counts.set(operation, { asked: asked + 1, done: done + Number(status === '200') })
  }
}

const FULL_LIVES = 200

/** The same lives in every run, the small ones the first of the full; `ECONOMY_SEED=n` lives others, `ECONOMY_LIVES=n` so many. */
const { ECONOMY_SEED = '20261', ECONOMY_LIVES = campaignSize({ small: 40, full: FULL_LIVES }) } = process.env
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
    // What has failed is repeated by the seed that is printed; a shorter life would be another one.
    { seed, numRuns, endOnFailure: true },
  )
  const never = [...counts].filter(([, { done }]) => done === 0).map(([operation]) => operation)
  // Fewer lives than usual need not meet everything.
  expect(numRuns < FULL_LIVES ? [] : never).toEqual([])
})
