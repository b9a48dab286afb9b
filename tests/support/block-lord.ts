import { expect } from 'vitest'
import { withPlatform } from '#server/platform/ambient.ts'
import { part } from '#server/platform/sql.ts'
import { runOneTimer } from '#server/platform/timers/run-timer.ts'
import type { Game, Lord } from './open-game.ts'
import { giveSecondFactor } from './second-factor.ts'

const HOUR_MS = 3_600_000

/** One whose session and password are fresh, however far the clock has moved. */
async function keeperOf(game: Game): Promise<Lord> {
  const made = await game.lord({ roles: ['PLAYER', 'SUPER_ADMIN'] })
  await giveSecondFactor(made.player.id)
  return made
}

/** Blocks a lord for so many hours; null: for good. */
export async function blockLord(game: Game, { player }: Lord, hours: number | null): Promise<void> {
  const until = hours === null ? null : new Date(game.clock.now().getTime() + hours * HOUR_MS).toISOString()
  const body = { reason: 'Обман на рынке', until }
  const { status } = await (await keeperOf(game)).call('blockPlayer', { params: { id: player.id }, body })
  expect(status).toBe(200)
}

export async function unblockLord(game: Game, { player }: Lord): Promise<void> {
  const { status } = await (await keeperOf(game)).call('unblockPlayer', { params: { id: player.id } })
  expect(status).toBe(200)
}

/** Runs the due timers of players, as a moment later. */
export async function runDueTimers(game: Game): Promise<void> {
  await withPlatform(game.platform, async () => {
    while (await runOneTimer(game.platform, undefined, part`subject_id <> 0`));
  })
}
