import { z } from 'zod'
import { command } from '../../game/commands/command.ts'
import { ITEM_KINDS } from '../../game/items/item-name.ts'
import { findPlayer } from '../../game/player/player-row.ts'
import { badRequest } from '../../platform/bad-request.ts'
import { notFound } from '../../platform/errors.ts'
import { contentRange, readFilter, readOrder, readRange } from '../../platform/http/handlers/list-range.ts'
import { query } from '../../platform/http/handlers/query.ts'
import { createNote, findFights, findItemEntries, findNotes, findSessions } from './card-queries.ts'
import { readPlayerAt } from './player-at.ts'
import { readTies } from './player-ties.ts'

const playerId = z.int().min(1).max(Number.MAX_SAFE_INTEGER)
const ofPlayer = z.strictObject({ playerId })
const ofPlayerAndKind = z.strictObject({ playerId, kind: z.enum(ITEM_KINDS).optional() })
const BY_ID = { id: 'id' } as const
const BY_TIME = { createdAt: 'createdAt' } as const

async function requireCastle(id: number) {
  const player = await findPlayer(id)
  if (!player) throw notFound('notFound', 'Такого игрока нет')
  return player
}

/** What the card of a player shows besides the account: `listPlayersForAdmin` and the ledger are in `handlers.ts`. */
export const cardHandlers = {
  getPlayerAtForAdmin: query<'getPlayerAtForAdmin'>(async ({ params: { id }, query: { instant } }) => {
    await requireCastle(id)
    return readPlayerAt(id, instant === undefined ? undefined : new Date(instant))
  }),

  getPlayerTiesForAdmin: query<'getPlayerTiesForAdmin'>(async ({ params: { id } }) => {
    await requireCastle(id)
    return readTies(id)
  }),

  listPlayerSessionsForAdmin: query<'listPlayerSessionsForAdmin'>(async ({ query: asked, reply }) => {
    const page = readRange(asked)
    const { direction } = readOrder(asked, BY_TIME, ['createdAt', 'DESC'])
    const { items, count } = await findSessions(readFilter(asked, ofPlayer).playerId, direction, page)
    reply.header('Content-Range', contentRange('player-sessions', page, items.length, count))
    return items
  }),

  listItemEntriesForAdmin: query<'listItemEntriesForAdmin'>(async ({ query: asked, reply }) => {
    const page = readRange(asked)
    const { direction } = readOrder(asked, BY_TIME, ['createdAt', 'DESC'])
    if (direction === 'ASC') throw badRequest([], 'Вещи идут от новых к старым')
    const filter = readFilter(asked, ofPlayerAndKind)
    const { items, count } = await findItemEntries(filter.playerId, filter.kind, page)
    reply.header('Content-Range', contentRange('item-entries', page, items.length, count))
    return items
  }),

  listPlayerFightsForAdmin: query<'listPlayerFightsForAdmin'>(async ({ query: asked, reply }) => {
    const page = readRange(asked)
    const { direction } = readOrder(asked, BY_ID, ['id', 'DESC'])
    const { items, count } = await findFights(readFilter(asked, ofPlayer).playerId, direction, page)
    reply.header('Content-Range', contentRange('player-fights', page, items.length, count))
    return items
  }),

  listPlayerNotesForAdmin: query<'listPlayerNotesForAdmin'>(async ({ query: asked, reply }) => {
    const page = readRange(asked)
    const { direction } = readOrder(asked, BY_ID, ['id', 'DESC'])
    const { items, count } = await findNotes(readFilter(asked, ofPlayer).playerId, direction, page)
    reply.header('Content-Range', contentRange('player-notes', page, items.length, count))
    return items
  }),

  addPlayerNote: command<'addPlayerNote'>(
    async ({ player, body }) => {
      const subject = await requireCastle(body.playerId)
      if (subject.kind !== 'HUMAN') throw notFound('notFound', 'За этим замком нет игрока')
      return createNote(subject.id, player.id, body.text)
    },
    { others: async ({ body }) => ((await findPlayer(body.playerId)) ? [body.playerId] : []) },
  ),
}
