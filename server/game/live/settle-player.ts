import { unauthorized } from '../../platform/errors.ts'
import { onOneConnection } from '../../platform/sql.ts'
import { type Attempt, settleFirst } from '../../platform/timers/settle-player.ts'
import { findPlayer, type PlayerRow } from '../player/player-row.ts'

/**
 * Settles what is due for the player, then calls `read`, which changes nothing, with the player's row. All on one
 * connection; looking for due timers and reading the row share a round trip. 401 if the player no longer exists.
 */
export function readSettled<T>(playerId: number, read: (player: PlayerRow) => Promise<T>): Promise<T> {
  return settleFirst((findDue) =>
    onOneConnection(async (): Promise<Attempt<T>> => {
      const [due, player] = await Promise.all([findDue(playerId), findPlayer(playerId)])
      if (due.length > 0) return { due }
      if (!player) throw unauthorized()
      return { result: await read(player) }
    }),
  )
}
