/**
 * `npm run newcomer`: three newcomers play their first hour by taps on what they see, ten minutes at normal speed and
 * the rest in a world sixty times faster. Prints what was new and when, and saves pictures.
 *
 *     npm run newcomer -- --only Осмысл --slow 0 --minutes 10
 */
import { spawnSync } from 'node:child_process'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { launchBrowser } from '../../tests/support/browser.ts'
import { CHARACTERS } from './character.ts'
import { type Played, play } from './play.ts'
import { recordOf } from './record.ts'

const { values } = parseArgs({
  options: {
    /** Name of one newcomer. */
    only: { type: 'string' },
    /** Seconds at normal speed. */
    slow: { type: 'string', default: '600' },
    /** Real minutes at most. */
    minutes: { type: 'string', default: '45' },
    out: { type: 'string', default: '.data/newcomer' },
  },
})

// Without the stories, which take longer than everything else.
const built = spawnSync(process.execPath, ['tools/build.ts', '--stale'], {
  stdio: 'inherit',
  env: { ...process.env, NODE_ENV: 'production' },
})
if (built.status !== 0) process.exit(1)

const chosen = CHARACTERS.filter(({ name }) => values.only === undefined || name === values.only)
const ended = await Promise.allSettled(
  chosen.map(async (character): Promise<Played> => {
    const browser = await launchBrowser()
    try {
      return await play(browser, character, {
        folder: path.join(values.out, character.name),
        slowSeconds: Number(values.slow),
        minutes: Number(values.minutes),
      })
    } finally {
      await browser.close()
    }
  }),
)
const plays = ended.flatMap((end) => {
  if (end.status === 'fulfilled') return end.value
  console.error(end.reason)
  process.exitCode = 1
  return []
})
await mkdir(values.out, { recursive: true })
const record = recordOf(plays)
await writeFile(path.join(values.out, 'record.md'), record)
await writeFile(path.join(values.out, 'record.json'), JSON.stringify(plays, null, 2))
console.log(record)
