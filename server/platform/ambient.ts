import { AsyncLocalStorage } from 'node:async_hooks'
import type pg from 'pg'
import type { AmbientPlatform } from './ambient-platform.ts'

/** A connection that a piece of work has taken from a pool. */
export type HeldConnection = {
  readonly pool: pg.Pool
  readonly client: pg.PoolClient
  /** False after it has gone back to the pool: other work may use it then. */
  isHeld: boolean
  /** It leads to a standby: the work reads there alone, and takes no connection of the primary. */
  readonly isOfStandby?: true
}

/** The transaction that a piece of work runs in. */
export type Transaction = {
  readonly connection: HeldConnection
  /** The command's seed, the same in every attempt. */
  readonly seed: string
  /** 1 for the first attempt. */
  readonly attempt: number
  /** Statements sent without awaiting them. The commit checks them all. */
  readonly pending: Promise<unknown>[]
  readonly beforeCommit: (() => unknown)[]
  readonly afterCommit: (() => unknown)[]
  /** The first error that the database reported. After it PostgreSQL refuses every statement, which says nothing about the cause. */
  readonly reported: { failure?: unknown }
  /** A part of it runs in a savepoint. */
  hasSavepoint?: boolean
}

/** The context of a piece of work, kept across every await. */
type Ambient = {
  readonly platform: AmbientPlatform
  readonly transaction: Transaction | undefined
  /** The connection that statements use: the transaction's, or one reserved for reading. Without it they take one for each. */
  readonly connection?: HeldConnection
  /** The last connection that the work took. It also counts where statements do not use it. */
  readonly held?: HeldConnection
}

const storage = new AsyncLocalStorage<Ambient>()
let installed: AmbientPlatform | undefined

/** Makes `platform` the platform of this process. Called once by the composition root (`createPlatform`). */
export function installPlatform(platform: AmbientPlatform): void {
  installed = platform
}

/** Removes a closed `platform`, unless another one has replaced it. */
export function uninstallPlatform(platform: AmbientPlatform): void {
  if (installed === platform) installed = undefined
}

/** The platform of the surrounding work, else that of the process. Throws before the composition root has run. */
export function currentPlatform(): AmbientPlatform {
  const platform = storage.getStore()?.platform ?? installed
  if (!platform) throw new Error('The platform does not exist yet (createPlatform)')
  return platform
}

/** Runs `work` on another platform than that of the process, outside of any transaction: tests run several servers in one process. */
export function withPlatform<T>(platform: AmbientPlatform, work: () => T): T {
  return storage.run({ platform, transaction: undefined, held: storage.getStore()?.held }, work)
}

/** The transaction of the surrounding work, if any. */
export function currentTransaction(): Transaction | undefined {
  return storage.getStore()?.transaction
}

/**
 * The connection of the surrounding work: its transaction's, or one reserved for reading. Throws when it has gone back to the
 * pool: a statement that nobody awaited would run in the midst of other work.
 */
export function currentConnection(): pg.PoolClient | undefined {
  const connection = storage.getStore()?.connection
  if (connection && !connection.isHeld) throw new Error('The connection of this work is back in the pool')
  return connection?.client
}

/** Whether the surrounding work must not take a connection of this pool: it has one, or reads at a standby. */
export function holdsConnectionOf(pool: pg.Pool): boolean {
  const held = storage.getStore()?.held
  return held?.isHeld === true && (held.pool === pool || held.isOfStandby === true)
}

/** Runs `work` on one connection without a transaction. Only `sql.ts` and `standbys/standbys.ts` call it. */
export function withConnection<T>(connection: HeldConnection, work: () => T): T {
  const platform = currentPlatform()
  return storage.run({ platform, transaction: undefined, connection, held: connection }, work)
}

/** Runs `work` inside `transaction`. Only `transaction.ts` calls it. */
export function withTransaction<T>(platform: AmbientPlatform, transaction: Transaction, work: () => T): T {
  const { connection } = transaction
  return storage.run({ platform, transaction, connection, held: connection }, work)
}
