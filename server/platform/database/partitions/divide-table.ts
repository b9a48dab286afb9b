import pg from 'pg'
import { now } from '../../clock.ts'
import { sqlOne, sqlUnprepared, trustedText } from '../../sql.ts'
import { DAY_MS, dayText } from './days.ts'
import { type DividedTable, keyOf } from './divided-table.ts'
import { lockReferenced, newestIdOf } from './partitions.ts'
import { inStep, runDdl } from './run-ddl.ts'
import { boundNameOf, readShape, type Shape } from './shape.ts'

/** Room for new rows below the bound until the table is divided, and until the first partition is full: ids, days. */
const ROOM_IDS = 10_000_000
const ROOM_DAYS = 7
/** A bound that is nearer was left by a start that was killed long ago: ids, days. */
const NEAR_IDS = 5_000_000
const NEAR_DAYS = 3

/** How long a start that fails tries to remove the bound, ms. */
const DROP_MS = 5000

/** The end of the first partition, which takes all present rows: above them, with room for more. Answers above it are of a wrong clock. */
async function chooseBound(divided: DividedTable): Promise<string> {
  if (divided.by === 'DAY') return dayText(now().getTime() + ROOM_DAYS * DAY_MS)
  return String((Math.floor((await newestIdOf(divided)) / ROOM_IDS) + 2) * ROOM_IDS)
}

async function isFar(divided: DividedTable, bound: string): Promise<boolean> {
  if (divided.by === 'ID') return Number(bound) - (await newestIdOf(divided)) >= NEAR_IDS
  const { far } = await sqlOne<{ far: boolean }>`
    SELECT ${bound}::timestamptz >= ${new Date(now().getTime() + NEAR_DAYS * DAY_MS)} AS far`
  return far
}

/** Lets the database refuse rows at the bound or above, until the table is divided. Rows that are there already are not looked at. */
async function addBound(divided: DividedTable): Promise<void> {
  const { table } = divided
  const known = (await readShape(table)).bound
  if (known !== null && (await isFar(divided, known))) return
  await dropBound(divided)
  const bound = pg.escapeLiteral(await chooseBound(divided))
  await runDdl(
    `ALTER TABLE public.${table} ADD CONSTRAINT ${boundNameOf(table)} CHECK (${keyOf(divided)} < ${bound}) NOT VALID`,
  )
}

async function dropBound({ table }: DividedTable): Promise<void> {
  await runDdl(`ALTER TABLE public.${table} DROP CONSTRAINT IF EXISTS ${boundNameOf(table)}`)
}

/** Looks at every row while others go on to write. The database then knows that they fit, and needs no look under a lock. */
async function checkBound(divided: DividedTable): Promise<void> {
  const { table } = divided
  const { bound, isBoundChecked } = await readShape(table)
  if (isBoundChecked) return
  if (divided.by === 'DAY')
    await runDdl(
      `DELETE FROM public.${table} WHERE ${keyOf(divided)} >= ${pg.escapeLiteral(bound ?? 'infinity')}`,
    )
  await runDdl(`ALTER TABLE public.${table} VALIDATE CONSTRAINT ${boundNameOf(table)}`)
}

async function nextIdOf({ sequence }: Shape): Promise<number> {
  const { next } = await sqlOne<{ next: number }>`
    SELECT CASE WHEN is_called THEN last_value + 1 ELSE last_value END AS next FROM ${trustedText(sequence ?? '')}`
  return next
}

/** The statements that make the table of the same form, and the present one its first partition. */
function statementsOf(divided: DividedTable, shape: Shape, nextId: number | undefined): string[] {
  const { table } = divided
  const first = `${table}_first`
  return [
    ...shape.released,
    ...(shape.identity ? [`ALTER TABLE public.${table} ALTER id DROP IDENTITY`] : []),
    // Indexes and constraints go along, so their names are free again.
    `ALTER TABLE public.${table} SET SCHEMA parts`,
    `ALTER TABLE parts.${table} RENAME TO ${first}`,
    `CREATE TABLE public.${table} (LIKE parts.${first} INCLUDING DEFAULTS INCLUDING GENERATED INCLUDING CONSTRAINTS INCLUDING STORAGE
       INCLUDING COMMENTS) PARTITION BY RANGE (${keyOf(divided)})`,
    `ALTER TABLE public.${table} DROP CONSTRAINT ${boundNameOf(table)}`,
    ...(shape.comment ? [`COMMENT ON TABLE public.${table} IS ${pg.escapeLiteral(shape.comment)}`] : []),
    ...(shape.identity
      ? [
          `ALTER TABLE public.${table} ALTER id ADD GENERATED ${shape.identity} AS IDENTITY (START WITH ${nextId})`,
        ]
      : []),
    ...shape.constraints.map((constraint) => `ALTER TABLE public.${table} ADD ${constraint}`),
    ...shape.indexes,
    `ALTER TABLE public.${table} ATTACH PARTITION parts.${first} FOR VALUES FROM (MINVALUE) TO (${pg.escapeLiteral(shape.bound ?? '')})`,
    `ALTER TABLE parts.${first} DROP CONSTRAINT ${boundNameOf(table)}`,
    // A clock may be wrong by days. An id never leaves its partitions.
    ...(divided.by === 'DAY'
      ? [`CREATE TABLE parts.${table}_other PARTITION OF public.${table} DEFAULT`]
      : []),
    ...shape.referred,
    ...shape.grants,
  ]
}

/** Everything is done under the lock, in a few hundredths of a second: no row of the table is copied or looked at. */
async function divide(divided: DividedTable): Promise<void> {
  const { table } = divided
  await lockReferenced(divided)
  await runDdl(`LOCK TABLE public.${table} IN ACCESS EXCLUSIVE MODE`)
  const shape = await readShape(table)
  if (shape.isDivided) return
  if (shape.triggers > 0) throw new Error(`${table} has triggers, which its partitions would not have`)
  const nextId = shape.identity ? await nextIdOf(shape) : undefined
  for (const statement of statementsOf(divided, shape, nextId)) await runDdl(statement)
}

async function isDivided(table: string): Promise<boolean> {
  const [found] =
    await sqlUnprepared`SELECT FROM pg_class WHERE oid = ${`public.${table}`}::regclass AND relkind = 'p'`
  return found !== undefined
}

/** Plans over several partitions need counts of the whole, which autovacuum does not make. */
function analyze({ table }: DividedTable): Promise<void> {
  return runDdl(`ANALYZE public.${table}`)
}

/**
 * Turns a table into one of partitions, with its present rows as the first one, while servers go on to use it. Does nothing if it is one
 * already. Several servers may call it at once, and it begins again after an interruption. If it rejects, the table has no bound. Resolves to
 * whether it has divided the table.
 */
export async function divideTable(divided: DividedTable, signal?: AbortSignal): Promise<boolean> {
  const { table } = divided
  if (await isDivided(table)) return false
  const unlessDivided = (step: (table: DividedTable) => Promise<void>, until = signal) =>
    inStep(async () => {
      if (!(await isDivided(table))) await step(divided)
    }, until)
  try {
    for (const step of [addBound, checkBound, divide]) await unlessDivided(step)
  } catch (error) {
    await unlessDivided(dropBound, AbortSignal.timeout(DROP_MS)).catch(() => undefined)
    throw error
  }
  await inStep(() => analyze(divided), signal)
  return true
}
