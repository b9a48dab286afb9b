import { command } from '../../game/commands/command.ts'
import { blockSubject, readBlockEnd } from './act-upon-player.ts'
import { requireSubjects } from './rank.ts'

export const blockPlayers = command<'blockPlayers'>(
  async (call) => {
    const { playerIds, reason, until } = call.body
    const subjects = await requireSubjects('blockPlayers', call, playerIds)
    const given = { reason, until: readBlockEnd(until) }
    for (const subject of subjects) await blockSubject(call, subject, given)
    return { blocked: subjects.map(({ id }) => id) }
  },
  {
    others: async ({ body }) => body.playerIds,
    records: ({ body: { reason, until } }, { blocked }) =>
      blocked.map((id) => ({ subjectId: id, request: { id, reason, until } })),
  },
)
