import type pg from 'pg'
import { Sequelize, Transaction as SequelizeTransaction } from 'sequelize'
import { currentTransaction } from '../ambient.ts'
import type { Transaction } from '../transaction.ts'

const wrapped = new WeakMap<Transaction, SequelizeTransaction>()

/**
 * The ambient transaction as Sequelize needs it: an object that holds our connection. Created when a model is first
 * used inside a transaction, so that commands without models pay nothing. Only `inTransaction` sends BEGIN and
 * COMMIT, Sequelize never does.
 */
function sequelizeTransaction(transaction: Transaction): SequelizeTransaction {
  const known = wrapped.get(transaction)
  if (known) return known
  const made = new SequelizeTransaction(transaction.database.sequelize, {})
  Object.assign(made, { connection: transaction.client })
  wrapped.set(transaction, made)
  return made
}

// biome-ignore lint/correctness/useHookAtTopLevel: not a hook of React; the name is Sequelize's.
Sequelize.useCLS({
  run: (work: (context: unknown) => unknown) => work(undefined),
  bind: (work: unknown) => work,
  get: () => {
    const transaction = currentTransaction()
    return transaction && sequelizeTransaction(transaction)
  },
  set: () => undefined,
})

/** Makes Sequelize take its connections from our pool. */
export function shareConnections(sequelize: Sequelize, pool: pg.Pool): void {
  const manager: unknown = Reflect.get(sequelize, 'connectionManager')
  if (typeof manager !== 'object' || manager === null) throw new Error('Sequelize has no connection manager')
  Object.assign(manager, {
    getConnection: () => pool.connect(),
    releaseConnection: (client: pg.PoolClient) => client.release(),
  })
}
