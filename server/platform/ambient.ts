import { AsyncLocalStorage } from 'node:async_hooks'
import type pg from 'pg'
import type { Platform } from './platform.ts'
import type { Transaction } from './transaction.ts'

/** The context of a piece of work, kept across every await. */
type Ambient = {
  readonly platform: Platform
  readonly transaction: Transaction | undefined
  /** The connection for statements outside of a transaction. Without it they use any connection of the pool. */
  readonly connection?: pg.PoolClient
}

const storage = new AsyncLocalStorage<Ambient>()
let installed: Platform | undefined

/** Makes `platform` the platform of this process. Called once by the composition root (`createPlatform`). */
export function installPlatform(platform: Platform): void {
  installed = platform
}

/** Removes a closed `platform`, unless another one has replaced it. */
export function uninstallPlatform(platform: Platform): void {
  if (installed === platform) installed = undefined
}

/** The platform of the surrounding work, else that of the process. Throws before the composition root has run. */
export function currentPlatform(): Platform {
  const platform = storage.getStore()?.platform ?? installed
  if (!platform) throw new Error('The platform does not exist yet (createPlatform)')
  return platform
}

/** Runs `work` on another platform than that of the process: tests run several servers in one process. */
export function withPlatform<T>(platform: Platform, work: () => T): T {
  return storage.run({ platform, transaction: undefined }, work)
}

/** The transaction of the surrounding work, if any. */
export function currentTransaction(): Transaction | undefined {
  return storage.getStore()?.transaction
}

/** The connection of the surrounding work: its transaction's, or one reserved for reading. */
export function currentConnection(): pg.PoolClient | undefined {
  const ambient = storage.getStore()
  return ambient?.transaction?.client ?? ambient?.connection
}

/** Runs `work` on one connection without a transaction. Only `sql.ts` calls it. */
export function withConnection<T>(connection: pg.PoolClient, work: () => T): T {
  return storage.run({ platform: currentPlatform(), transaction: undefined, connection }, work)
}

/** Runs `work` inside `transaction`. Only `transaction.ts` calls it. */
export function withTransaction<T>(platform: Platform, transaction: Transaction, work: () => T): T {
  return storage.run({ platform, transaction }, work)
}

/** Runs `work` outside of any transaction, for effects that must survive a rollback of the surrounding command. */
export function outsideTransaction<T>(work: () => T): T {
  return withPlatform(currentPlatform(), work)
}
