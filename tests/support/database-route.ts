import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

/** A way to a database that a test can cut, as when the database's machine is away. */
export type DatabaseRoute = {
  readonly url: string
  /** Ends all connections, and each new one at once. */
  cut(): void
  /** How many connections were ended at once. */
  refused(): number
  mend(): void
  close(): Promise<void>
}

export async function openDatabaseRoute(databaseUrl: string): Promise<DatabaseRoute> {
  const target = new URL(databaseUrl)
  const sockets = new Set<Socket>()
  const keep = (socket: Socket) => {
    sockets.add(socket)
    socket.on('error', () => undefined)
    socket.on('close', () => sockets.delete(socket))
  }
  let isCut = false
  let refused = 0
  const server = createServer((client) => {
    keep(client)
    if (isCut) {
      refused += 1
      client.destroy()
      return
    }
    const database = connect(Number(target.port), target.hostname)
    keep(database)
    client.pipe(database).pipe(client)
    client.on('close', () => database.destroy())
    database.on('close', () => client.destroy())
  })
  const destroyAll = () => {
    for (const socket of sockets) socket.destroy()
  }
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const url = new URL(databaseUrl)
  url.host = `127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
  return {
    url: url.href,
    cut: () => {
      isCut = true
      destroyAll()
    },
    refused: () => refused,
    mend: () => {
      isCut = false
    },
    close: async () => {
      const closed = once(server, 'close')
      server.close()
      destroyAll()
      await closed
    },
  }
}
