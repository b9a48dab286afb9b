/** `npm test`: every check of the house in order, closing with one line of counts. Goes on after a failure, so that one run tells all. */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'

type Check = { name: string; command: string[]; suite?: true }

function vitest(project: string): string[] {
  return ['vitest', 'run', '--project', project]
}

const checks: Check[] = [
  { name: 'types', command: ['node', 'node_modules/tsgo/bin/tsc', '-p', 'tsconfig.json'] },
  { name: 'format and lint', command: ['biome', 'check'] },
  { name: 'contract lint and drift', command: ['node', 'tools/generate/main.ts', '--check'] },
  { name: 'unused code and dependencies', command: ['knip'] },
  { name: 'builds', command: ['node', 'tools/build.ts'] },
  { name: 'first load of the castle page', command: ['node', 'tools/check-bundle.ts'] },
  { name: 'structure, rules, contracts, server', command: vitest('node'), suite: true },
  { name: 'stories', command: vitest('stories'), suite: true },
  { name: 'end to end', command: vitest('e2e'), suite: true },
]

const report = z.object({ numPassedTests: z.number(), numFailedTests: z.number(), success: z.boolean() })

type Count = { passed: number; failed: number }

function run(check: Check, folder: string): Count {
  const file = join(folder, 'report.json')
  rmSync(file, { force: true })
  const [command = '', ...args] = check.command
  const reporters = check.suite ? ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`] : []
  const started = performance.now()
  console.log(`\n── ${check.name} ──`)
  const { status } = spawnSync(command, [...args, ...reporters], { stdio: 'inherit' })
  console.log(
    `── ${check.name}: ${status === 0 ? 'ok' : 'FAILED'} (${((performance.now() - started) / 1000).toFixed(1)} s)`,
  )
  if (!check.suite) return status === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
  return countSuite(file, status)
}

/** A suite that could not even report, or failed outside a test (a file that does not load, an unhandled rejection), counts as one failure. */
function countSuite(file: string, status: number | null): Count {
  try {
    const { numPassedTests, numFailedTests } = report.parse(JSON.parse(readFileSync(file, 'utf8')))
    return { passed: numPassedTests, failed: status === 0 ? numFailedTests : Math.max(1, numFailedTests) }
  } catch {
    return { passed: 0, failed: 1 }
  }
}

const wanted = process.argv.slice(2)
const folder = mkdtempSync(join(tmpdir(), 'donjon-test-'))
const counts = checks
  .filter((check) => wanted.length === 0 || wanted.some((word) => check.name.includes(word)))
  .map((check) => ({ name: check.name, ...run(check, folder) }))
rmSync(folder, { recursive: true })

const passed = counts.reduce((sum, count) => sum + count.passed, 0)
const failed = counts.reduce((sum, count) => sum + count.failed, 0)
console.log()
for (const count of counts)
  console.log(`${count.failed ? '✗' : '✓'} ${count.name}: ${count.passed} passed, ${count.failed} failed`)
console.log(`\n${passed} passed, ${failed} failed`)
process.exitCode = failed || !passed ? 1 : 0
