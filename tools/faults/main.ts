/**
 * `npm run faults`: tests the tests. Seeds one fault after the other into a copy of the project, runs the tests that
 * should see it, and tells which do. Ends with 1 if a fault is not seen. `-- --only words`, once or more often, takes the
 * faults whose names contain these words, and `-- --part 2/6` the second sixth of them. Without a fault the same tests must pass: that is run first, unless
 * `--no-control` says that it has been.
 */
import { parseArgs } from 'node:util'
import type { Fault } from './fault.ts'
import { FAULTS } from './faults.ts'
import { copyProject, type ProjectCopy } from './project-copy.ts'
import { type Outcome, runTests } from './run-tests.ts'

const { values } = parseArgs({
  options: {
    only: { type: 'string', multiple: true },
    part: { type: 'string', default: '1/1' },
    'no-control': { type: 'boolean' },
  },
})
const { only = [''], part } = values
const [number = 1, parts = 1] = part.split('/').map(Number)
const asked = FAULTS.filter(({ name }) => only.some((words) => name.includes(words))).filter(
  (_, index, { length }) => Math.floor((index * parts) / length) === number - 1,
)

const FILES_AT_ONCE = 8

async function checkSound(copy: ProjectCopy): Promise<boolean> {
  const files = [...new Set(asked.map(({ seenBy }) => seenBy.file))]
  let passed = 0
  const bad: string[] = []
  // A run of all files would take longer on a busy machine than a run may.
  for (let first = 0; first < files.length; first += FILES_AT_ONCE) {
    const outcome = await runTests(copy.folder, files.slice(first, first + FILES_AT_ONCE))
    passed += outcome.passed
    bad.push(...outcome.failed, ...outcome.broken)
  }
  console.log(`Without a fault: ${passed} tests of ${files.length} files passed, ${bad.length} failed`)
  for (const name of bad) console.log(`  ${name}`)
  return passed > 0 && bad.length === 0
}

function verdictOf({ passed, failed, broken }: Outcome): string {
  const [first] = failed
  if (first === undefined && broken.length > 0) return `BROKEN, NOT SEEN: ${broken[0]} could not run with it`
  if (passed + failed.length === 0) return 'NOT RUN: no test has this name'
  return first === undefined ? `NOT SEEN by ${passed} tests` : `seen by ${first}`
}

async function tryFault(copy: ProjectCopy, fault: Fault): Promise<boolean> {
  const started = performance.now()
  const takeOut = copy.seed(fault)
  try {
    const outcome = await runTests(copy.folder, [fault.seenBy.file], fault.seenBy.test)
    const seconds = ((performance.now() - started) / 1000).toFixed(0)
    console.log(`${fault.name} | ${verdictOf(outcome)} | ${seconds} s`)
    return outcome.failed.length > 0
  } finally {
    takeOut()
  }
}

if (asked.length === 0) throw new Error(`No fault has a name with ${only.join(', ')}`)
const copy = copyProject()
try {
  const isSound = values['no-control'] || (await checkSound(copy))
  let seen = 0
  if (isSound) for (const fault of asked) seen += Number(await tryFault(copy, fault))
  console.log(`\n${seen} of ${asked.length} faults are seen`)
  process.exitCode = seen === asked.length ? 0 : 1
} finally {
  copy.remove()
}
