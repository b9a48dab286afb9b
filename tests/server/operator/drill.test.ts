import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { freePort } from '#server/platform/database/embedded/postmaster.ts'
import { enqueueMail } from '#server/platform/mail/enqueue-mail.ts'
import { sql } from '#server/platform/sql.ts'
import { inTransaction } from '#server/platform/transaction.ts'
import { endDatabase, onDatabaseOf } from '../../support/faulted-game.ts'
import { type MailServer, startMailServer } from '../../support/mail.ts'
import { makeScratchFolder } from '../../support/scratch-folder.ts'
import { startTestServer, type TestServer } from '../../support/server.ts'
import { contentDigest } from '../../support/state-digest.ts'
import { TEST_SECRET } from '../../support/test-platform.ts'
import { register } from '../auth/newcomer.ts'
import { runCommand } from './run-command.ts'

/** The commands of "Try it" in docs/operating.md, to the letter. */
function documentedCommands(): string[] {
  const [, block = ''] =
    /\*\*Try it\.\*\*[\s\S]*?```sh\n([\s\S]*?)```/.exec(readFileSync('docs/operating.md', 'utf8')) ?? []
  return block
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
}

let folder: string
let mail: MailServer
let production: TestServer
/** The environment of the machine, which also has the world that players are in. */
let environment: Record<string, string>

beforeAll(async () => {
  folder = await makeScratchFolder('donjon-drill-')
  mail = await startMailServer()
  production = await startTestServer()
  environment = {
    NODE_ENV: 'production',
    SECRET: TEST_SECRET,
    PUBLIC_URL: 'https://donjon.example',
    DATABASE_URL: production.databaseUrl,
    DATABASE_DIRECT_URL: production.databaseUrl,
    SMTP_URL: mail.smtpUrl,
    WORKERS: '2',
    WORLD_NEIGHBOURS: '0',
  }
})
afterAll(async () => {
  await endDatabase(path.join(folder, 'drill')).catch(() => undefined)
  await production.close()
  await mail.close()
  await rm(folder, { recursive: true, force: true })
})

it('of a restore, as the document has it, leaves production alone and reaches nobody', async () => {
  const { player } = await register(production.visitor())
  await production.on(() =>
    inTransaction(async () => enqueueMail({ kind: 'confirmEmail', playerId: player.playerId })),
  )
  await production.on(
    () => sql`SELECT graphile_worker.add_job('push', '{"notificationId": 1, "tokenId": 1}'::json)`,
  )
  const backup = path.join(folder, 'backup')
  expect(await runCommand(`npm run -s backup -- ${backup}`, environment)).toMatchObject({ isRefused: false })
  const before = await production.on(contentDigest)

  const [restore = '', start = ''] = documentedCommands()
  const drill = path.join(folder, 'drill')
  const port = String(await freePort())
  const here = (line: string) =>
    line
      .replace('backups/donjon-…', backup)
      .replaceAll('/tmp/drill', drill)
      .replaceAll('3001', port)
      // Without the build.
      .replace('npm start', `exec ${process.execPath} server/main.ts`)
  const restored = await runCommand(here(restore), environment)
  expect(restored.err).toContain(`Database: the embedded one in ${drill}\n`)
  expect(restored.out).toContain('All invariants hold.')

  const { PATH = '', HOME = '' } = process.env
  const server = spawn('sh', ['-c', here(start)], { env: { PATH, HOME, ...environment } })
  let said = ''
  server.stdout.on('data', (chunk: Buffer) => {
    said += chunk.toString()
  })
  const metrics = async () =>
    (await fetch(`http://localhost:${port}/metrics`).catch(() => undefined))?.text() ?? ''
  // Its timers run, so letters and pushes would be on their way as well.
  await expect.poll(metrics, { timeout: 120_000 }).toContain('donjon_ledger_checked_at_seconds 1')
  expect(said).toContain(`"database":"the embedded one in ${drill}"`)
  expect(said).toContain('OUTGOING is off')
  const jobs = () => sql`SELECT task_identifier, attempts FROM graphile_worker.jobs ORDER BY task_identifier`
  const waiting = await onDatabaseOf({ DATA_DIR: drill, SECRET: TEST_SECRET }, jobs)
  const ended = once(server, 'exit')
  server.kill('SIGTERM')
  expect(await ended).toEqual([0, null])

  expect(waiting).toEqual(expect.arrayContaining([{ taskIdentifier: 'push', attempts: 0 }]))
  expect(waiting).toEqual(expect.arrayContaining([{ taskIdentifier: 'letter', attempts: 0 }]))
  expect(mail.letters).toEqual([])
  expect(await production.on(contentDigest)).toEqual(before)
}, 240_000)
