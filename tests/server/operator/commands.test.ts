import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sql } from '#server/platform/sql.ts'
import { startTestServer, type TestServer } from '../../support/server.ts'
import { TEST_SECRET } from '../../support/test-platform.ts'
import { register } from '../auth/newcomer.ts'
import { runCommand } from './run-command.ts'

let server: TestServer
let folder: string
let email: string

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'donjon-operator-'))
  server = await startTestServer({ timers: true })
  email = (await register(server.visitor())).email
})
afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true, force: true })
})

function run(line: string, env: Readonly<Record<string, string>> = {}) {
  return runCommand(line, { DATABASE_URL: server.databaseUrl, SECRET: TEST_SECRET, ...env })
}

function databaseLine(): string {
  const { hostname, port, pathname } = new URL(server.databaseUrl)
  return `Database: ${pathname.slice(1)} at ${hostname}:${port}\n`
}

it('name their database without its password, and say nothing of a missing .env', async () => {
  const { isRefused, out, err } = await run(`npm run -s grant-role -- ${email} USER_ADMIN`)
  expect(isRefused).toBe(false)
  expect(err).toBe(databaseLine())
  expect(out).toBe(`${email}: PLAYER, USER_ADMIN\n`)
})

it('read settings from .env, below the environment', async () => {
  await writeFile(path.join(folder, '.env'), `DATABASE_URL=${server.databaseUrl}\nSECRET=short\n`)
  const program = path.resolve('tools/operator/main.ts')
  const line = `cd ${folder} && ${process.execPath} ${program} grant-role nobody@example.org USER_ADMIN`
  const { isRefused, err } = await runCommand(line, { SECRET: TEST_SECRET })
  expect(isRefused).toBe(true)
  expect(err).toBe(`${databaseLine()}No player has the e-mail nobody@example.org\n`)
})

it('list the roles for one that does not exist', async () => {
  const { isRefused, err } = await run(`npm run -s grant-role -- ${email} KING`)
  expect(isRefused).toBe(true)
  expect(err).toContain('There is no role KING, but: PLAYER, SUPER_ADMIN,')
})

it('refuse to end the chain of day secrets while a server runs', async () => {
  const chains = () => server.on(() => sql`SELECT id, retired_on FROM secret_chain`)
  const before = await chains()
  const { isRefused, err } = await run('npm run -s retire-chain')
  expect(isRefused).toBe(true)
  expect(err).toContain('A server uses the database: stop it first')
  expect(await chains()).toEqual(before)
})

it('replace the world of a database only if its name is given', async () => {
  for (const words of ['', '--database another']) {
    const { isRefused, err } = await run(`npm run -s restore -- ${folder} --replace ${words}`)
    expect(isRefused).toBe(true)
    expect(err.startsWith(databaseLine())).toBe(true)
    expect(err).toContain('--database')
    expect(err).not.toContain('is no backup')
  }
  // With the name, the next check speaks: the folder is no backup.
  const name = new URL(server.databaseUrl).pathname.slice(1)
  const { err } = await run(`npm run -s restore -- ${folder} --replace --database ${name}`)
  expect(err).toContain('is no backup')
})

it('explain what a killed backup left, remove it after a day, and note the time of a whole one', async () => {
  const place = path.join(folder, 'backups')
  const [old, recent, foreign] = ['old', 'recent', 'foreign'].map((name) =>
    path.join(place, `${name}.partial`),
  )
  for (const left of [old, recent, foreign]) {
    await mkdir(left ?? '', { recursive: true })
    const file = left === foreign ? 'photo.jpg' : 'player.copy.zst'
    await writeFile(path.join(left ?? '', file), '')
  }
  const longAgo = new Date(Date.now() - 2 * 86_400_000)
  for (const left of [old, foreign]) await utimes(left ?? '', longAgo, longAgo)

  const refused = await run(`npm run -s backup -- ${place}/recent`)
  expect(refused.isRefused).toBe(true)
  expect(refused.err).toContain('recent.partial exists: another backup writes it, or was killed')
  expect(refused.err).not.toContain('    at ')

  const begun = Math.floor(Date.now() / 1000)
  expect((await run(`npm run -s backup -- ${place}/whole`)).isRefused).toBe(false)
  const text = await readFile(path.join(place, 'last-backup.prom'), 'utf8')
  const [, seconds] = /^donjon_backup_finished_at_seconds (\d+)$/m.exec(text) ?? []
  expect(Number(seconds)).toBeGreaterThanOrEqual(begun)
  expect((await readdir(place)).sort()).toEqual([
    'foreign.partial',
    'last-backup.prom',
    'recent.partial',
    'whole',
  ])
})

it('say in a line that a database does not answer', async () => {
  const away = { DATABASE_URL: 'postgresql://donjon:hunter2@127.0.0.1:9/donjon' }
  const lines = `Database: donjon at 127.0.0.1:9\nconnect ECONNREFUSED 127.0.0.1:9\n`
  for (const command of [`backup -- ${folder}/away`, 'retire-chain', `remove-factor -- ${email}`])
    expect((await run(`npm run -s ${command}`, away)).err).toBe(lines)
})

it('a server whose port is taken says so in one sentence', async () => {
  const { port } = new URL(server.url)
  const { isRefused, out, err } = await run(`${process.execPath} server/main.ts`, {
    NODE_ENV: 'test',
    PORT: port,
    WORLD_NEIGHBOURS: '0',
  })
  expect(isRefused).toBe(true)
  expect(err).toContain(`PORT=${port} at 127.0.0.1 is taken`)
  expect(out + err).not.toContain('listenInCluster')
  expect(out).toContain(databaseLine().trim().replace('Database: ', '"database":"'))
})
