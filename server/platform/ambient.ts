import { AsyncLocalStorage } from 'node:async_hooks'
import type pg from 'pg'
import type { Platform } from './platform.ts'
import type { Transaction } from './transaction.ts'

/** What a piece of work carries with it through every await. */
type Ambient = {
  readonly platform: Platform
  readonly transaction: Transaction | undefined
  /** Where statements outside of a transaction go, if not to any of the pool. */
  readonly connection?: pg.PoolClient
}

const storage = new AsyncLocalStorage<Ambient>()
let installed: Platform | undefined

/** Makes `platform` the one of this process. Called once by the composition root (`createPlatform`). */
export function installPlatform(platform: Platform): void {
  installed = platform
}

/** Forgets `platform` when it has been closed, unless another has taken its place. */
export function uninstallPlatform(platform: Platform): void {
  if (installed === platform) installed = undefined
}

/** The platform of the surrounding work, else the process's own. Throws before the composition root has run. */
export function currentPlatform(): Platform {
  const platform = storage.getStore()?.platform ?? installed
  if (!platform) throw new Error('The platform is not created yet')
  return platform
}

/** Runs `work` on another platform than the process's own: several servers in one process, as tests have them. */
export function withPlatform<T>(platform: Platform, work: () => T): T {
  return storage.run({ platform, transaction: undefined }, work)
}

/** The transaction of the surrounding work, if there is one. */
export function currentTransaction(): Transaction | undefined {
  return storage.getStore()?.transaction
}

/** The connection that the surrounding work sends its statements on: its transaction's, or one kept for reading. */
export function currentConnection(): pg.PoolClient | undefined {
  const ambient = storage.getStore()
  return ambient?.transaction?.client ?? ambient?.connection
}

/** Runs `work` with its statements on one connection, without a transaction; only `sql.ts` calls it. */
export function withConnection<T>(connection: pg.PoolClient, work: () => T): T {
  return storage.run({ platform: currentPlatform(), transaction: undefined, connection }, work)
}

/** Runs `work` inside `transaction`; only `transaction.ts` calls it. */
export function withTransaction<T>(platform: Platform, transaction: Transaction, work: () => T): T {
  return storage.run({ platform, transaction }, work)
}

/** Runs `work` outside of any transaction: what must last although the surrounding command is rolled back. */
export function outsideTransaction<T>(work: () => T): T {
  return withPlatform(currentPlatform(), work)
}
