import { command } from '../../game/commands/command.ts'
import { playerQuery } from '../../game/commands/player-query.ts'
import { savePlayer } from '../../game/player/ledger.ts'
import { notFound } from '../../platform/errors.ts'
import { badRequest } from '../../platform/http/bad-request.ts'
import type { HandlersOf } from '../../platform/http/handlers.ts'
import { query } from '../../platform/http/query.ts'
import { closeAllSessions, closeSessions } from '../../platform/sessions/close-sessions.ts'
import { readOpenSessions } from './queries.ts'
import { viewGameplaySettings, viewSession } from './views.ts'

export const settingsHandlers = {
  listSessions: query(async ({ caller }) => {
    const sessions = await readOpenSessions(caller.playerId)
    return { items: sessions.map((session) => viewSession(session, caller.sessionId)) }
  }),

  closeSession: command(async ({ caller, params }) => {
    if (params.sessionId === caller.sessionId) {
      throw badRequest([
        { path: 'path.sessionId', message: 'Это текущий сеанс: чтобы закрыть его, выйдите из игры' },
      ])
    }
    const closed = await closeSessions(caller.playerId, [params.sessionId])
    if (closed.length === 0) throw notFound('notFound', 'Такого сеанса нет или он уже закрыт')
    return undefined
  }),

  getGameplaySettings: playerQuery(async ({ player }) => viewGameplaySettings(player)),

  changeGameplaySettings: command(async ({ player, body: { isGearHidden } }) => {
    savePlayer(player, { isGearHidden })
    return viewGameplaySettings(player)
  }),

  closeOtherSessions: command(async ({ caller }) => {
    const closed = await closeAllSessions(caller.playerId, 'CLOSED_ELSEWHERE', caller.sessionId)
    return { closed: closed.length }
  }),
} satisfies HandlersOf<'settings'>
