import { now } from '../../clock.ts'
import { sqlOne, sqlUnprepared, trustedText } from '../../sql.ts'
import { moveCheckpoint } from './checkpoint.ts'
import { DAY_MS, dayStart } from './days.ts'
import type { DividedTable } from './divided-table.ts'
import { addPartition, dropPartition, type Partition, readPartitions } from './partitions.ts'
import { waitBriefly } from './run-ddl.ts'

/** A partition is added when there is less room than this for new rows: ids, ms. */
const ROOM = { ID: 10_000_000, DAY: 3 * DAY_MS } as const
/** The fewest ids of a partition. A quiet world stays in its first one for years. */
const WIDTH_MIN = 20_000_000
const MONTH_MS = 30 * DAY_MS

async function newestIdOf({ table }: DividedTable): Promise<number> {
  const { id } = await sqlOne<{
    id: number
  }>`SELECT coalesce(max(id), 0) AS id FROM ${trustedText(`public.${table}`)}`
  return id
}

/** About as many ids as a month takes, at the pace of the newest partition with rows. */
async function chooseWidth({ table }: DividedTable, partitions: readonly Partition[]): Promise<number> {
  const newest = await newestIdOf({ table, by: 'ID' })
  const from = partitions.findLast(({ until }) => until <= newest)?.until ?? 0
  const [oldest] = await sqlUnprepared<{ id: number; createdAt: Date }>`
    SELECT id, created_at FROM ${trustedText(`public.${table}`)} WHERE id >= ${from} ORDER BY id LIMIT 1`
  if (!oldest) return WIDTH_MIN
  const pace = (newest - oldest.id) / Math.max(1, now().getTime() - oldest.createdAt.getTime())
  return Math.max(1, Math.ceil((pace * MONTH_MS) / WIDTH_MIN)) * WIDTH_MIN
}

/** Adds one partition if there is little room. Resolves to whether it has. */
async function makeRoom(divided: DividedTable, partitions: readonly Partition[]): Promise<boolean> {
  const end = partitions.at(-1)?.until ?? 0
  if (divided.by === 'ID') {
    if (end - (await newestIdOf(divided)) >= ROOM.ID) return false
    await addPartition(divided, end, end + (await chooseWidth(divided, partitions)))
    return true
  }
  const today = dayStart(now().getTime())
  if (end - today >= ROOM.DAY) return false
  const from = Math.max(end, today)
  await addPartition(divided, from, from + DAY_MS)
  return true
}

/** Whether all rows of a partition are older than they are kept, and no new ones come. */
async function isExpired(
  divided: DividedTable,
  { name, until }: Partition,
  keptMs: number,
): Promise<boolean> {
  const before = now().getTime() - keptMs
  if (divided.by === 'DAY') return until <= before
  if (until > (await newestIdOf(divided))) return false
  const [youngest] = await sqlUnprepared<{ createdAt: Date }>`
    SELECT created_at FROM ${trustedText(`parts.${name}`)} ORDER BY id DESC LIMIT 1`
  return !youngest || youngest.createdAt.getTime() < before
}

/** Drops the oldest partition if it is expired. Resolves to whether it has. */
async function dropExpired(divided: DividedTable, partitions: readonly Partition[]): Promise<boolean> {
  const { keptMs } = divided
  const [oldest] = partitions
  if (keptMs === undefined || !oldest || !(await isExpired(divided, oldest, keptMs))) return false
  await dropPartition(divided, oldest)
  return true
}

/**
 * Adds a partition to a table that has little room, drops one that is expired, or sums up one of a ledger, in the surrounding transaction. Resolves
 * to whether it has, so that there may be more to do. Tables that are not divided yet are left alone. Rejects if it does not get its locks in a moment.
 */
export async function keepPartitions(divided: DividedTable): Promise<boolean> {
  const partitions = await readPartitions(divided)
  if (partitions.length === 0) return false
  await waitBriefly()
  return (
    (await makeRoom(divided, partitions)) ||
    (await dropExpired(divided, partitions)) ||
    (await moveCheckpoint(divided, partitions))
  )
}
