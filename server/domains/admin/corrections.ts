import type { Correction } from '#generated/types.ts'
import { itemName } from '../../game/items/item-name.ts'
import { bulkhead, viewRows } from '../../platform/bulkhead.ts'
import { now } from '../../platform/clock.ts'
import type { ModelRow } from '../../platform/database/model.ts'
import { type ListedRow, someColumnsOf } from '../../platform/database/model-parts.ts'
import { notFound } from '../../platform/errors.ts'
import { countRows, type Order, type Page } from '../../platform/http/handlers/list-range.ts'
import { part, type SqlPart, sqlMaybe, sqlUnprepared, trustedText } from '../../platform/sql.ts'
import { corrections } from './models.ts'

const CORRECTIONS = bulkhead('corrections')

export type CorrectionRow = ModelRow<typeof corrections>

/** A correction to be booked. The reference of its entries is `correction:<id>`. */
export type NewCorrection = Omit<CorrectionRow, 'id' | 'createdAt'>

/** Writes a correction and returns its id. */
export async function createCorrection(correction: NewCorrection): Promise<number> {
  return (await corrections().create({ ...correction, createdAt: now() })).id
}

export async function setGivenGear(id: number, gearEntityId: number): Promise<void> {
  await corrections().update({ gearEntityId }, { where: { id } })
}

/** The reference of the entries of a correction, in the ledger and in the item histories. */
export function referenceOf(id: number): string {
  return `correction:${id}`
}

export async function findCorrection(id: number): Promise<CorrectionRow | undefined> {
  return (await corrections().findByPk(id))?.get()
}

export async function findUndoOf(id: number): Promise<CorrectionRow | undefined> {
  return (await corrections().findOne({ where: { undoesId: id } }))?.get()
}

const columns = someColumnsOf(
  corrections,
  [
    'id',
    'playerId',
    'kind',
    'currency',
    'itemId',
    'amount',
    'quality',
    'gearEntityId',
    'reason',
    'byId',
    'undoesId',
    'createdAt',
  ],
  'correction',
)

type ShownRow = ListedRow<typeof columns> & {
  readonly byName: string
  readonly undoneById: number | null
}

const shown = part`SELECT ${columns}, player.name AS by_name, undo.id AS undone_by_id
  FROM correction JOIN player ON player.id = correction.by_id LEFT JOIN correction AS undo ON undo.undoes_id = correction.id`

function viewCorrection(row: ShownRow): Correction {
  const { kind, itemId, createdAt } = row
  const name = kind === 'money' || itemId === null ? null : (itemName(kind, itemId) ?? 'Неизвестная вещь')
  return { ...row, itemName: name, createdAt: createdAt.toISOString() }
}

/** A correction that was just written. */
export async function readCorrectionView(id: number): Promise<Correction> {
  const row = await sqlMaybe<ShownRow>`${shown} WHERE correction.id = ${id}`
  if (!row) throw notFound('notFound', 'Такой поправки нет')
  return viewCorrection(row)
}

export type CorrectionFilter = {
  readonly id?: readonly number[]
  readonly playerId?: number
}

function matching({ id, playerId }: CorrectionFilter): SqlPart {
  return part`true
    ${id === undefined ? part`` : part`AND correction.id = ANY(${id}::bigint[])`}
    ${playerId === undefined ? part`` : part`AND correction.player_id = ${playerId}`}`
}

/** A range of corrections and their number, for the console. */
export async function findCorrections(
  filter: CorrectionFilter,
  { direction }: Order<'id'>,
  { limit, offset }: Page,
): Promise<{ items: Correction[]; count: number }> {
  const rows = await sqlUnprepared<ShownRow>`
    ${shown} WHERE ${matching(filter)}
    ORDER BY correction.id ${trustedText(direction)} LIMIT ${limit} OFFSET ${offset}`
  return {
    items: viewRows(rows, viewCorrection, CORRECTIONS),
    count: await countRows(part`correction WHERE ${matching(filter)}`),
  }
}
