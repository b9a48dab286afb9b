import pg from 'pg'

/** PostgreSQL's code of a transaction that it has ended because of a deadlock. */
const DEADLOCK = '40P01'

/**
 * Notes every deadlock that a statement of this process meets while `work` runs. Transactions repeat themselves after one,
 * so answers do not show it.
 */
export async function noteDeadlocks(work: () => Promise<unknown>): Promise<string[]> {
  const met: string[] = []
  const { query } = pg.Client.prototype
  const noting = function (this: pg.Client, ...parameters: unknown[]): unknown {
    const answered: unknown = Reflect.apply(query, this, parameters)
    Promise.resolve(answered).catch((error: unknown) => {
      if (error instanceof pg.DatabaseError && error.code === DEADLOCK)
        met.push(error.detail ?? error.message)
    })
    return answered
  }
  Reflect.set(pg.Client.prototype, 'query', noting)
  try {
    await work()
  } finally {
    pg.Client.prototype.query = query
  }
  return met
}
