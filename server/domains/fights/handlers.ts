import { command } from '../../game/commands/command.ts'
import { playerQuery } from '../../game/commands/player-query.ts'
import { markFightAsViewed } from '../../game/fights/mark-fight-as-viewed.ts'
import { markFightNewsAsRead } from '../../game/notifications/mark-notifications.ts'
import { notFound } from '../../platform/errors.ts'
import type { HandlersOf } from '../../platform/http/handlers/handlers.ts'
import { idBefore, pageOf } from '../../platform/http/handlers/page-cursor.ts'
import { publicQuery } from '../../platform/http/handlers/public-query.ts'
import { query } from '../../platform/http/handlers/query.ts'
import { openSharedFight } from './open-shared-fight.ts'
import { type FightRow, findOwnFight, readFightLog, readFilteredFightLog } from './queries.ts'
import { FIGHTS, viewFight, viewFightSummary } from './views.ts'

function existing(fight: FightRow | undefined): FightRow {
  if (!fight) throw notFound('notFound', 'Такого отчёта нет')
  return fight
}

export const fightsHandlers = {
  listFights: playerQuery(async ({ player, query: { limit = 20, cursor, type, side } }) => {
    const before = idBefore(cursor)
    const rows =
      type === undefined && side === undefined
        ? await readFightLog(player.id, before, limit)
        : await readFilteredFightLog(player.id, { type, side }, before, limit)
    return pageOf(rows, limit, (row) => row.fightId, viewFightSummary, FIGHTS)
  }),
  getFight: query(async ({ caller, params: { fightId } }) =>
    viewFight(existing(await findOwnFight(caller.playerId, fightId))),
  ),
  getSharedFight: publicQuery<'getSharedFight'>(
    async ({ params: { shareKey } }) => viewFight(existing(await openSharedFight(shareKey))),
    { cacheSeconds: 0 },
  ),
  markFightAsViewed: command(async ({ player, params: { fightId } }) => {
    await markFightAsViewed(player.id, fightId)
    await markFightNewsAsRead(player.id, fightId)
    return { fightId }
  }),
} satisfies HandlersOf<'fights'>
