import { z } from 'zod'
import { CURRENCY_CODES } from '#rules/core/currencies.ts'
import { MONEY_SOURCES } from '../../game/player/money.ts'
import { viewRows } from '../../platform/bulkhead.ts'
import { notFound } from '../../platform/errors.ts'
import type { HandlersOf } from '../../platform/http/handlers/handlers.ts'
import { contentRange, readFilter, readOrder, readRange } from '../../platform/http/handlers/list-range.ts'
import { query } from '../../platform/http/handlers/query.ts'
import {
  blockPlayer,
  endPlayerSession,
  endPlayerSessions,
  setPlayerRoles,
  unblockPlayer,
} from './act-upon-player.ts'
import { findAlikeNames, NAME_KINDS } from './alike-names.ts'
import { findAuditEntries } from './audit-queries.ts'
import { blockPlayers } from './block-players.ts'
import { cardHandlers } from './card-handlers.ts'
import { correctMoney } from './correct-money.ts'
import { findCorrections } from './corrections.ts'
import { endChosenPlayerSessions } from './end-chosen-player-sessions.ts'
import { giveItem } from './give-item.ts'
import { findMoneyEntries, findPlayerForAdmin, findPlayersForAdmin, KINDS } from './queries.ts'
import { undoCorrection } from './undo-correction.ts'
import {
  ADMIN_PLAYERS,
  AUDIT,
  MONEY,
  viewAdminPlayer,
  viewAlikeName,
  viewAuditEntry,
  viewMoneyEntry,
} from './views.ts'

const id = z.int().min(1).max(Number.MAX_SAFE_INTEGER)

/** Text that PostgreSQL accepts: no NUL and no lone surrogates. */
const words = z
  .string()
  .max(254)
  .refine((text) => text.isWellFormed() && !text.includes('\0'))

const playerFilter = z.strictObject({
  q: words.optional(),
  id: z.array(id).max(100).optional(),
  kind: z.enum(KINDS).optional(),
})

/** Castles get their ids in the order of their foundation. */
const PLAYER_ORDER = {
  id: 'id',
  name: 'nameKey',
  level: 'level',
  gold: 'gold',
  createdAt: 'id',
  lastSeenAt: 'lastSeenAt',
} as const

const moneyFilter = z.strictObject({
  playerId: id,
  currency: z.enum(CURRENCY_CODES).optional(),
  source: z.enum(MONEY_SOURCES).optional(),
})

/** Entries are written in the order of their ids. */
const MONEY_ORDER = { id: 'id', createdAt: 'id' } as const

const auditFilter = z.strictObject({
  id: z.array(id).max(100).optional(),
  playerId: id.optional(),
  subjectId: id.optional(),
  operation: words.optional(),
  /** The first and the last day, by Moscow time. */
  createdFrom: z.iso.date().optional(),
  createdTo: z.iso.date().optional(),
})

const alikeNameFilter = z.strictObject({ kind: z.enum(NAME_KINDS).optional() })

const ALIKE_NAME_ORDER = { id: 'id' } as const

const AUDIT_ORDER = { id: 'id' } as const

const correctionFilter = z.strictObject({ id: z.array(id).max(100).optional(), playerId: id.optional() })

const CORRECTION_ORDER = { id: 'id' } as const

export const adminHandlers = {
  listPlayersForAdmin: query(async ({ query: asked, reply }) => {
    const page = readRange(asked)
    const order = readOrder(asked, PLAYER_ORDER, ['id', 'ASC'])
    const { rows, count } = await findPlayersForAdmin(readFilter(asked, playerFilter), order, page)
    reply.header('Content-Range', contentRange('players', page, rows.length, count))
    return viewRows(rows, viewAdminPlayer, ADMIN_PLAYERS)
  }),

  getPlayerForAdmin: query(async ({ params }) => {
    const player = await findPlayerForAdmin(params.id)
    if (!player) throw notFound('notFound', 'Такого игрока нет')
    return viewAdminPlayer(player)
  }),

  listMoneyEntriesForAdmin: query(async ({ query: asked, reply }) => {
    const page = readRange(asked)
    const order = readOrder(asked, MONEY_ORDER, ['id', 'DESC'])
    const { rows, count } = await findMoneyEntries(readFilter(asked, moneyFilter), order, page)
    reply.header('Content-Range', contentRange('money-entries', page, rows.length, count))
    return viewRows(rows, viewMoneyEntry, MONEY)
  }),

  listAuditEntriesForAdmin: query(async ({ query: asked, reply }) => {
    const page = readRange(asked)
    const order = readOrder(asked, AUDIT_ORDER, ['id', 'DESC'])
    const { rows, count } = await findAuditEntries(readFilter(asked, auditFilter), order, page)
    reply.header('Content-Range', contentRange('audit-entries', page, rows.length, count))
    return viewRows(rows, viewAuditEntry, AUDIT)
  }),

  listAlikeNamesForAdmin: query(async ({ query: asked, reply }) => {
    const page = readRange(asked)
    const order = readOrder(asked, ALIKE_NAME_ORDER, ['id', 'ASC'])
    const { rows, count } = await findAlikeNames(readFilter(asked, alikeNameFilter), order, page)
    reply.header('Content-Range', contentRange('alike-names', page, rows.length, count))
    return rows.map(viewAlikeName)
  }),

  listCorrectionsForAdmin: query(async ({ query: asked, reply }) => {
    const page = readRange(asked)
    const order = readOrder(asked, CORRECTION_ORDER, ['id', 'DESC'])
    const { items, count } = await findCorrections(readFilter(asked, correctionFilter), order, page)
    reply.header('Content-Range', contentRange('corrections', page, items.length, count))
    return items
  }),
  ...cardHandlers,

  correctMoney,
  giveItem,
  undoCorrection,

  blockPlayer,
  blockPlayers,
  unblockPlayer,
  endPlayerSession,
  endChosenPlayerSessions,
  endPlayerSessions,
  setPlayerRoles,
} satisfies HandlersOf<'admin'>
