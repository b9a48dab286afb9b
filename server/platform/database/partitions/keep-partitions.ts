import { now } from '../../clock.ts'
import { sqlUnprepared, trustedText } from '../../sql.ts'
import { moveCheckpoint } from './checkpoint.ts'
import { DAY_MS, dayStart } from './days.ts'
import type { DividedTable } from './divided-table.ts'
import { addPartition, dropPartition, newestIdOf, type Partition, readPartitions } from './partitions.ts'
import { limitLockWait } from './run-ddl.ts'

/** A partition is added when there is less room than this for new rows. */
const ROOM_DAYS = 3
const ROOM_IDS_MIN = 10_000_000
/** A quiet world stays in its first partition for years. */
const WIDTH_MIN = 20_000_000
/** Rows that were written in bulk are no pace. */
const WIDTH_MAX = 50 * WIDTH_MIN
const WIDTH_DAYS = 30

/** Ids a day, since the newest partition with rows began. */
async function readPace(
  { table }: DividedTable,
  partitions: readonly Partition[],
  newest: number,
): Promise<number> {
  const from = partitions.findLast(({ until }) => until <= newest)?.until ?? 0
  const [oldest] = await sqlUnprepared<{ id: number; createdAt: Date }>`
    SELECT id, created_at FROM ${trustedText(`public.${table}`)} WHERE id >= ${from} ORDER BY id LIMIT 1`
  if (!oldest) return 0
  const days = (now().getTime() - oldest.createdAt.getTime()) / DAY_MS
  return (newest - oldest.id) / Math.max(1, days)
}

/** About as many ids as a month takes. */
function widthAt(pace: number): number {
  const wanted = Math.ceil((pace * WIDTH_DAYS) / WIDTH_MIN) * WIDTH_MIN
  return Math.min(WIDTH_MAX, Math.max(WIDTH_MIN, wanted))
}

async function makeRoomForIds(divided: DividedTable, partitions: readonly Partition[]): Promise<boolean> {
  const newest = await newestIdOf(divided)
  const end = partitions.at(-1)?.until ?? 0
  const pace = await readPace(divided, partitions, newest)
  if (end - newest >= Math.max(ROOM_IDS_MIN, pace * ROOM_DAYS)) return false
  await addPartition(divided, end, end + widthAt(pace))
  return true
}

async function makeRoomForDays(divided: DividedTable, partitions: readonly Partition[]): Promise<boolean> {
  const today = dayStart(now().getTime())
  const isThere = (day: number) => partitions.some(({ from, until }) => (from ?? 0) <= day && day < until)
  const days = Array.from({ length: ROOM_DAYS }, (_, ahead) => today + ahead * DAY_MS)
  const missing = days.find((day) => !isThere(day))
  if (missing === undefined) return false
  await addPartition(divided, missing, missing + DAY_MS)
  return true
}

/** Adds one partition if there is little room. Resolves to whether it has. */
function makeRoom(divided: DividedTable, partitions: readonly Partition[]): Promise<boolean> {
  return divided.by === 'ID' ? makeRoomForIds(divided, partitions) : makeRoomForDays(divided, partitions)
}

/** Whether the oldest partition of a table by ids gets no new rows, so that it is dropped as a whole. */
export async function isOldestFull(divided: DividedTable): Promise<boolean> {
  const [oldest] = await readPartitions(divided)
  return oldest !== undefined && oldest.until <= (await newestIdOf(divided))
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
  await limitLockWait()
  return (
    (await makeRoom(divided, partitions)) ||
    (await dropExpired(divided, partitions)) ||
    (await moveCheckpoint(divided, partitions))
  )
}
