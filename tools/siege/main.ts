/**
 * `npm run siege -- http://localhost:3000 [attack…]`: attacks a server of yours, one attack after the other, and tells
 * what its other visitors notice. Start the server with TRUST_PROXY=1: the visitor names another network than the
 * attacker, whose own network is refused. Never aim it at a server that is not yours.
 */
import { randomInt } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { median, quantile } from '../bench/statistics.ts'
import type { Target } from './attack.ts'
import { attacks } from './attacks.ts'

const SECONDS = Number(process.env.SIEGE_SECONDS ?? 10)
const WARM_UP_MS = 1000
const READ_EVERY_MS = 25
/** The visitor's address. */
const VISITOR = '203.0.113.9'

const [, , url = 'http://localhost:3000', ...names] = process.argv

async function settlePlayer(): Promise<Target> {
  const password = 'krepost-pod-osadoy'
  const form = {
    name: `Siege ${randomInt(1_000_000)}`,
    email: `siege-${randomInt(1e12)}@example.org`,
    password,
    confirmPassword: password,
  }
  const answer = await fetch(`${url}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(form),
  })
  if (!answer.ok)
    throw new Error(`The siege needs a player, but got ${answer.status}: ${await answer.text()}`)
  return {
    url,
    cookie: answer.headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; '),
  }
}

/** What a visitor notices who reads a page again and again. */
async function readAsVisitor(seconds: number) {
  const times: number[] = []
  let failed = 0
  const end = performance.now() + seconds * 1000
  while (performance.now() < end) {
    const started = performance.now()
    const headers = { 'x-forwarded-for': VISITOR }
    const status = await fetch(`${url}/api/public/world`, { headers }).then(
      async (answer) => {
        await answer.arrayBuffer()
        return answer.status
      },
      () => 0,
    )
    if (status !== 200) failed += 1
    times.push(performance.now() - started)
    await delay(READ_EVERY_MS)
  }
  return { median: median(times), p95: quantile(times, 0.95), failed, reads: times.length }
}

async function memoryMiB(): Promise<number | undefined> {
  const text = await fetch(`${url}/metrics`).then(
    (answer) => answer.text(),
    () => '',
  )
  const [, bytes] = /^process_resident_memory_bytes (\S+)/m.exec(text) ?? []
  return bytes === undefined ? undefined : Math.round(Number(bytes) / 2 ** 20)
}

function tell(
  name: string,
  { median: middle, p95, failed, reads }: Awaited<ReturnType<typeof readAsVisitor>>,
) {
  console.log(
    `${name.padEnd(10)} median ${middle.toFixed(1).padStart(7)} ms   95 % ${p95.toFixed(1).padStart(7)} ms   failed ${failed} of ${reads}`,
  )
}

const target = await settlePlayer()
console.log(`memory ${await memoryMiB()} MiB`)
const quiet = await readAsVisitor(SECONDS)
tell('quiet', quiet)
for (const { name, what, start } of attacks) {
  if (names.length > 0 && !names.includes(name)) continue
  console.log(`\n${name}: ${what}`)
  const stop = start(target)
  await delay(WARM_UP_MS)
  const noticed = await readAsVisitor(SECONDS)
  await stop()
  tell(name, noticed)
  console.log(
    `           ${(noticed.median / quiet.median).toFixed(1)} times the quiet median, memory ${await memoryMiB()} MiB`,
  )
}
