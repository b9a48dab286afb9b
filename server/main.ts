import cluster from 'node:cluster'
import { type Config, loadConfigOrExit } from './platform/config.ts'
import { freePort } from './platform/database/embedded/postmaster.ts'
import { createLog, type Log } from './platform/log.ts'
import { prepareDatabase } from './prepare-database.ts'
import { startServer } from './start-server.ts'
import { signalReady, startWorkers } from './workers.ts'

type Running = {
  stop(): Promise<void>
}

/** A process that does everything, or the first of several: it owns the database and prints when all is ready. */
async function startPrimary(config: Config, log: Log): Promise<Running> {
  const database = await prepareDatabase(config, log)
  try {
    const parts: Running[] = []
    let address = config.publicUrl
    if (config.workers > 1) {
      // The workers share a port, so port 0 must be resolved before they start.
      const port = config.port === 0 ? await freePort() : config.port
      if (config.port === 0) address = `http://localhost:${port}`
      // A worker that is replaced has the secrets of the others, also when those in DATA_DIR have changed meanwhile.
      const secrets = { SECRET: config.secret, SECRET_PREVIOUS: config.formerSecrets.join(',') }
      const settings = { DATABASE_URL: database.url, PORT: String(port), ...secrets }
      parts.push(await startWorkers(config.workers, settings, log))
    } else {
      const server = await startServer({ config, databaseUrl: database.url, log })
      parts.push({ stop: server.close })
      address = server.platform.config.publicUrl
    }
    process.stdout.write(`Донжон готов: ${address}\n`)
    return {
      stop: async () => {
        for (const part of parts) await part.stop()
        await database.stop()
      },
    }
  } catch (error) {
    await database.stop()
    throw error
  }
}

async function startWorker(config: Config, log: Log): Promise<Running> {
  const server = await startServer({ config, databaseUrl: config.databaseUrl ?? '', log })
  signalReady()
  return { stop: server.close }
}

/** The first signal lets running work finish, a second one exits at once. */
function stopOnSignal(running: Promise<Running>, log: Log): void {
  let isStopping = false
  const stop = () => {
    if (isStopping) process.exit(1)
    isStopping = true
    running
      .then((server) => server.stop())
      .then(
        () => process.exit(0),
        (error: unknown) => {
          log.error({ err: error }, 'the server did not stop cleanly')
          process.exit(1)
        },
      )
  }
  process.on('SIGTERM', stop)
  // Ctrl-C signals every process of the terminal. Workers ignore it: the first process stops them.
  process.on('SIGINT', cluster.isPrimary ? stop : () => undefined)
  if (cluster.isWorker) process.on('disconnect', stop)
}

const config = loadConfigOrExit(process.env)
const log = createLog(config)
// A promise of a library that nobody handles must not end the game of everybody.
process.on('unhandledRejection', (error) => log.error({ err: error }, 'a rejected promise was not handled'))
const running = cluster.isPrimary ? startPrimary(config, log) : startWorker(config, log)
stopOnSignal(running, log)
running.catch((error: unknown) => {
  log.fatal({ err: error }, 'the server does not start')
  process.stderr.write(`Донжон не запустился: ${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
})
