import type { OperationId } from '#generated/operations.ts'
import { unauthorized } from '../../platform/errors.ts'
import type { Handler, QueryCall } from '../../platform/http/handlers/handlers.ts'
import type { CallerOf, Result } from '../../platform/http/handlers/operation-types.ts'
import { answerOf } from '../../platform/http/handlers/query.ts'
import { readSettled } from '../live/settle-player.ts'
import type { PlayerRow } from '../player/player-row.ts'

/** A query of a logged-in player. */
export type PlayerQueryCall<Op extends OperationId> = QueryCall<Op> & {
  /** The caller's row, settled. */
  readonly player: PlayerRow
}

/** A player's call that changes nothing. Settles what is due and reads the player's row first. */
export function playerQuery<Op extends OperationId>(
  run: (call: PlayerQueryCall<Op>) => Promise<Result<Op>>,
): Handler<Op> {
  return {
    run: async (call) => {
      const caller: CallerOf<Op> | null = call.caller
      if (!caller) throw unauthorized()
      return readSettled(caller.playerId, async (player) => answerOf(await run({ ...call, player })))
    },
  }
}
