import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { appendFile, chmod, mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { type EmbeddedDatabase, startEmbeddedDatabase } from '#server/platform/database/embedded/embedded.ts'
import { LOG_BYTES_MAX, limitLog } from '#server/platform/database/embedded/log-size.ts'
import { clusterOf } from '#server/platform/database/embedded/make-cluster.ts'
import { findPostmaster } from '#server/platform/database/embedded/postmaster.ts'
import { silentLog } from '../../support/silent-log.ts'

const answerSchema = z.object({ pid: z.number(), url: z.string(), refused: z.string() }).partial()

let dataDir = ''
let started: EmbeddedDatabase[] = []
let children: ChildProcess[] = []

beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'donjon-embedded-'))
  await chmod(dataDir, 0o755)
})
afterEach(async () => {
  for (const child of children) await kill(child)
  for (const database of started) await database.stop().catch(() => undefined)
  const left = await findPostmaster(clusterOf(dataDir).folder)
  if (left) process.kill(left.pid, 'SIGKILL')
  started = []
  children = []
  await rm(dataDir, { recursive: true, force: true })
})

async function startHere(): Promise<EmbeddedDatabase> {
  const database = await startEmbeddedDatabase({ dataDir, log: silentLog, settings: ['fsync=off'] })
  started.push(database)
  return database
}

async function startElsewhere() {
  const script = path.resolve(import.meta.dirname, '../../support/embedded-start.ts')
  const child = spawn(process.execPath, [script, dataDir], { stdio: ['ignore', 'pipe', 'inherit'] })
  children.push(child)
  const [line] = await once(createInterface({ input: child.stdout }), 'line')
  return { child, ...answerSchema.parse(JSON.parse(String(line))) }
}

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill('SIGKILL')
  await once(child, 'exit')
}

async function query(url: string | undefined, text: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(text)).rows
  } finally {
    await client.end()
  }
}

describe('the embedded database', () => {
  it('finds its data after a clean stop, and leaves nothing running', async () => {
    const first = await startHere()
    await query(first.url, 'CREATE TABLE kept AS SELECT 7 AS n')
    await first.stop()
    expect(await findPostmaster(clusterOf(dataDir).folder)).toBeUndefined()
    const second = await startHere()
    expect(await query(second.url, 'SELECT n FROM kept')).toEqual([{ n: 7 }])
  })

  it('lets nobody in without its password, which is random and in a file of its owner', async () => {
    const { url } = await startHere()
    const { password } = new URL(url)
    expect(password).toMatch(/^[0-9a-f]{48}$/)
    for (const wrong of ['', 'donjon', 'postgres', password.toUpperCase()]) {
      const attempt = new URL(url)
      attempt.password = wrong
      await expect(query(attempt.href, 'SELECT 1')).rejects.toThrow(/password/i)
    }
    const { passwordFile } = clusterOf(dataDir)
    expect((await readFile(passwordFile, 'utf8')).trim()).toBe(password)
    expect((await stat(passwordFile)).mode & 0o077).toBe(0)
  })

  it('survives a killed server, and the next one takes it over with all data', async () => {
    const killed = await startElsewhere()
    await query(killed.url, 'CREATE TABLE kept AS SELECT 7 AS n')
    await kill(killed.child)
    const next = await startHere()
    expect([next.pid(), next.adopted]).toEqual([killed.pid, true])
    expect(await query(next.url, 'SELECT n FROM kept')).toEqual([{ n: 7 }])
    await next.stop()
    expect(await findPostmaster(clusterOf(dataDir).folder)).toBeUndefined()
  })

  it('starts again after it was killed together with the server', async () => {
    const killed = await startElsewhere()
    await query(killed.url, 'CREATE TABLE kept AS SELECT 7 AS n')
    await kill(killed.child)
    if (killed.pid) process.kill(killed.pid, 'SIGKILL')
    const next = await startHere()
    expect(await query(next.url, 'SELECT n FROM kept')).toEqual([{ n: 7 }])
  })

  it('starts again by itself at the same address when it dies under a running server', async () => {
    const database = await startHere()
    await query(database.url, 'CREATE TABLE kept AS SELECT 7 AS n')
    const died = database.pid()
    process.kill(died, 'SIGKILL')
    await expect
      .poll(() => query(database.url, 'SELECT n FROM kept').catch(() => undefined), { timeout: 60_000 })
      .toEqual([{ n: 7 }])
    await expect.poll(() => database.pid()).not.toBe(died)
    await database.stop()
    expect(await findPostmaster(clusterOf(dataDir).folder)).toBeUndefined()
  })

  it('refuses a second server on the same data, and the first goes on', async () => {
    const first = await startHere()
    const second = await startElsewhere()
    expect(second.refused).toContain(`Another server is already running on the data in ${dataDir}`)
    expect(await query(first.url, 'SELECT 1 AS n')).toEqual([{ n: 1 }])
  })

  it('lets exactly one of two concurrent first starts win', async () => {
    const both = await Promise.all([startElsewhere(), startElsewhere()])
    expect(both.filter((start) => start.url)).toHaveLength(1)
    expect(both.filter((start) => start.refused?.includes('already running'))).toHaveLength(1)
  })

  it('writes a log that does not grow without end, and holds no values of statements', async () => {
    const { url } = await startHere()
    const { logFile } = clusterOf(dataDir)
    await query(url, 'CREATE TABLE address (email text UNIQUE)')
    const add = () => query(url, `INSERT INTO address VALUES ('canary@example.org')`)
    await add()
    await expect(add()).rejects.toThrow('duplicate key')
    await expect.poll(() => readFile(logFile, 'utf8')).toContain('duplicate key')
    expect(await readFile(logFile, 'utf8')).not.toContain('canary')
    await appendFile(logFile, 'x'.repeat(LOG_BYTES_MAX))
    await limitLog(logFile)
    await expect(add()).rejects.toThrow('duplicate key')
    await expect.poll(() => readFile(logFile, 'utf8')).toMatch(/^[^x\0]*duplicate key/)
    expect((await stat(`${logFile}.old`)).size).toBeGreaterThan(LOG_BYTES_MAX)
  })
})
