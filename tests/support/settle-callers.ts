import { START_ARMY } from '#catalogue/world/start.ts'
import { currentPlatform } from '#server/platform/ambient.ts'
import { sql } from '#server/platform/sql.ts'
import { buildPlayer } from './build-player.ts'
import type { Caller } from './command-load.ts'
import { ALL_PAGES_OPEN } from './open-game.ts'
import { openTestSession } from './open-session.ts'

/** Rich players with an army and an open session, for `startLoad`. */
export async function settleCallers(count: number): Promise<Caller[]> {
  const callers: Caller[] = []
  for (let turn = 0; turn < count; turn += 1) {
    const { id } = await buildPlayer({ ...START_ARMY, level: 60, gold: 1_000_000_000 })
    await sql`
      INSERT INTO tutorial_step (player_id, step_key, kind, progress, status, completed_at)
      SELECT ${id}, key, 'BANNER', 1, 'COMPLETED', now() FROM unnest(${[...ALL_PAGES_OPEN]}::text[]) AS key`
    callers.push({ playerId: id, cookie: (await openTestSession(currentPlatform(), id)).cookie })
  }
  return callers
}
