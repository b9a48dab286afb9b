import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Waits that fail by chance on a busy machine, and the one file that may use each. */
const RISKY_WAITS = {
  // A request that a navigation interrupts may never end.
  networkidle: 'support/open-quiet.ts',
  // Keys of a held button repeat at a rate.
  waitForTimeout: 'support/keyboard.ts',
}

const files = readdirSync('tests', { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => /\.tsx?$/.test(file) && !file.startsWith('structure/'))

test.each(Object.entries(RISKY_WAITS))('only one file waits by %s', (wait, file) => {
  const used = files.filter((name) => readFileSync(`tests/${name}`, 'utf8').includes(wait))
  expect(used).toEqual([file])
})
