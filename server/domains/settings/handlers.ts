import { command } from '../../game/commands/command.ts'
import { badRequest } from '../../platform/bad-request.ts'
import { bulkhead, viewRows } from '../../platform/bulkhead.ts'
import { notFound } from '../../platform/errors.ts'
import type { HandlersOf } from '../../platform/http/handlers/handlers.ts'
import { query } from '../../platform/http/handlers/query.ts'
import { closeAllSessions, closeSessions } from '../../platform/sessions/close-sessions.ts'
import { cancelEmailChange, changeEmail } from '../auth/email-change/request.ts'
import { changeGameplaySettings, getGameplaySettings } from './gameplay.ts'
import { changeNotificationSettings, getNotificationSettings } from './notifications.ts'
import { getOwnData } from './own-data.ts'
import { changeProfile, getProfileSettings } from './profile.ts'
import { readOpenSessions } from './queries.ts'
import { cancelDeletion, requestDeletion, requestDeletionByTelegram } from './request-deletion.ts'
import { createPersonalToken, listPersonalTokens, revokePersonalToken } from './tokens.ts'
import { viewSession } from './views.ts'

const SESSIONS = bulkhead('sessions')

export const settingsHandlers = {
  listSessions: query(async ({ caller }) => {
    const sessions = await readOpenSessions(caller.playerId)
    return { items: viewRows(sessions, (session) => viewSession(session, caller.sessionId), SESSIONS) }
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

  closeOtherSessions: command(async ({ caller }) => {
    const closed = await closeAllSessions(caller.playerId, 'CLOSED_ELSEWHERE', caller.sessionId)
    return { closed: closed.length }
  }),

  listPersonalTokens,
  createPersonalToken,
  revokePersonalToken,
  getProfileSettings,
  changeProfile,
  getGameplaySettings,
  changeGameplaySettings,
  getNotificationSettings,
  changeNotificationSettings,
  changeEmail,
  cancelEmailChange,
  requestDeletion,
  requestDeletionByTelegram,
  cancelDeletion,
  getOwnData,
} satisfies HandlersOf<'settings'>
