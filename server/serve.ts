import cluster from 'node:cluster'
import { type Config, configWarnings, loadConfigOrExit } from './platform/config.ts'
import { describeDatabase } from './platform/database/describe-database.ts'
import { freePort } from './platform/database/embedded/postmaster.ts'
import { openErrorReports } from './platform/error-reports/open-error-reports.ts'
import { createLog, type Log } from './platform/log.ts'
import { noteSecretInUse } from './platform/stored-secret.ts'
import { answerPrimary, forkWorkers } from './workers.ts'

type Running = {
  stop(): Promise<void>
  /** Replaces every process that serves players, one by one. */
  replace?(): Promise<void>
}

/** The start was stopped by a signal while it waited. */
function isAbort(error: unknown): boolean {
  return error instanceof Error && error.name === 'AbortError'
}

function printReady(address: string): void {
  process.stdout.write(`Донжон готов: ${address}\n`)
}

/** The first of several processes: it owns the database, and others serve the players. */
async function startPrimary(config: Config, log: Log, signal: AbortSignal): Promise<Running> {
  // The workers share a port, so port 0 must be resolved before they start.
  const port = config.port === 0 ? await freePort() : config.port
  // They load their code while the database starts.
  // A worker that is replaced has the secrets of the others, also when those in DATA_DIR have changed meanwhile.
  const secrets = { SECRET: config.secret, SECRET_PREVIOUS: config.formerSecrets.join(',') }
  const workers = forkWorkers(config.workers, { PORT: String(port), ...secrets }, log)
  const { prepareDatabase, updateDatabase } = await import('./prepare-database.ts')
  try {
    const database = await prepareDatabase(config, log, signal)
    try {
      await workers.start(database.url)
      printReady(config.port === 0 ? `http://localhost:${port}` : config.publicUrl)
      return {
        stop: async () => {
          await workers.stop()
          await database.stop()
        },
        replace: async () => {
          await updateDatabase(database.url, config, log)
          await workers.replace()
        },
      }
    } catch (error) {
      await database.stop()
      throw error
    }
  } catch (error) {
    await workers.stop()
    throw error
  }
}

/** A process that does everything. */
async function startAlone(config: Config, log: Log, signal: AbortSignal): Promise<Running> {
  const { prepareDatabase } = await import('./prepare-database.ts')
  const { startServer } = await import('./start-server.ts')
  const database = await prepareDatabase(config, log, signal)
  try {
    const server = await startServer({ config, databaseUrl: database.url, log })
    printReady(server.platform.config.publicUrl)
    return {
      stop: async () => {
        await server.close()
        await database.stop()
      },
    }
  } catch (error) {
    await database.stop()
    throw error
  }
}

async function startWorker(config: Config, log: Log): Promise<Running> {
  const primary = answerPrimary()
  const { startServer } = await import('./start-server.ts')
  const databaseUrl = await primary.databaseUrl()
  const server = await startServer({ config: { ...config, databaseUrl }, databaseUrl, log })
  primary.onRetire(() => server.close({ isReplaced: true }).finally(() => process.exit(0)))
  primary.signalReady()
  return { stop: server.close }
}

/** The first signal lets running work finish, a second one exits at once. A start that waits ends by `stopping`. */
function stopOnSignal(running: Promise<Running>, stopping: AbortController, log: Log): void {
  const stop = () => {
    if (stopping.signal.aborted) process.exit(1)
    stopping.abort()
    running
      .then(
        (server) => server.stop(),
        (error: unknown) => {
          if (!isAbort(error)) throw error
        },
      )
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

/** SIGUSR2 replaces the processes that serve players, one by one, for new code or a fresh memory. */
function replaceOnSignal(running: Promise<Running>, log: Log): void {
  let last: Promise<void> = Promise.resolve()
  const replace = async () => {
    const { replace: replaceAll } = await running
    if (replaceAll) await replaceAll()
    else log.warn('a single process cannot be replaced while it serves: set WORKERS to 2 or more')
  }
  process.on('SIGUSR2', () => {
    // The signal may reach all processes of a service.
    if (cluster.isWorker) return
    last = last
      .then(replace)
      .catch((error: unknown) => log.error({ err: error }, 'the server processes were not all replaced'))
  })
}

function start(config: Config, log: Log, signal: AbortSignal): Promise<Running> {
  if (cluster.isWorker) return startWorker(config, log)
  return config.workers > 1 ? startPrimary(config, log, signal) : startAlone(config, log, signal)
}

/** Nothing is left to do, and no signal asked for the end: a service manager must start it again. */
function failOnUnaskedEnd(log: Log): void {
  process.on('beforeExit', () => {
    log.fatal('the server ended although nobody stopped it')
    process.exit(1)
  })
}

/** `npm run rotate-secret` runs beside the server and cannot see its settings. */
function noteSecret({ dataDir, secret }: Config, log: Log): void {
  try {
    noteSecretInUse(dataDir, secret)
  } catch (error) {
    log.warn({ err: error }, 'it was not noted whether the stored secret is in use')
  }
}

/** What to tell of an address that another program has. Undefined: the error is another one. */
function takenPort(error: unknown): string | undefined {
  if (!(error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')) return undefined
  return `PORT=${config.port} at ${config.host} is taken: stop the program that has it, or set another PORT`
}

const config = loadConfigOrExit(process.env)
const reports = await openErrorReports(config)
const log = createLog(config, { onError: reports?.note })
// A promise of a library that nobody handles must not end the game of everybody.
process.on('unhandledRejection', (error) => log.error({ err: error }, 'a rejected promise was not handled'))
if (cluster.isPrimary) {
  log.info({ database: describeDatabase(config) }, 'the server starts')
  for (const warning of configWarnings(config)) log.warn(warning)
  noteSecret(config, log)
}
const stopping = new AbortController()
const running = start(config, log, stopping.signal)
failOnUnaskedEnd(log)
stopOnSignal(running, stopping, log)
replaceOnSignal(running, log)
running.catch(async (error: unknown) => {
  if (isAbort(error)) return
  const taken = takenPort(error)
  log.fatal(taken === undefined ? { err: error } : { cause: taken }, 'the server does not start')
  await reports?.flush()
  process.stderr.write(
    `Донжон не запустился: ${taken ?? (error instanceof Error ? error.message : String(error))}\n`,
  )
  process.exit(1)
})
