import { chown, mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { withPlatform } from '#server/platform/ambient.ts'
import { loadConfig } from '#server/platform/config.ts'
import { postgresUser } from '#server/platform/database/embedded/run-as.ts'
import { createPlatform } from '#server/platform/platform.ts'
import { makeScratchFolder } from '../scratch-folder.ts'
import { silentLog } from '../silent-log.ts'
import { createDatabaseNode, type DatabaseNode } from './database-machine.ts'
import { type DatabaseMachine, documentedFiles, type MachineName } from './documented-files.ts'
import { createGameMachine, type GameMachine } from './game-machine.ts'
import { type Patroni, watchPatroni } from './patroni.ts'
import { createService, type Service } from './service.ts'
import { proxyAt, type WebProxy } from './web-proxy.ts'

/** The documented cluster on the loopback network of this machine. */
export type Cluster = {
  readonly nodes: Readonly<Record<DatabaseMachine, DatabaseNode>>
  readonly patroni: Patroni
  readonly haproxy: Service
  readonly pgbouncer: Service
  readonly redis: Service
  readonly web: WebProxy
  /** One process. */
  readonly first: GameMachine
  /** Two processes. */
  readonly second: GameMachine
  /** A further server of the game beside another one of the machine. */
  addServer(name: MachineName, port: number): Promise<GameMachine>
  /** Runs `work` on the database, as a process of the game. */
  onDatabase<T>(work: () => Promise<T>): Promise<T>
  stop(): Promise<void>
}

/** Repeats `work` until it succeeds. Throws its last error after two minutes. */
async function untilDone<T>(work: () => Promise<T>): Promise<T> {
  const end = performance.now() + 120_000
  for (;;) {
    try {
      return await work()
    } catch (error) {
      if (performance.now() > end) throw error
      await delay(200)
    }
  }
}

async function runAs(url: string, statements: readonly string[]): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => undefined)
  await client.connect()
  try {
    for (const statement of statements) await client.query(statement)
  } finally {
    await client.end()
  }
}

export async function openCluster(): Promise<Cluster> {
  const folder = await makeScratchFolder('donjon-cluster-')
  const files = await documentedFiles()
  const user = await postgresUser()
  const stops: (() => Promise<unknown>)[] = []
  const services: Service[] = []
  const stop = async () => {
    for (const one of stops.toReversed()) await one().catch(() => undefined)
    await rm(folder, { recursive: true, force: true, maxRetries: 5 })
  }
  try {
    const nodeOf = async (name: DatabaseMachine) => {
      const node = await createDatabaseNode(name, { files, folder, user })
      stops.push(node.stop)
      services.push(node.etcd, node.patroni)
      return node
    }
    const nodes = { db1: await nodeOf('db1'), db2: await nodeOf('db2'), db3: await nodeOf('db3') }

    const run = path.join(folder, 'run')
    await mkdir(run)
    const socket = path.join(run, 'admin.sock')
    const users = path.join(run, 'users.txt')
    const written = async (file: string) => {
      const place = path.join(run, file)
      const folders = { '/run/haproxy/admin.sock': socket, '/etc/pgbouncer/users.txt': users }
      await writeFile(place, await files.read(file, 'db1', folders), { mode: 0o644 })
      return place
    }
    await writeFile(users, '"donjon" "PASSWORD"\n', { mode: 0o644 })
    if (user.uid !== undefined) await chown(run, user.uid, user.gid ?? 0)
    const serviceOf = (program: string, args: readonly string[], as = {}): Service => {
      const logFile = path.join(folder, `${path.basename(program)}.log`)
      const service = createService({ program, args, ...as, logFile })
      stops.push(service.kill)
      services.push(service)
      return service
    }
    const haproxy = serviceOf('haproxy', ['-db', '-f', await written('haproxy.cfg')])
    const redis = serviceOf('redis-server', [await written('redis.conf')], user)
    const pgbouncer = serviceOf(process.env.PGBOUNCER ?? 'pgbouncer', [await written('pgbouncer.ini')], user)
    const web = proxyAt(`http://127.0.0.1:${files.portOf(8080)}`, socket)

    for (const node of Object.values(nodes)) node.etcd.start()
    for (const node of Object.values(nodes)) node.patroni.start()
    haproxy.start()
    redis.start()
    pgbouncer.start()
    const patroni = watchPatroni(files)
    await patroni.untilWhole()
    const superuser = `postgresql://postgres:SUPERUSER_PASSWORD@127.0.0.1:${files.portOf(5000)}/postgres`
    await untilDone(() => runAs(superuser, ['SELECT 1']))
    await runAs(superuser, await files.statements())

    const machineOf = async (name: MachineName, changes: { WORKERS: string; PORT?: string }) => {
      const machine = await createGameMachine(files, { name, folder, ...changes })
      stops.push(machine.kill)
      return machine
    }
    const first = await machineOf('game1', { WORKERS: '1' })
    const second = await machineOf('game2', { WORKERS: '2' })
    // Both bring the database up to date at once.
    await Promise.all([first.start(), second.start()])
    await web.untilServed(['game1', 'game2'])
    return {
      nodes,
      patroni,
      haproxy,
      pgbouncer,
      redis,
      web,
      first,
      second,
      addServer: (name, port) => machineOf(name, { WORKERS: '1', PORT: String(port) }),
      onDatabase: async (work) => {
        const config = loadConfig({ ...first.settings, LOG_LEVEL: 'silent' })
        const databaseUrl = first.settings.DATABASE_DIRECT_URL ?? ''
        const platform = createPlatform(config, { databaseUrl, log: silentLog })
        try {
          return await withPlatform(platform, work)
        } finally {
          await platform.close()
        }
      },
      stop,
    }
  } catch (error) {
    const said = await Promise.all(services.map((service) => service.said()))
    await stop()
    throw new Error(`The cluster does not start:\n${said.join('\n---\n')}`, { cause: error })
  }
}
