import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { freePort } from '#server/platform/database/embedded/postmaster.ts'

const program = fileURLToPath(new URL('../../../server/main.ts', import.meta.url))

it.each(['1', '2'])('a start that waits for its database ends on SIGTERM (WORKERS=%s)', async (workers) => {
  const nowhere = `postgresql://donjon:secret@127.0.0.1:${await freePort()}/donjon`
  const settings = { NODE_ENV: 'test', LOG_LEVEL: 'warn', PORT: '0', WORKERS: workers, DATABASE_URL: nowhere }
  const server = spawn(process.execPath, [program], {
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  for (const stream of [server.stdout, server.stderr])
    stream.on('data', (chunk: Buffer) => {
      said += chunk.toString('utf8')
    })
  const ended = once(server, 'exit')
  await expect.poll(() => said, { timeout: 120_000 }).toContain('the start waits for the database')
  server.kill('SIGTERM')
  const [code] = await ended
  expect({ code, said }).toMatchObject({ code: 0 })
  expect(said).not.toContain('не запустился')
})
