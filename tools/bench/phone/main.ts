/**
 * `npm run bench:phone`: what the pages cost on a slow phone: slow 4G, a processor four times slower, 360×740, an empty cache. Prints the
 * medians of BENCH_ROUNDS (5) visits, and exits with code 1 if a target is missed. BENCH_ONLY selects pages by words of their names,
 * BENCH_CAUSES=1 prints what was painted last and what moved.
 */
import { spawnSync } from 'node:child_process'
import { loadavg } from 'node:os'
import { launchBrowser } from '../../../tests/support/browser.ts'
import { startFreshGame } from '../../../tests/support/fresh-game.ts'
import { mediansOf, missedBy, TARGETS } from './figures.ts'
import { type Visit, visitPage } from './measure-page.ts'
import { preparePages } from './phone-world.ts'

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5)
const ONLY = process.env.BENCH_ONLY?.split(',')

function tellCauses({ causes }: Visit): void {
  console.log(`    largest: ${causes.largest}`)
  for (const { at, value, moved } of causes.shifts)
    console.log(`    ${at.toFixed(0)} ms: moved by ${value.toFixed(3)}: ${moved}`)
}

function row(name: string, cells: readonly string[]): string {
  return name.padEnd(16) + cells.map((cell) => cell.padStart(12)).join('')
}

const built = spawnSync(process.execPath, ['tools/build.ts', '--stale'], {
  stdio: 'inherit',
  env: { ...process.env, NODE_ENV: 'production' },
})
if (built.status !== 0) process.exit(1)

const game = await startFreshGame({ LOG_LEVEL: 'warn', WORLD_NEIGHBOURS: '20' })
const browser = await launchBrowser()
let isMissed = false
try {
  const all = await preparePages(browser, game)
  const pages = all.filter(({ name }) => !ONLY || ONLY.some((word) => name.includes(word)))
  console.log(row('', ['LCP, ms', 'TBT, ms', 'CLS', 'scripts, KB', 'all, KB']))
  console.log(row('target', [TARGETS.largestPaint, TARGETS.blocking, TARGETS.shift].map(String)))
  for (const { name, path, cookies } of pages) {
    const visits: Visit[] = []
    for (let round = 0; round < ROUNDS; round += 1)
      visits.push(await visitPage(browser, game.url + path, cookies))
    const figures = mediansOf(visits)
    const missed = missedBy(figures)
    isMissed ||= missed.length > 0
    const mark = (key: keyof typeof TARGETS, text: string) => (missed.includes(key) ? `✗ ${text}` : text)
    console.log(
      row(name, [
        mark('largestPaint', figures.largestPaint.toFixed(0)),
        mark('blocking', figures.blocking.toFixed(0)),
        mark('shift', figures.shift.toFixed(3)),
        (figures.scriptBytes / 1000).toFixed(0),
        (figures.bytes / 1000).toFixed(0),
      ]),
    )
    const [last] = visits.slice(-1)
    if (process.env.BENCH_CAUSES && last) tellCauses(last)
  }
  console.log(`medians of ${ROUNDS}, load ${loadavg()[0]?.toFixed(1)}`)
} finally {
  await browser.close()
  await game.stop()
}
process.exitCode = isMissed ? 1 : 0
