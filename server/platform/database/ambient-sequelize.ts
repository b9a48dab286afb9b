import type pg from 'pg'
import type { Sequelize } from 'sequelize'
import { currentConnection, type HeldConnection } from '../ambient.ts'
import { giveBack, takeConnection } from './take-connection.ts'

/**
 * Makes Sequelize run its statements on the connection of the surrounding work, or on one of our pool. It never sends BEGIN or COMMIT:
 * only `inTransaction` does.
 */
export function shareConnections(sequelize: Sequelize, pool: pg.Pool): void {
  const manager: unknown = Reflect.get(sequelize, 'connectionManager')
  if (typeof manager !== 'object' || manager === null) throw new Error('Sequelize has no connection manager')
  /** Those taken for one statement. */
  const taken = new Map<pg.PoolClient, HeldConnection>()
  Object.assign(manager, {
    getConnection: async () => {
      const ambient = currentConnection()
      if (ambient) return ambient
      const connection = await takeConnection(pool)
      taken.set(connection.client, connection)
      return connection.client
    },
    releaseConnection: (client: pg.PoolClient) => {
      const connection = taken.get(client)
      if (!connection) return
      taken.delete(client)
      giveBack(connection)
    },
  })
}
