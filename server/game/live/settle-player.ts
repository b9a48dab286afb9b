import { unauthorized } from '../../platform/errors.ts'
import { onOneConnection } from '../../platform/sql.ts'
import { type Attempt, settleFirst } from '../../platform/timers/settle-player.ts'
import { findPlayer, type PlayerRow } from '../player/player-row.ts'

/**
 * Runs `read`, which changes nothing, with the player's row, once what is due for the player is carried out. All on one
 * connection; looking for what is due and reading the row are one round trip. 401 when the player is gone.
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
