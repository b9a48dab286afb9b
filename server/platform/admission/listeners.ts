import cluster from 'node:cluster'
import type { Server as HttpServer } from 'node:http'
import { createServer, type ListenOptions, Server as NetServer } from 'node:net'

/**
 * Node accepts one connection per listener and turn of its event loop. Under load a turn takes long, and more clients
 * come than one listener accepts: they would wait where nothing can refuse them.
 */
const LISTENERS = 16

export type Listeners = {
  readonly port: number
  /** Accepts no more connections. Resolves when the last connection is closed. */
  close(): Promise<void>
}

function listen(server: NetServer, options: ListenOptions): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(options, () => {
      server.off('error', reject)
      const address = server.address()
      resolve(typeof address === 'object' && address ? address.port : 0)
    })
  })
}

/** Unlike that of the HTTP server, it leaves idle connections open. */
function close(server: NetServer): Promise<void> {
  return new Promise((resolve) => NetServer.prototype.close.call(server, () => resolve()))
}

/** Rejects if anybody listens on the port, also one who shares it. */
async function checkFree(options: ListenOptions): Promise<void> {
  const probe = createServer()
  await listen(probe, options)
  await close(probe)
}

function isSharingUnsupported(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOTSUP'
}

/** Another listener for the server, with the options that `createServer` of `node:http` gives its own. */
function listenerOf(http: HttpServer): NetServer {
  return createServer({ allowHalfOpen: true, noDelay: true }, (socket) => http.emit('connection', socket))
}

/**
 * Listens on the port, 0 for any free one. Rejects if it is taken. Processes of one cluster get their connections from the
 * first process, which keeps those that wait when a process is replaced: they have one listener each.
 */
export async function startListening(http: HttpServer, port: number, host: string): Promise<Listeners> {
  if (cluster.isWorker) return { port: await listen(http, { port, host }), close: () => close(http) }
  if (port !== 0) await checkFree({ port, host })
  const own = await listen(http, { port, host, reusePort: true }).catch((error: unknown) => {
    if (isSharingUnsupported(error)) return undefined
    throw error
  })
  if (own === undefined) return { port: await listen(http, { port, host }), close: () => close(http) }
  const others = Array.from({ length: LISTENERS - 1 }, () => listenerOf(http))
  await Promise.all(others.map((server) => listen(server, { port: own, host, reusePort: true })))
  return {
    port: own,
    close: async () => {
      await Promise.all([http, ...others].map(close))
    },
  }
}
