/**
 * `npm run siege -- http://localhost:3000 [attack…]`: attacks a server of yours, one attack after the other, and tells
 * what its other visitors notice and whether the server grows. `SIEGE_SECONDS` (10) each, after a warm-up. Start the
 * server with TRUST_PROXY=1: the visitors name other networks than the attacker, whose own network is refused. Never aim
 * it at a server that is not yours.
 */
import { randomInt } from 'node:crypto'
import { loadavg } from 'node:os'
import { setTimeout as delay } from 'node:timers/promises'
import type { Target } from './attack.ts'
import { attacks } from './attacks.ts'
import { type Noticed, readAsVisitors, statusWords } from './visitors.ts'

const SECONDS = Number(process.env.SIEGE_SECONDS ?? 10)
const SECONDS_OF_QUIET = 10
/** By then the server has compiled and cached what it needs: from here on it must not grow. */
const WARM_UP_SECONDS = 30
const REST_MS = 5000

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

/** What an attack might make grow. Undefined where the server does not tell. */
const WATCHED = [
  { name: 'memory', metric: 'process_resident_memory_bytes', unit: 2 ** 20, suffix: 'MiB' },
  { name: 'heap', metric: 'nodejs_heap_size_used_bytes', unit: 2 ** 20, suffix: 'MiB' },
  { name: 'database', metric: 'donjon_database_bytes', unit: 2 ** 20, suffix: 'MiB' },
  { name: 'prepared', metric: 'donjon_prepared_statements', unit: 1, suffix: '' },
] as const

async function printHoldings(when: string): Promise<void> {
  const text = await fetch(`${url}/metrics`).then(
    (answer) => answer.text(),
    () => '',
  )
  const shown = WATCHED.map(({ name, metric, unit, suffix }) => {
    const [, value] = new RegExp(`^${metric}(?:{[^}]*})? (\\S+)`, 'm').exec(text) ?? []
    return `${name} ${value === undefined ? '?' : Math.round(Number(value) / unit)} ${suffix}`.trim()
  })
  console.log(`           ${when}: ${shown.join(', ')}`)
}

function printNoticed(name: string, { median: middle, p95, statuses }: Noticed) {
  console.log(
    `${name.padEnd(10)} median ${middle.toFixed(1).padStart(7)} ms   95 % ${p95.toFixed(1).padStart(7)} ms   answers: ${statusWords(statuses)}`,
  )
}

const target = await settlePlayer()
await printHoldings('at the start')
const quiet = await readAsVisitors(url, SECONDS_OF_QUIET)
printNoticed('quiet', quiet)
for (const { name, what, start } of attacks) {
  if (names.length > 0 && !names.includes(name)) continue
  console.log(`\n${name}: ${what}, for ${SECONDS} s`)
  await printHoldings('before')
  const stop = start(target)
  const warming = await readAsVisitors(url, Math.min(WARM_UP_SECONDS, SECONDS))
  printNoticed('warm-up', warming)
  await printHoldings('after the warm-up')
  const noticed = await readAsVisitors(url, SECONDS)
  printNoticed(name, noticed)
  await printHoldings('at the end')
  await stop()
  await delay(REST_MS)
  await printHoldings('after a rest')
  console.log(
    `           ${(noticed.median / quiet.median).toFixed(1)} times the quiet median   load ${loadavg()[0]?.toFixed(1)}`,
  )
}
