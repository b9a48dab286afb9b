/**
 * `npm run bench -- phone`: what the pages cost on a slow phone: slow 4G, a processor four times slower, 360×740, an empty cache. Medians
 * of BENCH_ROUNDS (5) visits. BENCH_ONLY selects pages by words of their names,
 * BENCH_CAUSES=1 prints what was painted last and what moved.
 */
import { spawnSync } from 'node:child_process'
import { launchBrowser } from '#tests/support/browser.ts'
import { startFreshGame } from '#tests/support/fresh-game.ts'
import { finish, report } from '../report.ts'
import { mediansOf, missedBy, TARGETS } from './figures.ts'
import { type Visit, visitPage } from './measure-page.ts'
import { preparePages } from './phone-world.ts'

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5)
const ONLY = process.env.BENCH_ONLY?.split(',')

function printCauses({ causes }: Visit): void {
  console.log(`    largest: ${causes.largest}`)
  for (const { at, value, moved } of causes.shifts)
    console.log(`    ${at.toFixed(0)} ms: moved by ${value.toFixed(3)}: ${moved}`)
}

const built = spawnSync(process.execPath, ['tools/build.ts', '--stale'], {
  stdio: 'inherit',
  env: { ...process.env, NODE_ENV: 'production' },
})
if (built.status !== 0) process.exit(1)

const game = await startFreshGame({ LOG_LEVEL: 'warn', WORLD_NEIGHBOURS: '20' })
const browser = await launchBrowser()
try {
  const all = await preparePages(browser, game)
  const pages = all.filter(({ name }) => !ONLY || ONLY.some((word) => name.includes(word)))
  for (const { name, path, cookies } of pages) {
    const visits: Visit[] = []
    for (let round = 0; round < ROUNDS; round += 1)
      visits.push(await visitPage(browser, game.url + path, cookies))
    const figures = mediansOf(visits)
    const { largestPaint, blocking, shift, scriptBytes, bytes } = figures
    const weight = `scripts ${(scriptBytes / 1000).toFixed(0)} KB of ${(bytes / 1000).toFixed(0)} KB`
    report(
      name,
      `paint ${largestPaint.toFixed(0)} ms, blocked ${blocking.toFixed(0)} ms, shift ${shift.toFixed(3)}; ${weight}`,
      {
        goal: `${TARGETS.largestPaint} ms, ${TARGETS.blocking} ms, ${TARGETS.shift}`,
        isMet: missedBy(figures).length === 0,
      },
    )
    const [last] = visits.slice(-1)
    if (process.env.BENCH_CAUSES && last) printCauses(last)
  }
} finally {
  await browser.close()
  await game.stop()
}
finish('phone', `medians of ${ROUNDS}`)
