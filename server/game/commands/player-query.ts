import type { OperationId } from '../../../generated/operations.ts'
import { unauthorized } from '../../platform/errors.ts'
import type { Handler, QueryCall } from '../../platform/http/handlers.ts'
import type { CallerOf, Result } from '../../platform/http/operation-types.ts'
import { answerOf } from '../../platform/http/query.ts'
import { readSettled } from '../live/settle-player.ts'
import type { PlayerRow } from '../player/player-row.ts'

/** A query of a logged-in player. */
export type PlayerQueryCall<Op extends OperationId> = QueryCall<Op> & {
  /** The caller's row, with everything settled that was due. */
  readonly player: PlayerRow
}

/** A call of a player that changes nothing: what is due is settled before, and the player's row is at hand. */
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
