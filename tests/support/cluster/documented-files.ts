import { randomInt } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { freePort } from '#server/platform/database/embedded/postmaster.ts'
import { TEST_SECRET } from '../test-platform.ts'
import { postgresPrograms } from './programs.ts'

/** Ports in the documented files: of etcd, PostgreSQL, Patroni, HAProxy, PgBouncer, the game and Redis. */
const DOCUMENTED_PORTS = [2379, 2380, 5432, 8008, 5000, 5001, 8080, 6432, 3000, 6379] as const

export type DocumentedPort = (typeof DOCUMENTED_PORTS)[number]

export const DATABASE_MACHINES = ['db1', 'db2', 'db3'] as const
const MACHINES = [...DATABASE_MACHINES, 'game1', 'game2', 'lb'] as const

export type DatabaseMachine = (typeof DATABASE_MACHINES)[number]
export type MachineName = (typeof MACHINES)[number]

/** The documented configuration, with addresses of this machine instead of the documented ones. */
export type DocumentedFiles = {
  /** The address of a machine, one of the loopback network. */
  addressOf(machine: MachineName): string
  /** What stands for a documented port. */
  portOf(port: DocumentedPort): number
  /** A file of docs/operating/cluster. Those of one database machine are written for db1. */
  read(name: string, machine: DatabaseMachine, folders: Readonly<Record<string, string>>): Promise<string>
  /** The statements that create the database. */
  statements(): Promise<string[]>
  /** The settings of the game. */
  settings(): Promise<Record<string, string>>
}

const FOLDER = 'docs/operating/cluster'
const PAGE = `${FOLDER}.md`

function replaceAll(text: string, replaced: ReadonlyMap<string, string>): string {
  return [...replaced].reduce((result, [from, to]) => result.replaceAll(from, to), text)
}

/** The first block of the page in this language. */
async function blockOf(language: 'sh' | 'sql'): Promise<string> {
  const page = await readFile(PAGE, 'utf8')
  const [, block] = new RegExp(`\`\`\`${language}\\n([\\s\\S]*?)\`\`\``).exec(page) ?? []
  if (block === undefined) throw new Error(`${PAGE} has no block in ${language}`)
  return block
}

/** The file of another database machine: the own names differ, lists of all machines do not. */
function writtenFor(machine: DatabaseMachine, text: string): string {
  const lines = text.split('\n').map((line) => {
    const isOfAll = /^\s*(initial-cluster|etcd3|server db\d|- targets)\b/.test(line) && !/state/.test(line)
    return isOfAll
      ? line
      : line.replaceAll('db1', machine).replaceAll('10.0.0.1', `10.0.0.${machine.slice(2)}`)
  })
  return lines.join('\n')
}

export async function documentedFiles(): Promise<DocumentedFiles> {
  // A network of its own, so that two runs do not meet.
  const network = `127.${randomInt(1, 255)}.${randomInt(0, 256)}`
  const addresses = new Map<MachineName, string>(
    MACHINES.map((machine, index) => [machine, `${network}.${index + 1}`]),
  )
  const ports = new Map<DocumentedPort, number>()
  for (const port of DOCUMENTED_PORTS) ports.set(port, await freePort())
  const addressOf = (machine: MachineName) => addresses.get(machine) ?? ''
  const portOf = (port: DocumentedPort) => ports.get(port) ?? 0

  const place = (text: string): string => {
    const placed = text
      .replace(/\b(?:db\d|game\d|lb)(?=:)|\blb$/gm, (name) => addresses.get(name as MachineName) ?? name)
      .replace(/\b10\.0\.0\.(\d)\b/g, (_, index) => addressOf(MACHINES[Number(index) - 1] ?? 'lb'))
    return placed.replace(/(?<=[:=\s])\d{4}\b/g, (digits) => {
      const port = ports.get(Number(digits) as DocumentedPort)
      return port === undefined ? digits : String(port)
    })
  }

  return {
    addressOf,
    portOf,
    read: async (name, machine, folders) => {
      const text = writtenFor(machine, await readFile(`${FOLDER}/${name}`, 'utf8'))
      const programs: [string, string] = ['/usr/lib/postgresql/15/bin', postgresPrograms ?? '']
      return place(replaceAll(text, new Map([programs, ...Object.entries(folders)])))
    },
    statements: async () =>
      (await blockOf('sql'))
        .split(';')
        .map((statement) => statement.trim())
        .filter(Boolean),
    settings: async () => {
      const lines = (await blockOf('sh')).split('\n').filter(Boolean)
      const pairs = lines.map((line) => [
        line.slice(0, line.indexOf('=')),
        place(line.slice(line.indexOf('=') + 1)),
      ])
      return { ...Object.fromEntries(pairs), SECRET: TEST_SECRET }
    },
  }
}
