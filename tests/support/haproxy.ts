import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { createConnection } from 'node:net'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as delay } from 'node:timers/promises'
import { freePort } from '#server/platform/database/embedded/postmaster.ts'
import { acceptsConnections } from './accepts-connections.ts'
import { makeScratchFolder } from './scratch-folder.ts'

const CONFIGURATION = 'docs/operating/cluster/haproxy.cfg'

/** The program: HAPROXY, or what the path leads to. */
const program = process.env.HAPROXY ?? 'haproxy'

function isInstalled(): boolean {
  try {
    execFileSync(program, ['-v'])
    return true
  } catch {
    return false
  }
}

export const hasHaproxy = isInstalled()

export type Haproxy = {
  readonly url: string
  /** Names of the machines that it sends calls to. */
  machinesUp(): Promise<string[]>
  stop(): Promise<void>
}

export type HaproxyOptions = {
  readonly port?: number
  /** How it chooses a machine: by the player's address, as operators do, or in turn. */
  readonly balance?: 'source' | 'roundrobin'
}

/**
 * Starts HAProxy with the players' part of the operators' configuration. It does not try failed calls again, since other proxies do not
 * either. `ports`: of the game on game1, game2, …
 */
export async function startHaproxy(
  ports: readonly string[],
  { port, balance = 'source' }: HaproxyOptions = {},
): Promise<Haproxy> {
  const folder = await makeScratchFolder('donjon-haproxy-')
  const socket = path.join(folder, 'admin.sock')
  const ownPort = port ?? (await freePort())
  const whole = await readFile(CONFIGURATION, 'utf8')
  // The parts for the database need Patroni.
  const players = whole
    .replaceAll(/^listen (primary|standbys)\n(?: .*\n)+/gm, '')
    .replaceAll(/^ +(?:option redispatch|retry-on) .*\n/gm, '')
    .replace(/^( +)retries \d+$/m, '$1retries 0')
    .replace('/run/haproxy/admin.sock', socket)
    .replace('127.0.0.1:8080', `127.0.0.1:${ownPort}`)
    .replace('balance source', `balance ${balance}`)
    .replace('hash-type consistent', balance === 'source' ? 'hash-type consistent' : '')
    .replaceAll(/\bgame(\d+):3000/g, (_, machine: string) => `127.0.0.1:${ports[Number(machine) - 1]}`)
  const file = path.join(folder, 'haproxy.cfg')
  await writeFile(file, players)
  const child = spawn(program, ['-db', '-f', file], { stdio: 'ignore' })
  const ended = once(child, 'exit')
  while (child.exitCode === null && !(await acceptsConnections(ownPort))) await delay(20)
  return {
    url: `http://127.0.0.1:${ownPort}`,
    machinesUp: async () => {
      const admin = createConnection(socket)
      admin.end('show stat\n')
      const lines = (await text(admin).catch(() => '')).split('\n').map((line) => line.split(','))
      const status = lines[0]?.indexOf('status') ?? 0
      return lines
        .filter((cells) => /^game\d/.test(cells[1] ?? '') && cells[status]?.startsWith('UP'))
        .map(([, name = '']) => name)
    },
    stop: async () => {
      child.kill('SIGKILL')
      await ended
      await rm(folder, { recursive: true, force: true })
    },
  }
}
