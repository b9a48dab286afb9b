import { command } from '../../game/commands/command.ts'
import { closeSessions } from '../../platform/sessions/close-sessions.ts'
import { logAct } from './act-upon-player.ts'
import { requireSubject } from './rank.ts'

export const endChosenPlayerSessions = command<'endChosenPlayerSessions'>(
  async (call) => {
    const subject = await requireSubject('endChosenPlayerSessions', call)
    const ended = await closeSessions(subject.id, call.body.sessionIds, 'CLOSED_BY_ADMIN')
    logAct('playerSessionsEnded', call, subject)
    return { ended }
  },
  {
    others: async ({ params }) => [params.id],
    records: ({ params: { id } }, { ended }) =>
      ended.map((sessionId) => ({ subjectId: id, request: { id, sessionId } })),
  },
)
