import { once } from 'node:events'
import { connect, createServer, type Server, type Socket } from 'node:net'

/** A way to a database that a test can cut, as when the database's machine is away. */
export type DatabaseRoute = {
  readonly url: string
  /** Ends all connections and refuses new ones. */
  cut(): Promise<void>
  /** Accepts connections again, at the same port. */
  mend(): Promise<void>
}

export async function openDatabaseRoute(databaseUrl: string): Promise<DatabaseRoute> {
  const target = new URL(databaseUrl)
  const sockets = new Set<Socket>()
  const keep = (socket: Socket) => {
    sockets.add(socket)
    socket.on('error', () => undefined)
    socket.on('close', () => sockets.delete(socket))
  }
  let server: Server | undefined
  const listen = async (port: number): Promise<number> => {
    server = createServer((client) => {
      const database = connect(Number(target.port), target.hostname)
      for (const socket of [client, database]) keep(socket)
      client.pipe(database).pipe(client)
      client.on('close', () => database.destroy())
      database.on('close', () => client.destroy())
    })
    server.listen(port, '127.0.0.1')
    await once(server, 'listening')
    const address = server.address()
    return typeof address === 'object' ? (address?.port ?? 0) : 0
  }
  const port = await listen(0)
  const url = new URL(databaseUrl)
  url.host = `127.0.0.1:${port}`
  return {
    url: url.href,
    cut: async () => {
      const closed = server && once(server, 'close')
      server?.close()
      for (const socket of sockets) socket.destroy()
      await closed
    },
    mend: async () => void (await listen(port)),
  }
}
