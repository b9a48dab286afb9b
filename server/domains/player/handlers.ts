import { viewPlayerInfo } from '../../game/player/player-info.ts'
import { findPlayer } from '../../game/player/player-row.ts'
import { viewRows } from '../../platform/bulkhead.ts'
import { unauthorized } from '../../platform/errors.ts'
import type { HandlersOf } from '../../platform/http/handlers/handlers.ts'
import { publicQuery } from '../../platform/http/handlers/public-query.ts'
import { query } from '../../platform/http/handlers/query.ts'
import { describeWorld } from './describe-world.ts'
import { readProfile } from './profile.ts'
import { readNeighbours } from './queries.ts'
import { NEIGHBOURS, viewNeighbour } from './views.ts'

const NEIGHBOURS_SHOWN = 8

export const playerHandlers = {
  getHeaderPlayerInfo: query(async ({ caller }) => {
    const player = caller && (await findPlayer(caller.playerId))
    return { player: player ? viewPlayerInfo(player) : null }
  }),

  getWorld: publicQuery<'getWorld'>(describeWorld, { cacheSeconds: 0 }),

  getPlayer: query(({ caller, params: { playerId } }) => readProfile(playerId, caller.playerId)),

  listNeighbours: query(async ({ caller }) => {
    const player = await findPlayer(caller.playerId)
    if (!player) throw unauthorized()
    return { items: viewRows(await readNeighbours(player, NEIGHBOURS_SHOWN), viewNeighbour, NEIGHBOURS) }
  }),
} satisfies HandlersOf<'player'>
