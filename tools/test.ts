/**
 * `npm test`: every check of the project. `npm test quick`: types, lint, rules and what belongs to the
 * domains that differ from main. `npm test -- types stories`: the checks whose names contain one of the
 * words. `npm test -- --shard 1/3`: the first third of it, for one of three machines. Continues after a failure, so that one run
 * reports everything, and ends with what failed, the time of each check, the slowest files, and one line of counts.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { changedTests } from './test/changed-tests.ts'
import type { Plan } from './test/plan.ts'
import { printTimes } from './test/print-times.ts'
import { type Check, type Count, runCheck } from './test/run-check.ts'
import { shardOf } from './test/shard.ts'

const TYPES_CHECK: Check = {
  name: 'types',
  command: ['node', 'tools/types.ts'],
}
const LINT_CHECK: Check = { name: 'format and lint', command: ['biome', 'check'] }
const CONTRACT_CHECK: Check = {
  name: 'contract lint and drift',
  command: ['node', 'tools/generate/main.ts', '--check'],
}

function suite(name: string, projects: string[], files: string[] = []): Check {
  const named = projects.flatMap((project) => ['--project', project])
  return { name, command: ['vitest', 'run', ...named, ...files], suite: true }
}

function everything(): Plan {
  return {
    rows: [
      [
        { name: 'builds', command: ['node', 'tools/build.ts', '--stale'], isNeededBySuites: true },
        { name: 'first load of the castle page', command: ['node', 'tools/check-bundle.ts'] },
      ],
      [TYPES_CHECK, LINT_CHECK, CONTRACT_CHECK, { name: 'unused code and dependencies', command: ['knip'] }],
    ],
    suites: [
      suite('structure, rules, contracts, server', ['node']),
      suite('stories', ['stories']),
      suite('end to end', ['e2e']),
    ],
  }
}

function quick(): Plan {
  const { domains, tests, stories } = changedTests()
  console.log(`Domains that differ from main: ${domains.join(', ') || 'none'}`)
  return {
    rows: [[TYPES_CHECK], [LINT_CHECK, CONTRACT_CHECK]],
    suites: [
      suite('structure, rules and changed domains', ['node'], ['tests/structure', 'tests/rules', ...tests]),
      ...(stories.length > 0 ? [suite('stories of changed domains', ['stories'], stories)] : []),
    ],
  }
}

function only({ rows, suites }: Plan, words: string[]): Plan {
  const isMeant = ({ name }: Check) => words.some((word) => name.includes(word))
  return { rows: rows.map((row) => row.filter(isMeant)), suites: suites.filter(isMeant) }
}

async function runPlan({ rows, suites }: Plan, folder: string): Promise<Count[]> {
  const counts: Count[] = []
  const isAlone = rows.filter((row) => row.length > 0).length === 1
  const runRow = async (row: readonly Check[]) => {
    for (const check of row) counts.push(await runCheck(check, folder, isAlone))
  }
  await Promise.all(rows.map(runRow))
  for (const check of suites) counts.push(await runCheck(check, folder, true))
  return counts
}

const { positionals: words, values } = parseArgs({
  allowPositionals: true,
  options: { shard: { type: 'string', default: '1/1' } },
})
const isQuick = words.length === 1 && words[0] === 'quick'
const whole = isQuick ? quick() : words.length === 0 ? everything() : only(everything(), words)
const plan = shardOf(whole, values.shard)

const folder = mkdtempSync(join(tmpdir(), 'donjon-test-'))
const counts = await runPlan(plan, folder)
rmSync(folder, { recursive: true })

const passed = counts.reduce((sum, count) => sum + count.passed, 0)
const failed = counts.reduce((sum, count) => sum + count.failed, 0)
for (const failure of counts.flatMap(({ failures }) => failures)) console.log(`\n✗ ${failure}`)
printTimes(counts)
console.log(`\n${passed} passed, ${failed} failed`)
process.exitCode = failed || !passed ? 1 : 0
